import { createWalletRequestTracker, type DisconnectNotifier, type WalletRequestTracker } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { ConnectResult } from '../context.js'
import { isConnectionLive } from './isConnectionLive.js'

export function createConnectorRequests(
  config: Config,
  disconnects: DisconnectNotifier,
): WalletRequestTracker<Connector, ConnectResult> {
  const { events } = config._internal
  const requests = createWalletRequestTracker<Connector, ConnectResult>({
    isLive: (uid) => isConnectionLive(config, uid),
    undo: (uid, connector) => void disconnects.notify(uid, () => connector.disconnect()),
    // Once no request is open, the wallet may connect by itself, as with wagmi's connectors. Until then its events may
    // answer an abandoned request, and must not connect it.
    onIdle(uid, connector) {
      if (!isConnectionLive(config, uid)) connector.emitter.on('connect', events.connect)
    },
  })
  const endConnecting = () => {
    if (config.state.status !== 'connecting' || requests.isWaiting()) return
    config.setState((state) => ({
      ...state,
      status: isConnectionLive(config, state.current) ? 'connected' : 'disconnected',
    }))
  }
  return {
    isWaiting: requests.isWaiting,
    begin(uid, connector, onStatus) {
      connector.emitter.off('connect', events.connect)
      config.setState((state) => ({ ...state, status: 'connecting' }))
      const request = requests.begin(uid, connector, onStatus)
      return {
        ...request,
        end() {
          request.end()
          endConnecting()
        },
      }
    },
  }
}
