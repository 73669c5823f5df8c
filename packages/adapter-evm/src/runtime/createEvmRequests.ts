import { createRequests, type Leaving, type Requests } from '@foyer/core/adapter'
import type { Config, Connector } from '@wagmi/core'
import type { WalletAnswer } from './context.js'
import { isLive } from './isLive.js'

/** What wallets were asked, with wagmi's state: until an answer is in, it says no more than that it connects. */
export function createEvmRequests(config: Config, leaving: Leaving): Requests<Connector, WalletAnswer> {
  const { events } = config._internal
  const requests = createRequests<Connector, WalletAnswer>({
    isLive: (uid) => isLive(config, uid),
    undo: (uid, connector) => void leaving.leave(uid, () => connector.disconnect()),
    // A refused wallet may connect by itself again, as wagmi's own connectors do. One that was left may not: what it says
    // next is the answer that nobody waits for.
    onIdle(uid, connector) {
      if (!isLive(config, uid)) connector.emitter.on('connect', events.connect)
    },
  })
  const endConnecting = () => {
    if (config.state.status !== 'connecting' || requests.isWaiting()) return
    config.setState((state) => ({ ...state, status: isLive(config, state.current) ? 'connected' : 'disconnected' }))
  }
  return {
    isWaiting: requests.isWaiting,
    begin(uid, connector, onNews) {
      connector.emitter.off('connect', events.connect)
      config.setState((state) => ({ ...state, status: 'connecting' }))
      const request = requests.begin(uid, connector, onNews)
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
