import { createLive, ModalError, onAbort, type Standing } from '@foyer/core/adapter'
import { selectAccount } from './acts/selectAccount.js'
import { carryChoice } from './carryChoice.js'
import type { BitcoinConnection, RuntimeContext } from './context.js'
import { createProvider } from './createProvider.js'
import { keptOf } from './keptOf.js'
import type { WalletLink, WalletState } from './link.js'
import { toAccounts } from './toAccounts.js'

export interface ConnectionParameters {
  readonly walletId: string
  readonly link: WalletLink
  readonly state: WalletState
}

/** One connected wallet, as core wants it. Follows the wallet until either side ends it. */
export function createConnection(
  context: RuntimeContext,
  { walletId, link, state }: ConnectionParameters,
): BitcoinConnection {
  const { host, live: connections, leaving } = context
  const start = standingOf(state)
  if (!start) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  let now = state
  let chosen: string | undefined
  let latest: Promise<void> = Promise.resolve()

  const live = createLive<'bip122'>({
    standing: start,
    signal: host.signal,
    onEnd() {
      if (connections.get(walletId) === connection) connections.delete(walletId)
    },
  })
  /** Locked, or left: what hides does not say which, and whoever asks it next learns. */
  const endHidden = () => live.end(link.hides && new ModalError('WALLET_LOCKED', { context: { walletId } }))
  const memory = keptOf(host, walletId)
  if (link.hides) memory.allow()
  const apply = (next: WalletState) => {
    const standing = standingOf(next, chosen)
    if (!standing) return live.end()
    now = next
    live.set(standing)
  }
  /** What is read last counts, however long the ones before it take; these resolve with it. */
  const refresh = (): Promise<void> => {
    const mine: Promise<void> = link.read().then((next) => {
      if (mine !== latest) return latest
      if (live.isEnded()) return
      if (!next) return endHidden()
      chosen = carryChoice({ chosen, before: now, next })
      apply(next)
    })
    latest = mine
    return mine
  }
  const stop = link.listen((event) => {
    if (event === 'hidden') return endHidden()
    if (event === 'ended') {
      memory.forget()
      return live.end()
    }
    refresh().catch((cause: unknown) => host.log('debug', `"${walletId}" changed and could not be read`, cause))
  })
  onAbort(live.signal, stop)

  const current = () => {
    live.check()
    return { ...now, account: live.now().accounts[0] }
  }
  const provider = createProvider(host, { link, current })
  const { signMessage, switchNetwork } = link
  const connection: BitcoinConnection = live.connection({
    provider,
    async disconnect() {
      if (live.isEnded()) return leaving.of(walletId)
      memory.forget()
      live.end()
      await leaving.leave(walletId, link.leave)
    },
    async selectAccount(account) {
      chosen = selectAccount(current(), account)
      apply(now)
    },
    ...(signMessage && {
      signMessage: ({ message, account }) => provider.signMessage({ message, address: account.address }),
    }),
    ...((link.sendTransfer ?? link.signPsbt) && {
      sendTransaction: async ({ transaction }) => ({ hash: await provider.sendTransfer(transaction) }),
    }),
    ...(switchNetwork && {
      async switchNetwork(network) {
        await switchNetwork(network)
        // Not every wallet says that it has switched.
        await refresh()
        if (now.caipNetworkId === network.caipNetworkId) return
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      },
    }),
  })
  connections.set(walletId, connection)
  return connection
}

/** Undefined where nothing can be paid from. */
function standingOf({ addresses, caipNetworkId }: WalletState, chosen?: string): Standing<'bip122'> | undefined {
  const accounts = toAccounts(addresses, chosen)
  return accounts && { accounts, caipNetworkId }
}
