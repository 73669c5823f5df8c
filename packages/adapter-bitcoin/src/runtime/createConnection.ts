import { type Accounts, type ConnectionChange, ModalError, onAbort } from '@foyer/core/adapter'
import { selectAccount } from './acts/selectAccount.js'
import { carryChoice } from './carryChoice.js'
import type { BitcoinConnection, RuntimeContext } from './context.js'
import { createProvider } from './createProvider.js'
import { leaveWallet } from './leaveWallet.js'
import type { WalletLink, WalletState } from './link.js'
import { toAccounts } from './toAccounts.js'

type Change = ConnectionChange<'bip122'>

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
  const { host, live } = context
  const listeners = new Set<(change: Change) => void>()
  let now = state
  let accounts = accountsOf(walletId, state)
  let chosen: string | undefined
  let isEnded = false
  let reading = 0

  const tell = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  const end = () => {
    if (isEnded) return
    isEnded = true
    unlink()
    stop()
    if (live.get(walletId) === connection) live.delete(walletId)
    tell({ type: 'end' })
    listeners.clear()
  }
  const apply = (next: WalletState) => {
    const found = toAccounts(next.addresses, chosen)
    if (!found) return end()
    const before = { accounts, caipNetworkId: now.caipNetworkId }
    now = next
    accounts = found
    // Both say the same at either moment: who hears one of the two finds the other changed as well.
    if (JSON.stringify(accounts) !== JSON.stringify(before.accounts)) tell({ type: 'accounts', accounts })
    if (now.caipNetworkId !== before.caipNetworkId) tell({ type: 'network', caipNetworkId: now.caipNetworkId })
  }
  /** What is read last counts, however long the ones before it take. */
  const refresh = async () => {
    const mine = ++reading
    const next = await link.read()
    if (isEnded || mine !== reading) return
    if (!next) return end()
    chosen = carryChoice({ chosen, before: now, next })
    apply(next)
  }
  const stop = link.listen((event) => {
    if (event === 'ended') return end()
    refresh().catch((cause: unknown) => host.log('debug', `"${walletId}" changed and could not be read`, cause))
  })
  const unlink = onAbort(host.signal, stop)

  const current = () => {
    if (isEnded) throw new ModalError('CONNECTION_ENDED')
    return { ...now, account: accounts[0] }
  }
  const provider = createProvider(host, { link, current })
  const { signMessage, switchNetwork } = link
  const connection: BitcoinConnection = {
    provider,
    get accounts() {
      return accounts
    },
    get caipNetworkId() {
      return now.caipNetworkId
    },
    watch(listener) {
      if (!isEnded) listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async disconnect() {
      if (isEnded) return context.leaving.get(walletId)
      end()
      await leaveWallet(context, walletId, link)
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
        current()
        await switchNetwork(network)
        // Not every wallet says that it has switched.
        await refresh()
        if (now.caipNetworkId === network.caipNetworkId) return
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      },
    }),
  }
  live.set(walletId, connection)
  return connection
}

function accountsOf(walletId: string, { addresses }: WalletState): Accounts {
  const accounts = toAccounts(addresses)
  if (!accounts) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  return accounts
}
