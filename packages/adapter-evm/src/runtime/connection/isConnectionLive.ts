import type { Config, Connector } from '@wagmi/core'

/** Detects connectors that wagmi has restored. Until then, wagmi's state holds plain data instead of the connector. */
export function isConnectorRestored(connector: Connector): boolean {
  return typeof connector.connect === 'function'
}

export function isConnectionLive(config: Config, uid: string | null): uid is string {
  const connection = uid === null ? undefined : config.state.connections.get(uid)
  return connection !== undefined && isConnectorRestored(connection.connector)
}
