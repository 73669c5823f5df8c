import {
  type Account,
  type Accounts,
  type CaipNetworkId,
  type ConnectionChange,
  ModalError,
  onAbort,
} from '@foyer/core/adapter'
import { askSigner } from './acts/askSigner.js'
import type { ActContext } from './acts/context.js'
import { createProvider, toMessage } from './acts/createProvider.js'
import { sendTransaction } from './acts/sendTransaction.js'
import type { RuntimeContext, SolanaConnection } from './context.js'
import { leaveWallet } from './leaveWallet.js'
import type { Link } from './link.js'
import { rememberNetwork } from './pickNetwork.js'
import { toBase58 } from './wire/base58.js'

type Change = ConnectionChange<'solana'>

export interface CreateConnectionParameters {
  readonly walletId: string
  readonly link: Link
  readonly caipNetworkId: CaipNetworkId<'solana'>
}

/** A wallet's link as core wants it: with a network of its own, and an account in use. */
export function createConnection(context: RuntimeContext, parameters: CreateConnectionParameters): SolanaConnection {
  const { host, live } = context
  const { walletId, link } = parameters
  const listeners = new Set<(change: Change) => void>()
  let { caipNetworkId } = parameters
  let isEnded = false
  let chosen: string | undefined
  let first = link.accounts()[0]?.address

  const read = (): Accounts | undefined => {
    const all = link.accounts()
    // A wallet that puts another account first has the last word.
    if (all[0]?.address !== first) chosen = undefined
    first = all[0]?.address
    const order = [...all].sort((one, other) => Number(other.address === chosen) - Number(one.address === chosen))
    const [account, ...others] = order.map(({ address, label }): Account => ({ address, type: 'eoa', label }))
    return account && [account, ...others]
  }
  const found = read()
  if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  let accounts = found

  const tell = (change: Change) => {
    for (const listener of [...listeners]) listener(change)
  }
  const end = (cause?: unknown) => {
    if (isEnded) return
    isEnded = true
    stop()
    if (live.get(walletId) === connection) live.delete(walletId)
    tell({ type: 'end', cause })
    listeners.clear()
  }
  const follow = () => {
    const next = read()
    if (!next) return end()
    const isSame = keyOf(next) === keyOf(accounts)
    accounts = next
    if (!isSame) tell({ type: 'accounts', accounts })
  }
  const moveTo = (next: CaipNetworkId<'solana'>, from = [caipNetworkId]) => {
    if (next === caipNetworkId || !from.includes(caipNetworkId)) return
    caipNetworkId = next
    rememberNetwork(context, next)
    tell({ type: 'network', caipNetworkId })
  }
  const unwatch = link.watch((change) => {
    if (change.type === 'end') end(change.cause)
    else if (change.type === 'network') moveTo(change.caipNetworkId, change.from)
    else follow()
  })
  const unlink = onAbort(host.signal, unwatch)
  const stop = () => {
    unwatch()
    unlink()
  }

  const check = () => {
    if (isEnded) throw new ModalError('CONNECTION_ENDED')
  }
  const acts: ActContext = { host, link, check, signing: () => ({ address: accounts[0].address, caipNetworkId }) }
  const { signMessage } = link
  const connection: SolanaConnection = {
    provider: createProvider(acts),
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
    ...(signMessage && {
      async signMessage({ message, account: { address } }) {
        const ask = () => signMessage(toMessage(message), { address, caipNetworkId })
        return toBase58((await askSigner(acts, ask)).signature)
      },
    }),
    ...((link.sendTransaction || link.signTransactions) && {
      async sendTransaction({ transaction, account: { address } }) {
        return { hash: await sendTransaction(acts, { transaction, signing: { address, caipNetworkId } }) }
      },
    }),
    async switchNetwork(network) {
      check()
      const own = link.networks()
      if (own && !own.includes(network.caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      }
      await link.enterNetwork?.(network.caipNetworkId)
      moveTo(network.caipNetworkId)
    },
    async selectAccount({ address }) {
      check()
      if (!accounts.some((each) => each.address === address)) {
        throw new ModalError('NOT_AUTHORIZED', { context: { address } })
      }
      chosen = address
      follow()
    },
    async disconnect() {
      if (isEnded) return
      end()
      await leaveWallet(context, { walletId, link })
    },
  }
  live.set(walletId, connection)
  rememberNetwork(context, caipNetworkId)
  return connection
}

const keyOf = (accounts: Accounts) => accounts.map(({ address, label }) => `${address} ${label ?? ''}`).join()
