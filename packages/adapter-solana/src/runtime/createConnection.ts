import { type Account, type Accounts, type CaipNetworkId, createLive, ModalError, onAbort } from '@foyer/core/adapter'
import type { Link } from '../link.js'
import { askSigner } from './acts/askSigner.js'
import type { ActContext } from './acts/context.js'
import { createProvider, toMessage } from './acts/createProvider.js'
import { sendTransaction } from './acts/sendTransaction.js'
import type { RuntimeContext, SolanaConnection } from './context.js'
import { rememberNetwork } from './pickNetwork.js'
import type { SignedBy } from './signIn.js'
import { toBase58 } from './wire/base58.js'

export interface CreateConnectionParameters {
  readonly walletId: string
  readonly link: Link
  readonly caipNetworkId: CaipNetworkId<'solana'>
  /** What one of its accounts, which leads then, signed while it connected. */
  readonly signed?: SignedBy | undefined
}

/** A wallet's link as core wants it: with a network of its own, and an account in use. */
export function createConnection(context: RuntimeContext, parameters: CreateConnectionParameters): SolanaConnection {
  const { host, live: connections, leaving } = context
  const { walletId, link, caipNetworkId, signed } = parameters
  let chosen = signed?.address
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
  const accounts = read()
  if (!accounts) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })

  const live = createLive<'solana'>({
    standing: { accounts, caipNetworkId },
    signal: host.signal,
    onEnd() {
      if (connections.get(walletId) === connection) connections.delete(walletId)
    },
  })
  const { check, now, set } = live
  const follow = () => {
    const next = read()
    if (next) set({ ...now(), accounts: next })
    else live.end()
  }
  const moveTo = (next: CaipNetworkId<'solana'>) => {
    if (next === now().caipNetworkId) return
    rememberNetwork(context, next)
    set({ ...now(), caipNetworkId: next })
  }
  const unwatch = link.watch((change) => {
    if (live.isEnded()) return
    if (change.type === 'end') live.end(change.cause)
    else if (change.type === 'accounts') follow()
    else if (change.from?.includes(now().caipNetworkId) ?? true) moveTo(change.caipNetworkId)
  })
  onAbort(live.signal, unwatch)

  const signing = () => ({ address: now().accounts[0].address, caipNetworkId: now().caipNetworkId })
  const acts: ActContext = { host, link, check, signing }
  const { signMessage } = link
  const connection: SolanaConnection = live.connection({
    provider: createProvider(acts),
    ...(signed && { signedIn: { message: signed.message, signature: signed.signature } }),
    ...(signMessage && {
      async signMessage({ message, account: { address } }) {
        const ask = () => signMessage(toMessage(message), { ...signing(), address })
        return toBase58((await askSigner(acts, ask)).signature)
      },
    }),
    ...((link.sendTransaction || link.signTransactions) && {
      async sendTransaction({ transaction, account: { address } }) {
        return { hash: await sendTransaction(acts, { transaction, signing: { ...signing(), address } }) }
      },
    }),
    async switchNetwork(network) {
      const own = link.networks()
      if (own && !own.includes(network.caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      }
      await link.enterNetwork?.(network.caipNetworkId)
      moveTo(network.caipNetworkId)
    },
    async selectAccount({ address }) {
      if (!now().accounts.some((each) => each.address === address)) {
        throw new ModalError('NOT_AUTHORIZED', { context: { address } })
      }
      chosen = address
      follow()
    },
    async disconnect() {
      if (live.isEnded()) return leaving.of(walletId)
      live.end()
      await leaving.leave(walletId, link.leave)
    },
  })
  connections.set(walletId, connection)
  rememberNetwork(context, caipNetworkId)
  return connection
}
