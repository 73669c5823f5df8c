import type { ModalContext } from '../../context.js'
import { dataService } from '../../flows/dataService.js'
import { getHistory } from '../../services/data/getHistory.js'
import type { ActivityPage } from '../../types/activity.js'
import type { SourceQuery } from './activitySource.js'

const nothing: ActivityPage = { items: [] }

/** What the data service tells, of networks that it knows. */
export async function readService(
  context: ModalContext,
  { address, network, cursor, signal }: SourceQuery,
): Promise<ActivityPage> {
  const service = context.use(dataService)
  const { caipNetworkId } = network
  if (!service || !(await service.supports(caipNetworkId))) return nothing
  return getHistory(service.http, { account: address, chainId: caipNetworkId, cursor, signal })
}
