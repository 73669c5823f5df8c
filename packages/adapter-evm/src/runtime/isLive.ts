import type { Config, Connector } from '@wagmi/core'

/** A stored connection that wagmi has not restored yet has a name in place of its connector. */
export function isReal(connector: Connector): boolean {
  return typeof connector.connect === 'function'
}

/** True for a connection that wagmi holds and that can be used. */
export function isLive(config: Config, uid: string | null): uid is string {
  const connection = uid === null ? undefined : config.state.connections.get(uid)
  return connection !== undefined && isReal(connection.connector)
}
