import { dataService } from '../../flows/dataService.js'
import { getHistory } from '../../services/data/getHistory.js'
import type { ActivityPage } from '../../types/activity.js'
import type { ActivitySource, MakeSource } from './activitySource.js'

/** What the chain itself tells. */
const chain: MakeSource = ({ adapters }) => ({
  id: 'chain',
  async read({ namespace, ...query }) {
    const ledger = await adapters.get(namespace)?.ledger?.()
    return ledger?.activity?.(query)
  },
})

const nothing: ActivityPage = { items: [] }

/** The data service, for networks that it knows. */
const service: MakeSource = (context) => {
  const data = context.use(dataService)
  return (
    data && {
      id: 'service',
      async read({ address, network, cursor, signal }) {
        const { caipNetworkId } = network
        if (!(await data.supports(caipNetworkId))) return nothing
        return getHistory(data.http, { account: address, chainId: caipNetworkId, cursor, signal })
      },
    }
  )
}

/** An explorer of the site's choice. What reads it is loaded where there is one. */
const explorer: MakeSource = ({ options, signal }) => {
  const { activity } = options.features
  const urls = typeof activity === 'object' ? activity.blockscout : undefined
  if (!urls) return undefined
  let loaded: Promise<ActivitySource> | undefined
  return {
    id: 'explorer',
    async read(query) {
      const baseUrl = urls[query.network.caipNetworkId]
      if (baseUrl === undefined) return undefined
      loaded ??= import('./blockscout.js').then(({ blockscout }) => blockscout({ urls, signal }))
      return (await loaded).read(query)
    },
  }
}

/** Who is asked, beside one's own transactions. Of what two say of one transaction, the first is believed. */
export const activitySources: readonly MakeSource[] = [chain, explorer, service]
