import type { ServiceMetrics } from '../operation/createMetrics'
import { getSecondsLeft, type Usage } from '../projects/openUsage'
import type { Project } from '../projects/projectSchema'
import { refuse } from './problems'

/**
 * Counts requests of a project, and refuses them beyond the project's quota of the day.
 *
 * @default one request
 */
export async function takeQuota(
  id: string,
  { requestsPerDay }: Project,
  usage: Usage,
  {
    log,
    metrics,
  }: { readonly log: (line: string) => void; readonly metrics?: Pick<ServiceMetrics, 'countRefusal'> | undefined },
  requests = 1,
) {
  // Serves a project whose requests cannot be counted.
  const counted = await usage.count(id, requests).catch(() => log('server: a request could not be counted'))
  if (requestsPerDay === undefined || (counted ?? 0) <= requestsPerDay) return
  metrics?.countRefusal('requestsPerDay')
  refuse(429, 'This project has used up its requests for today (UTC). Try again tomorrow.', {
    'retry-after': String(getSecondsLeft(new Date())),
  })
}
