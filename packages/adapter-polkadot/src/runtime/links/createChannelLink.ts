import { type Channel, ModalError } from '@foyer/core/adapter'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotId } from '../context.js'
import { createChannelSigner } from './createChannelSigner.js'
import type { LinkChange, WalletLink } from './link.js'

/** A wallet on another device. It signs for the networks that it approved. */
export function createChannelLink(channel: Channel): WalletLink {
  const approved = () => channel.approved('polkadot')
  return {
    walletId: channel.wallet.id,
    wallet: channel,
    accounts(caipNetworkId) {
      const all = (approved()?.accounts ?? []).map((each) => {
        const [, reference, address = ''] = each.split(':')
        return { reference, address }
      })
      const here = all.filter(({ reference }) => caipNetworkId === `polkadot:${reference}`)
      // A wallet on a network outside of what it approved has the same accounts there.
      return here.length ? here : all
    },
    canUse: (caipNetworkId) => approved()?.caipNetworkIds.includes(caipNetworkId) ?? false,
    createSigner(current): PolkadotSigner {
      return createChannelSigner(channel, { methods: approved()?.methods ?? [], current })
    },
    watch(listener) {
      return channel.watch('polkadot', (change) => {
        if (change.type === 'end') return listener(change)
        // A wallet that takes its part of the session back has left this namespace.
        if (!approved()) return listener({ type: 'end', cause: new ModalError('CONNECTION_ENDED') })
        listener(toLinkChange(change))
      })
    },
    close: () => channel.close(),
  }
}

function toLinkChange(change: Exclude<Parameters<Parameters<Channel['watch']>[1]>[0], { type: 'end' }>): LinkChange {
  if (change.type === 'network') return { type: 'network', caipNetworkId: change.caipNetworkId as PolkadotId }
  return { type: 'accounts', first: change.type === 'accounts' ? change.addresses[0] : undefined }
}
