import type { ChannelSupport } from '../../adapter/channel.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

/** Mutable, as WalletConnect's types want it. */
export interface ProposedNamespace {
  chains: string[]
  methods: string[]
  events: string[]
}

/** Nothing is required, everything configured is asked for: a wallet that knows a part of it can be used for that part. */
export function toNamespaces(
  supports: ReadonlyMap<Namespace, ChannelSupport>,
  networks: readonly Network[],
): Record<string, ProposedNamespace> {
  const entries = [...supports].map(([namespace, { methods, events, formerIds = {} }]) => {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const chains: string[] = own.flatMap(({ caipNetworkId }) => [caipNetworkId, formerIds[caipNetworkId] ?? []].flat())
    const proposed: ProposedNamespace = { chains, methods: [...methods], events: [...events] }
    return [namespace, proposed] as const
  })
  return Object.fromEntries(entries.filter(([, { chains }]) => chains.length > 0))
}
