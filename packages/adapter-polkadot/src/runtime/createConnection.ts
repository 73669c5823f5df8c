import { type Account, type Accounts, type ConnectionChange, ModalError, onAbort } from '@foyer/core/adapter'
import { signMessage } from './acts/signMessage.js'
import type { PolkadotConnection, PolkadotId, RuntimeContext } from './context.js'
import { kept } from './kept.js'
import type { LinkChange, WalletLink } from './links/link.js'
import { toAccounts, toKey } from './toAccounts.js'

type Change = ConnectionChange<'polkadot'>

export interface CreateConnectionParameters {
  readonly link: WalletLink
  /** Where the connection begins. */
  readonly caipNetworkId: PolkadotId
}

/**
 * A wallet that let the page in, as core wants it. Which network is in use, and which account of those that the wallet
 * shares, is the page's choice. Rejects with `NOT_AUTHORIZED` when the wallet shares no account of the network.
 */
export function createConnection(
  { host, metadata }: RuntimeContext,
  { link, caipNetworkId: start }: CreateConnectionParameters,
): PolkadotConnection {
  const listeners = new Set<(change: Change) => void>()
  const memory = kept(host, link.walletId)
  const chosen = { key: memory.account() }
  let caipNetworkId = start
  let isEnded = false

  const networkOf = (id: PolkadotId) => host.$networks.get().find((each) => each.caipNetworkId === id)
  const accountsOn = (id: PolkadotId) => {
    const shared = link.accounts(id)
    return toAccounts({ shared, network: networkOf(id), reference: id.slice('polkadot:'.length) })
  }
  const read = () => {
    const all = accountsOn(caipNetworkId)
    const isChosen = ({ key }: { readonly key: string }) => key === chosen.key
    const ordered = [...all.filter(isChosen), ...all.filter((each) => !isChosen(each))]
    const [first, ...others] = ordered.map(({ account }) => account)
    return first && ([first, ...others] satisfies Accounts)
  }
  const begun = read()
  if (!begun) {
    throw new ModalError('NOT_AUTHORIZED', {
      message: 'The wallet shares no account of this network',
      context: { walletId: link.walletId, caipNetworkId },
    })
  }
  let accounts: Accounts = begun

  const tell = (change: Change) => {
    for (const listener of [...listeners]) listener(change)
  }
  const end = (cause?: unknown) => {
    if (isEnded) return
    isEnded = true
    stop()
    memory.forget()
    tell({ type: 'end', cause })
    listeners.clear()
  }
  const refresh = (id = caipNetworkId) => {
    const before = { accounts, caipNetworkId }
    caipNetworkId = id
    const next = read()
    if (!next) return end()
    accounts = next
    // Both are in place before either is told: whoever hears of one may read the other.
    if (caipNetworkId !== before.caipNetworkId) tell({ type: 'network', caipNetworkId })
    if (JSON.stringify(accounts) !== JSON.stringify(before.accounts)) tell({ type: 'accounts', accounts })
  }
  const follow = (change: LinkChange) => {
    // What a wallet says while it is being left is not for the next visit.
    if (isEnded || host.signal.aborted) return
    if (change.type === 'end') return end(change.cause)
    if (change.type === 'accounts' && change.first !== undefined) chosen.key = toKey(change.first)
    refresh(change.type === 'network' ? change.caipNetworkId : undefined)
  }
  const choose = (key: string) => {
    chosen.key = key
    memory.choose(key)
    refresh()
  }

  const signer = link.createSigner(() => caipNetworkId)
  const unwatch = link.watch(follow)
  const unlink = onAbort(host.signal, unwatch)
  const stop = () => {
    unwatch()
    unlink()
  }
  /** The account as the wallet knows it. */
  const own = ({ address }: Account) => {
    const key = toKey(address)
    const found = accountsOn(caipNetworkId).find((each) => each.key === key)
    if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return found
  }
  const whileLive =
    <I, O>(act: (input: I) => Promise<O>) =>
    async (input: I): Promise<O> => {
      if (isEnded) throw new ModalError('CONNECTION_ENDED')
      return act(input)
    }

  return {
    provider: { signer, wallet: link.wallet },
    get accounts() {
      return accounts
    },
    get caipNetworkId() {
      return caipNetworkId
    },
    watch(listener) {
      if (!isEnded) listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async disconnect() {
      if (isEnded) return
      isEnded = true
      stop()
      listeners.clear()
      memory.forget()
      await link.close()
    },
    selectAccount: whileLive(async (account) => choose(own(account).key)),
    switchNetwork: whileLive(async ({ caipNetworkId: id }) => {
      const isThere = link.canUse(id) && accountsOn(id).length > 0
      if (!isThere) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: id } })
      refresh(id)
    }),
    ...(signer.signRaw && {
      signMessage: whileLive(({ message, account }) =>
        signMessage(signer, { message, address: own(account).shared.address }),
      ),
    }),
    ...(signer.signPayload && {
      sendTransaction: whileLive(async ({ transaction, account }) => {
        const { address } = own(account).shared
        const network = networkOf(caipNetworkId)
        if (!network) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        // What encodes transactions is larger than all the rest.
        const { sendTransaction } = await import('./acts/sendTransaction.js')
        return sendTransaction({ host, metadata }, { transaction, address, network, signer })
      }),
    }),
  }
}
