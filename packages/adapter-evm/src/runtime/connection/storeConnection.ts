import { ModalError, parseChainId } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { ConnectResult, EvmConnection, RuntimeContext } from '../context.js'
import { createConnection } from './createConnection.js'
import { isConnectorRestored } from './isConnectionLive.js'
import { storeRecentWallet } from './storeRecentWallet.js'

export interface StoreConnectionParameters extends ConnectResult {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  readonly isCurrent: boolean
}

/**
 * Stores the accounts of a connected wallet in wagmi's state. wagmi's own `connect` cannot be aborted and would store
 * them after the user canceled.
 */
export function storeConnection(context: RuntimeContext, parameters: StoreConnectionParameters): EvmConnection {
  const { config, requested, chosen } = context
  const { connector, provider, accounts, isCurrent } = parameters
  const [first, ...others] = accounts
  if (!first) throw new ModalError('NOT_AUTHORIZED')
  // A connector of the app may return any chain id.
  const chainId = parseChainId(parameters.chainId)
  if (chainId === undefined) {
    throw new ModalError('RESPONSE_INVALID', {
      message: 'The wallet returned no valid chain id',
      context: { walletId: connector.id },
    })
  }
  const { uid, emitter } = connector
  const { events } = config._internal
  emitter.off('connect', events.connect)
  for (const event of ['change', 'disconnect'] as const) emitter.off(event, events[event])
  emitter.on('change', events.change)
  emitter.on('disconnect', events.disconnect)

  requested.add(uid)
  config.setState((state) => {
    // Drop connections that wagmi has not restored, because they have no connector and wagmi's hooks would list them.
    const connections = new Map([...state.connections].filter(([, each]) => isConnectorRestored(each.connector)))
    const keeps = !isCurrent && state.current !== null && connections.has(state.current)
    chosen.uid = keeps ? state.current : uid
    connections.set(uid, { accounts: [first, ...others], chainId, connector })
    return { ...state, connections, current: chosen.uid, status: 'connected' }
  })
  storeRecentWallet(context, connector)
  return context.connections.get(uid) ?? createConnection(context, { connector, provider })
}
