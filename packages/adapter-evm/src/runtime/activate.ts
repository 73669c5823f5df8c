import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'
import { isLive } from './isLive.js'

/** Makes a connection wagmi's current one, so that hooks speak of the wallet that the modal shows. */
export function activate({ config, chosen }: RuntimeContext, { uid }: Connector): void {
  if (!isLive(config, uid)) return
  chosen.uid = uid
  if (config.state.current !== uid) config.setState((state) => ({ ...state, current: uid }))
}
