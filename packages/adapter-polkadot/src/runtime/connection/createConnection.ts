import {
  type Account,
  type Accounts,
  type ConnectionController,
  createConnectionController,
  ModalError,
  onAbort,
  requireNetwork,
} from '@foyer/core/adapter'
import type { PolkadotSigner } from '../../provider.js'
import type { PolkadotConnection, PolkadotNetworkId, RuntimeContext } from '../context.js'
import type { WalletApi, WalletApiEvent } from '../wallets/walletApi.js'
import { createAuthorizationStorage } from './createAuthorizationStorage.js'
import { toAccountKey, toAccounts } from './toAccounts.js'

export interface CreateConnectionParameters {
  readonly walletApi: WalletApi
  readonly caipNetworkId: PolkadotNetworkId
}

/** Creates a connection. Throws `ACCOUNT_NOT_SHARED` if the wallet shares no account for the network. */
export function createConnection(
  { adapterContext, disconnects, metadata }: RuntimeContext,
  { walletApi, caipNetworkId }: CreateConnectionParameters,
): PolkadotConnection {
  const { walletId } = walletApi
  const memory = createAuthorizationStorage(adapterContext, walletId)
  const chosen = { key: memory.readAccountKey() }

  const accountsOn = (id: PolkadotNetworkId) => {
    const network = adapterContext.$networks.get().find((each) => each.caipNetworkId === id)
    return toAccounts({ shared: walletApi.accounts(id), network, reference: id.slice('polkadot:'.length) })
  }
  const read = (id: PolkadotNetworkId): Accounts | undefined => {
    const all = accountsOn(id)
    const isChosen = ({ key }: { readonly key: string }) => key === chosen.key
    const ordered = [...all.filter(isChosen), ...all.filter((each) => !isChosen(each))]
    const [first, ...others] = ordered.map(({ account }) => account)
    return first && [first, ...others]
  }
  const accounts = read(caipNetworkId)
  if (!accounts) {
    throw new ModalError('ACCOUNT_NOT_SHARED', {
      message: 'The wallet shares no account for this network',
      context: { walletId, caipNetworkId },
    })
  }
  const live = createConnectionController<'polkadot'>({
    state: { accounts, caipNetworkId },
    signal: adapterContext.signal,
    // An extension reads the accounts whenever the window gets the focus.
    refresh: async (isRefused) => {
      if (isRefused) await walletApi.refresh?.()
    },
    onEnd: memory.forget,
  })
  const { now } = live
  const refresh = (id = now().caipNetworkId) => {
    const next = read(id)
    if (next) live.set({ accounts: next, caipNetworkId: id })
    else live.end()
  }
  const follow = (change: WalletApiEvent) => {
    if (live.signal.aborted) return
    if (change.type === 'end') return live.end(change.cause)
    if (change.type === 'accounts' && change.first !== undefined) chosen.key = toAccountKey(change.first)
    refresh(change.type === 'network' ? change.caipNetworkId : undefined)
  }
  const unwatch = walletApi.watch(follow)
  onAbort(live.signal, unwatch)

  const signer = withRefresh(
    live,
    walletApi.createSigner(() => now().caipNetworkId),
  )
  const own = ({ address }: Account) => {
    const key = toAccountKey(address)
    const result = accountsOn(now().caipNetworkId).find((each) => each.key === key)
    if (!result) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return result
  }
  return live.connection({
    provider: { signer, wallet: walletApi.wallet },
    owns: (address) => accountsOn(now().caipNetworkId).some(({ key }) => key === toAccountKey(address)),
    async disconnect() {
      if (live.isEnded()) return disconnects.pending(walletId)
      live.end()
      await disconnects.notify(walletId, walletApi.disconnect)
    },
    async selectAccount(account) {
      const { key } = own(account)
      chosen.key = key
      memory.storeAccountKey(key)
      refresh()
    },
    async switchNetwork({ caipNetworkId: id }) {
      const isThere = walletApi.canUse(id) && accountsOn(id).length > 0
      if (!isThere) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: id } })
      refresh(id)
    },
    ...(signer.signRaw && {
      async signMessage({ message, account }) {
        const { address } = own(account).shared
        const { signMessage } = await import('../methods/signMessage.js')
        return signMessage(signer, { message, address })
      },
    }),
    ...(signer.signPayload && {
      async sendTransaction({ transaction, account }) {
        const { address } = own(account).shared
        const network = requireNetwork(adapterContext, now().caipNetworkId)
        // Loads the transaction encoder, which is larger than the rest of the adapter, with the first transaction.
        const { sendTransaction } = await import('../methods/sendTransaction.js')
        return sendTransaction({ adapterContext, metadata }, { transaction, address, network, signer })
      },
    }),
  })
}

function withRefresh({ request }: ConnectionController<'polkadot'>, signer: PolkadotSigner): PolkadotSigner {
  const { signPayload, signRaw } = signer
  return {
    ...(signPayload && { signPayload: (payload) => request(() => signPayload(payload)) }),
    ...(signRaw && { signRaw: (raw) => request(() => signRaw(raw)) }),
  }
}
