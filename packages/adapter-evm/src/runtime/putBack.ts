import type { Connection } from '@wagmi/core'
import type { RuntimeContext } from './context.js'

/**
 * wagmi's provider empties the connections when it is mounted, taking them for what its own storage left; ours are live.
 * The state it leaves says so: connected, with a current one, and none at all. True when they were put back.
 */
export function putBack({ config, live }: RuntimeContext): boolean {
  const { status, current, connections } = config.state
  if (status !== 'connected' || connections.size || !current || !live.has(current)) return false
  const ours = new Map<string, Connection>()
  for (const connector of config.connectors) {
    const connection = live.get(connector.uid)
    if (!connection) continue
    const [first, ...others] = connection.accounts.map(({ address }) => address as `0x${string}`)
    if (!first) continue
    ours.set(connector.uid, {
      connector,
      accounts: [first, ...others],
      chainId: Number(connection.caipNetworkId.split(':')[1]),
    })
  }
  config.setState((state) => ({ ...state, connections: ours }))
  return true
}
