import type { ChannelSupport } from '../../adapter/channel.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

// `readonly` is missing because WalletConnect's types require mutable fields.
export interface ProposedNamespace {
  chains: string[]
  methods: string[]
  events: string[]
}

/** Builds the namespaces of a session proposal. Every network is optional, so that a wallet may approve only some. */
export function toProposedNamespaces(
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
