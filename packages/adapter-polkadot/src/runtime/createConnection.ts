import { type Account, type Accounts, createLive, ModalError, networkOf, onAbort } from '@foyer/core/adapter'
import type { PolkadotConnection, PolkadotId, RuntimeContext } from './context.js'
import { kept } from './kept.js'
import type { LinkChange, WalletLink } from './links/link.js'
import { toAccounts, toKey } from './toAccounts.js'

export interface CreateConnectionParameters {
  readonly link: WalletLink
  /** Where the connection begins. */
  readonly caipNetworkId: PolkadotId
}

/**
 * A wallet that let the page in, as core wants it. Which network is in use, and which account of those that the wallet
 * shares, is the page's choice. Rejects with `ACCOUNT_NOT_SHARED` when the wallet shares no account of the network.
 */
export function createConnection(
  { host, leaving, metadata }: RuntimeContext,
  { link, caipNetworkId }: CreateConnectionParameters,
): PolkadotConnection {
  const { walletId } = link
  const memory = kept(host, walletId)
  const chosen = { key: memory.account() }

  const accountsOn = (id: PolkadotId) => {
    const network = host.$networks.get().find((each) => each.caipNetworkId === id)
    return toAccounts({ shared: link.accounts(id), network, reference: id.slice('polkadot:'.length) })
  }
  const read = (id: PolkadotId): Accounts | undefined => {
    const all = accountsOn(id)
    const isChosen = ({ key }: { readonly key: string }) => key === chosen.key
    const ordered = [...all.filter(isChosen), ...all.filter((each) => !isChosen(each))]
    const [first, ...others] = ordered.map(({ account }) => account)
    return first && [first, ...others]
  }
  const accounts = read(caipNetworkId)
  if (!accounts) {
    throw new ModalError('ACCOUNT_NOT_SHARED', {
      message: 'The wallet shares no account of this network',
      context: { walletId, caipNetworkId },
    })
  }
  const live = createLive<'polkadot'>({
    standing: { accounts, caipNetworkId },
    signal: host.signal,
    onEnd: memory.forget,
  })
  const { now } = live
  const refresh = (id = now().caipNetworkId) => {
    const next = read(id)
    if (next) live.set({ accounts: next, caipNetworkId: id })
    else live.end()
  }
  const follow = (change: LinkChange) => {
    // What a wallet says while it is being left is not for the next visit.
    if (live.signal.aborted) return
    if (change.type === 'end') return live.end(change.cause)
    if (change.type === 'accounts' && change.first !== undefined) chosen.key = toKey(change.first)
    refresh(change.type === 'network' ? change.caipNetworkId : undefined)
  }
  const unwatch = link.watch(follow)
  onAbort(live.signal, unwatch)

  const signer = link.createSigner(() => now().caipNetworkId)
  /** The account as the wallet knows it. */
  const own = ({ address }: Account) => {
    const key = toKey(address)
    const found = accountsOn(now().caipNetworkId).find((each) => each.key === key)
    if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return found
  }
  return live.connection({
    provider: { signer, wallet: link.wallet },
    owns: (address) => accountsOn(now().caipNetworkId).some(({ key }) => key === toKey(address)),
    async disconnect() {
      if (live.isEnded()) return leaving.of(walletId)
      live.end()
      await leaving.leave(walletId, link.close)
    },
    async selectAccount(account) {
      const { key } = own(account)
      chosen.key = key
      memory.choose(key)
      refresh()
    },
    async switchNetwork({ caipNetworkId: id }) {
      const isThere = link.canUse(id) && accountsOn(id).length > 0
      if (!isThere) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: id } })
      refresh(id)
    },
    ...(signer.signRaw && {
      async signMessage({ message, account }) {
        const { address } = own(account).shared
        const { signMessage } = await import('./acts/signMessage.js')
        return signMessage(signer, { message, address })
      },
    }),
    ...(signer.signPayload && {
      async sendTransaction({ transaction, account }) {
        const { address } = own(account).shared
        const network = networkOf(host, now().caipNetworkId)
        // What encodes transactions is larger than all the rest.
        const { sendTransaction } = await import('./acts/sendTransaction.js')
        return sendTransaction({ host, metadata }, { transaction, address, network, signer })
      },
    }),
  })
}
