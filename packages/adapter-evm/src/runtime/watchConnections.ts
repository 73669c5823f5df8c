import { type FoundConnection, onAbort } from '@foyer/core/adapter'
import type { Connector } from '@wagmi/core'
import type { Eip1193Provider } from '../provider.js'
import type { RuntimeContext } from './context.js'
import { isLive, isReal } from './isLive.js'
import { openConnection } from './openConnection.js'

type Found = FoundConnection<'eip155', Eip1193Provider>

/**
 * Reports connections that the modal did not ask for, and again when one is made the current one on wagmi's side.
 */
export function watchConnections(context: RuntimeContext, listener: (found: Found) => void, signal: AbortSignal): void {
  const { config, asked, chosen, host, walletOf } = context
  const told = new Set<string>()
  let line = Promise.resolve()

  const tell = async (connector: Connector) => {
    try {
      const connection = await openConnection(context, connector)
      if (!signal.aborted)
        listener({ wallet: walletOf(connector), connection, active: connector.uid === config.state.current })
    } catch (cause) {
      host.log('debug', `${connector.name} was gone before it could be reported`, cause)
    }
  }
  const check = () => {
    const { connections, current, status } = config.state
    // wagmi's `reconnect` empties its state and puts connections back one by one.
    if (status === 'reconnecting') return
    for (const uid of told) if (!connections.has(uid)) told.delete(uid)
    const all = [...connections.values()].map(({ connector }) => connector).filter(isReal)
    const found = all.filter(({ uid }) => !asked.has(uid) && !told.has(uid))
    // When the current one has ended, the next is wagmi's own pick and core has its own.
    const isMoved = current !== chosen.uid && isLive(config, chosen.uid)
    if (!found.length && !isMoved) return

    for (const { uid } of found) told.add(uid)
    chosen.uid = current
    const order = [...found.filter(({ uid }) => uid !== current), ...all.filter(({ uid }) => uid === current)]
    for (const connector of order) line = line.then(() => tell(connector))
  }
  const stop = config.subscribe((state) => state, check)
  onAbort(signal, stop)
  check()
}
