import type { Connector } from '@wagmi/core'
import type { RuntimeContext } from './context.js'
import { isLive } from './isLive.js'
import { rememberWallet } from './rememberWallet.js'

/** Makes a connection wagmi's current one, so that hooks speak of the wallet that the modal shows. */
export function activate(context: RuntimeContext, connector: Connector): void {
  const { config, chosen } = context
  const { uid } = connector
  if (!isLive(config, uid)) return
  chosen.uid = uid
  if (config.state.current === uid) return
  config.setState((state) => ({ ...state, current: uid }))
  rememberWallet(context, connector)
}
