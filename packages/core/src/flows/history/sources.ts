import type { MakeSource } from './activitySource.js'

/** What the chain itself tells. */
const ledger: MakeSource = ({ adapters }) => ({
  id: 'chain',
  async read({ namespace, ...query }) {
    const own = await adapters.get(namespace)?.ledger?.()
    return own?.activity?.(query)
  },
})

/** The data service. Without a project there is none, unless the site has one of its own. */
const service: MakeSource = (context) => {
  const { basic, projectId, services } = context.options
  if (basic || !(projectId || services?.data)) return undefined
  return {
    id: 'service',
    read: async (query) => (await import('./serviceSource.js')).readService(context, query),
  }
}

/** An explorer of the site's choice. What reads it is loaded where there is one. */
const explorer: MakeSource = ({ options, signal }) => {
  const { activity } = options.features
  const urls = typeof activity === 'object' ? activity.blockscout : undefined
  if (!urls) return undefined
  return {
    id: 'explorer',
    async read(query) {
      if (urls[query.network.caipNetworkId] === undefined) return undefined
      const { blockscout } = await import('./blockscout.js')
      return blockscout({ urls, signal }).read(query)
    },
  }
}

/** Who is asked, beside one's own transactions. Of what two say of one transaction, the first is believed. */
export const activitySources: readonly MakeSource[] = [ledger, explorer, service]
