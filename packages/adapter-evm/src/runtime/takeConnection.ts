import { ModalError } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { EvmConnection, RuntimeContext, WalletAnswer } from './context.js'
import { createConnection } from './createConnection.js'
import { isReal } from './isLive.js'
import { rememberWallet } from './rememberWallet.js'
import { parseChainId } from './wallets/parseChainId.js'

export interface TakeConnectionParameters extends WalletAnswer {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  /** It becomes wagmi's current one, even if there is another. */
  readonly isWanted: boolean
}

/**
 * Puts what a wallet answered into wagmi's state, where hooks and modal both read it. wagmi's own `connect` cannot be
 * used: it has no way to give up, and would write the answer to a request that was closed.
 */
export function takeConnection(context: RuntimeContext, parameters: TakeConnectionParameters): EvmConnection {
  const { config, asked, chosen } = context
  const { connector, provider, accounts, isWanted } = parameters
  const [first, ...others] = accounts
  if (!first) throw new ModalError('NOT_AUTHORIZED')
  // A connector of the app's own hands on whatever its wallet said.
  const chainId = parseChainId(parameters.chainId)
  if (chainId === undefined) {
    throw new ModalError('RESPONSE_INVALID', {
      message: 'The wallet names no chain',
      context: { walletId: connector.id },
    })
  }
  const { uid, emitter } = connector
  const { events } = config._internal
  emitter.off('connect', events.connect)
  for (const event of ['change', 'disconnect'] as const) emitter.off(event, events[event])
  emitter.on('change', events.change)
  emitter.on('disconnect', events.disconnect)

  asked.add(uid)
  config.setState((state) => {
    // wagmi's memory of connections that were not restored holds no connectors, and hooks would list them.
    const connections = new Map([...state.connections].filter(([, each]) => isReal(each.connector)))
    const keeps = !isWanted && state.current !== null && connections.has(state.current)
    chosen.uid = keeps ? state.current : uid
    connections.set(uid, { accounts: [first, ...others], chainId, connector })
    return { ...state, connections, current: chosen.uid, status: 'connected' }
  })
  rememberWallet(context, connector)
  return context.live.get(uid) ?? createConnection(context, { connector, provider })
}
