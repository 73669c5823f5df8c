import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'
import { isLive } from './isLive.js'

/** Ends a connection: for the page and wagmi's hooks at once, then in the wallet. */
export async function disconnect(context: RuntimeContext, connector: Connector): Promise<void> {
  const { config, leaving } = context
  if (!isLive(config, connector.uid)) return leaving.of(connector.uid)
  // wagmi's own `disconnect` waits for the wallet first; one that does not answer would keep the visitor logged in.
  config._internal.events.disconnect({ uid: connector.uid })
  await leaving.leave(connector.uid, () => connector.disconnect())
}
