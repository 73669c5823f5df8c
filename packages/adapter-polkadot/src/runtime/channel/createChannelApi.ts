import { type Channel, ModalError } from '@foyer/core/adapter'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotNetworkId } from '../context.js'
import type { WalletApi, WalletApiEvent } from '../wallets/walletApi.js'
import { createChannelSigner } from './createChannelSigner.js'

export function createChannelApi(channel: Channel): WalletApi {
  const approved = () => channel.approved('polkadot')
  return {
    walletId: channel.wallet.id,
    wallet: channel,
    accounts(caipNetworkId) {
      const all = (approved()?.accounts ?? []).flatMap((each) => {
        const [, reference, address] = each.split(':')
        return address ? [{ reference, address }] : []
      })
      const here = all.filter(({ reference }) => caipNetworkId === `polkadot:${reference}`)
      // A network that the session does not approve has the same accounts.
      return here.length ? here : all
    },
    canUse: (caipNetworkId) => approved()?.caipNetworkIds.includes(caipNetworkId) ?? false,
    createSigner(current): PolkadotSigner {
      return createChannelSigner(channel, { methods: approved()?.methods ?? [], current })
    },
    watch(listener) {
      return channel.watch('polkadot', (change) => {
        if (change.type === 'end') return listener(change)
        // The wallet removed Polkadot from the session.
        if (!approved()) return listener({ type: 'end', cause: new ModalError('CONNECTION_ENDED') })
        listener(toLinkChange(change))
      })
    },
    disconnect: () => channel.close(),
  }
}

function toLinkChange(
  change: Exclude<Parameters<Parameters<Channel['watch']>[1]>[0], { type: 'end' }>,
): WalletApiEvent {
  if (change.type === 'network') return { type: 'network', caipNetworkId: change.caipNetworkId as PolkadotNetworkId }
  return { type: 'accounts', first: change.type === 'accounts' ? change.addresses[0] : undefined }
}
