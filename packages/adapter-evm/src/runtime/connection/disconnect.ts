import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from '../context.js'
import { isConnectionLive } from './isConnectionLive.js'

export async function disconnect(context: RuntimeContext, connector: Connector): Promise<void> {
  const { config, disconnects } = context
  if (!isConnectionLive(config, connector.uid)) return disconnects.pending(connector.uid)
  // wagmi's `disconnect` awaits the wallet, so a wallet that hangs would keep the user connected.
  config._internal.events.disconnect({ uid: connector.uid })
  await disconnects.notify(connector.uid, () => connector.disconnect())
}
