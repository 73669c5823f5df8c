import {
  type Account,
  type Accounts,
  type CaipNetworkId,
  type ConnectionController,
  createConnectionController,
  ModalError,
  onAbort,
} from '@foyer/core/adapter'
import type { WalletApi } from '../../walletApi.js'
import type { RuntimeContext, SolanaConnection } from '../context.js'
import type { MethodContext } from '../methods/context.js'
import { requestSignature } from '../methods/requestSignature.js'
import { sendTransaction } from '../methods/sendTransaction.js'
import type { SignInResult } from '../methods/signIn.js'
import { storeNetwork } from '../networks/pickInitialNetwork.js'
import { toBase58 } from '../wire/base58.js'
import { createProvider, encodeMessage } from './createProvider.js'

export interface CreateConnectionParameters {
  readonly walletId: string
  readonly walletApi: WalletApi
  readonly caipNetworkId: CaipNetworkId<'solana'>
  readonly signed?: SignInResult | undefined
}

export function createConnection(context: RuntimeContext, parameters: CreateConnectionParameters): SolanaConnection {
  const { adapterContext, connections, disconnects } = context
  const { walletId, walletApi, caipNetworkId, signed } = parameters
  let chosen = signed?.address
  let first = walletApi.accounts()[0]?.address

  const read = (): Accounts | undefined => {
    const all = walletApi.accounts()
    // If the wallet selects another account, that replaces the app's selection.
    if (all[0]?.address !== first) chosen = undefined
    first = all[0]?.address
    const order = [...all].sort((one, other) => Number(other.address === chosen) - Number(one.address === chosen))
    const [account, ...others] = order.map(({ address, label }): Account => ({ address, type: 'eoa', label }))
    return account && [account, ...others]
  }
  const accounts = read()
  if (!accounts) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })

  const live: ConnectionController<'solana'> = createConnectionController({
    state: { accounts, caipNetworkId },
    signal: adapterContext.signal,
    async refresh(isRefused) {
      await walletApi.refresh?.(isRefused)
      // A wallet that wakes up may list no account for a moment, so only a refusal ends the connection.
      if (!live.isEnded() && (isRefused || walletApi.accounts().length)) follow()
    },
    onEnd() {
      if (connections.get(walletId) === connection) connections.delete(walletId)
    },
  })
  const { request, check, now, set } = live
  const follow = () => {
    const next = read()
    if (next) set({ ...now(), accounts: next })
    else live.end()
  }
  const moveTo = (next: CaipNetworkId<'solana'>) => {
    if (next === now().caipNetworkId) return
    storeNetwork(context, next)
    set({ ...now(), caipNetworkId: next })
  }
  const unwatch = walletApi.watch((change) => {
    if (live.isEnded()) return
    if (change.type === 'end') live.end(change.cause)
    else if (change.type === 'accounts') follow()
    else if (change.from?.includes(now().caipNetworkId) ?? true) moveTo(change.caipNetworkId)
  })
  onAbort(live.signal, unwatch)

  const signing = () => ({ address: now().accounts[0].address, caipNetworkId: now().caipNetworkId })
  const methods: MethodContext = { adapterContext, walletApi, request, check, signing }
  const { signMessage } = walletApi
  const connection: SolanaConnection = live.connection({
    provider: createProvider(methods),
    ...(signed && { signedIn: { message: signed.message, signature: signed.signature } }),
    ...(signMessage && {
      async signMessage({ message, account: { address } }) {
        const send = () => signMessage(encodeMessage(message), { ...signing(), address })
        return toBase58((await requestSignature(methods, send)).signature)
      },
    }),
    ...((walletApi.sendTransaction || walletApi.signTransactions) && {
      async sendTransaction({ transaction, account: { address } }) {
        return { hash: await sendTransaction(methods, { transaction, signing: { ...signing(), address } }) }
      },
    }),
    async switchNetwork(network) {
      const own = walletApi.networks()
      if (own && !own.includes(network.caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId: network.caipNetworkId } })
      }
      await walletApi.enterNetwork?.(network.caipNetworkId)
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
      if (live.isEnded()) return disconnects.pending(walletId)
      live.end()
      await disconnects.notify(walletId, walletApi.disconnect)
    },
  })
  connections.set(walletId, connection)
  storeNetwork(context, caipNetworkId)
  return connection
}
