import { type DiscoveredConnection, onAbort } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../../provider.js'
import type { RuntimeContext } from '../context.js'
import { getOrCreateConnection } from './getOrCreateConnection.js'
import { isConnectionLive, isConnectorRestored } from './isConnectionLive.js'

type WagmiConnection = DiscoveredConnection<'eip155', Eip1193Provider>

export function watchConnections(
  context: RuntimeContext,
  listener: (result: WagmiConnection) => void,
  signal: AbortSignal,
): void {
  const { config, requested, chosen, adapterContext, getWallet } = context
  const reported = new Set<string>()
  let line = Promise.resolve()

  const report = async (connector: Connector) => {
    try {
      const connection = await getOrCreateConnection(context, connector)
      if (!signal.aborted)
        listener({ wallet: getWallet(connector), connection, active: connector.uid === config.state.current })
    } catch (cause) {
      adapterContext.log('debug', `${connector.name} disconnected before it could be reported`, cause)
    }
  }
  const check = () => {
    const { connections, current, status } = config.state
    // wagmi's `reconnect` empties its state first and restores connections one by one.
    if (status === 'reconnecting') return
    for (const uid of reported) if (!connections.has(uid)) reported.delete(uid)
    const all = [...connections.values()].map(({ connector }) => connector).filter(isConnectorRestored)
    const result = all.filter(({ uid }) => !requested.has(uid) && !reported.has(uid))
    // When the current connection ends, wagmi makes another one current by itself. The adapter ignores that, because
    // core selects the next connection.
    const isMoved = current !== chosen.uid && isConnectionLive(config, chosen.uid)
    if (!result.length && !isMoved) return

    for (const { uid } of result) reported.add(uid)
    chosen.uid = current
    const order = [...result.filter(({ uid }) => uid !== current), ...all.filter(({ uid }) => uid === current)]
    for (const connector of order) line = line.then(() => report(connector))
  }
  const stop = config.subscribe((state) => state, check)
  onAbort(signal, stop)
  check()
}
