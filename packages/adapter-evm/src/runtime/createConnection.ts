import { type Account, type Accounts, type ConnectionChange, ModalError, onAbort } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import { getAddress } from 'viem'
import type { Eip1193Provider } from '../provider.js'
import { activate } from './activate.js'
import { sendTransaction } from './acts/sendTransaction.js'
import { signMessage } from './acts/signMessage.js'
import { signTypedData } from './acts/signTypedData.js'
import type { EvmConnection, RuntimeContext } from './context.js'
import { disconnect } from './disconnect.js'
import { isLive } from './isLive.js'
import { putBack } from './putBack.js'
import { selectAccount } from './selectAccount.js'
import { switchNetwork } from './switchNetwork.js'

type Change = ConnectionChange<'eip155'>

/** One connection of wagmi's state, as core wants it. Lives until wagmi holds it no longer. */
export function createConnection(
  context: RuntimeContext,
  { connector, provider }: { readonly connector: Connector; readonly provider: Eip1193Provider },
): EvmConnection {
  const { config, live, asked } = context
  const { uid } = connector
  const listeners = new Set<(change: Change) => void>()
  const found = readConnection(context, connector)
  if (!found) throw new ModalError('CONNECTION_ENDED')
  let now = found
  let isEnded = false

  const tell = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  const follow = () => {
    const next = readConnection(context, connector)
    if (!next) {
      if (!putBack(context)) end()
      return
    }
    const before = now
    now = next
    if (now.key !== before.key) tell({ type: 'accounts', accounts: now.accounts })
    if (now.chainId !== before.chainId) tell({ type: 'network', caipNetworkId: `eip155:${now.chainId}` })
  }
  const end = () => {
    // wagmi's `reconnect` empties its state and puts connections back one by one.
    if (config.state.status === 'reconnecting') return
    isEnded = true
    unlink()
    stop()
    live.delete(uid)
    asked.delete(uid)
    context.accountTypes.delete(uid)
    tell({ type: 'end' })
    listeners.clear()
  }
  const stop = config.subscribe((state) => state, follow)
  const unlink = onAbort(context.signal, stop)

  const whileLive =
    <I, O>(act: (input: I) => Promise<O>) =>
    async (input: I): Promise<O> => {
      if (isEnded) throw new ModalError('CONNECTION_ENDED')
      return act(input)
    }
  const connection: EvmConnection = {
    provider,
    get accounts() {
      return now.accounts
    },
    get caipNetworkId() {
      return `eip155:${now.chainId}` as const
    },
    watch(listener) {
      if (!isEnded) listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    activate: () => activate(context, connector),
    disconnect: () => disconnect(context, connector),
    signMessage: whileLive((input) => signMessage(provider, input)),
    signTypedData: whileLive((input) => signTypedData(provider, input)),
    sendTransaction: whileLive((input) => sendTransaction(provider, { ...input, chainId: now.chainId })),
    selectAccount: whileLive((account) => selectAccount(context, { connector, account })),
    // A Safe lives on one chain.
    ...(connector.switchChain
      ? { switchNetwork: whileLive((network) => switchNetwork({ connector, provider, network })) }
      : {}),
  }
  live.set(uid, connection)
  return connection
}

function readConnection({ config, accountTypes }: RuntimeContext, { uid, type }: Connector) {
  const found = isLive(config, uid) ? config.state.connections.get(uid) : undefined
  const typeOf = accountTypes.get(uid)
  const [first, ...others] = (found?.accounts ?? []).map((given): Account => {
    const address = getAddress(given)
    return { address, type: typeOf?.(address) ?? (type === 'safe' ? 'smartAccount' : 'eoa') }
  })
  if (!found || !first) return
  const accounts: Accounts = [first, ...others]
  return { accounts, chainId: found.chainId, key: accounts.map(({ address }) => address).join() }
}
