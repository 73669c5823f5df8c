import type { ModalContext } from '../../modal/context.js'
import type { Modal } from '../../modal/modal.js'
import { getContext } from '../../modal/runtime.js'
import type { ActivityPage } from '../../types/activity.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { TokenInfo } from '../../types/token.js'

export interface ActivitySourceQuery {
  readonly caipAddress: CaipAddress
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  readonly cursor?: string | undefined
  readonly known: readonly TokenInfo[]
  readonly signal: AbortSignal
}

export interface ActivitySource {
  readonly id: string
  // Returns activity, newest first. Undefined if the source does not know the network.
  read(query: ActivitySourceQuery): Promise<ActivityPage | undefined>
}

type MakeSource = (context: ModalContext) => ActivitySource | undefined

const chainReader: MakeSource = ({ adapters }) => ({
  id: 'chain',
  async read({ namespace, ...query }) {
    const own = await adapters.get(namespace)?.chainReader?.()
    return own?.activity?.(query)
  },
})

const service: MakeSource = (context) => {
  const { basic, projectId, services } = context.options
  if (basic || !(projectId || services?.data)) return undefined
  return {
    id: 'service',
    read: async (query) => (await import('./fetchServiceHistory.js')).readServiceHistory(context, query),
  }
}

const explorer: MakeSource = ({ options, services, signal }) => {
  const { activity } = options.features
  const urls = typeof activity === 'object' ? activity.blockscout : undefined
  if (!urls) return undefined
  return {
    id: 'explorer',
    async read(query) {
      if (urls[query.network.caipNetworkId] === undefined) return undefined
      const { createBlockscoutSource } = await import('./blockscout.js')
      return createBlockscoutSource({ urls, signal, note: services.requests.note('history') }).read(query)
    },
  }
}

// Returns the sources of history. If two describe the same transaction, the earlier one in this order is used.
export function getActivitySources(modal: Modal): readonly ActivitySource[] {
  const context = getContext(modal)
  return [chainReader, explorer, service].flatMap((make) => make(context) ?? [])
}
