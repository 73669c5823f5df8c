import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Channel, ChannelSupport } from './channel.js'

/**
 * Adds `approvedNetworks` to the connections of a channel: the networks of its session, with current ids instead of
 * former ones.
 */
export function createChannelSupport<N extends Namespace, Provider>(
  namespace: N,
  support: ChannelSupport<N, Provider>,
): ChannelSupport<N, Provider> {
  const currentIds = new Map(Object.entries(support.formerIds ?? {}).map(([id, former]) => [former, id]))
  const isOwn = (id: string): id is CaipNetworkId<N> => id.startsWith(`${namespace}:`)
  const named = (channel: Channel) => {
    const ids = channel.approved(namespace)?.caipNetworkIds.map((id) => currentIds.get(id) ?? id)
    return ids && [...new Set(ids)].filter(isOwn)
  }
  return {
    ...support,
    async attach(channel, request) {
      const connection = await support.attach(channel, request)
      connection.approvedNetworks ??= () => named(channel)
      return connection
    },
  }
}
