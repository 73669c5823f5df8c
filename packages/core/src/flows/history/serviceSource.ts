import type { ModalContext } from '../../context.js'
import { getHistory } from '../../services/data/getHistory.js'
import type { ActivityPage } from '../../types/activity.js'
import { dataService } from '../dataService.js'
import type { SourceQuery } from './activitySource.js'

/** What the data service tells. Undefined: it does not know the network. */
export async function readService(
  context: ModalContext,
  { address, network, cursor, signal }: SourceQuery,
): Promise<ActivityPage | undefined> {
  const service = context.use(dataService)
  const { caipNetworkId } = network
  if (!service || !(await service.supports(caipNetworkId))) return undefined
  return getHistory(service.http, { account: address, chainId: caipNetworkId, cursor, signal })
}
