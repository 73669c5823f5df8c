import { getSecondsLeft, type Usage } from '../projects/openUsage'
import type { Project } from '../projects/projectSchema'
import { refuse } from './problems'

/** Counts a request of a project, and refuses it beyond the project's quota of the day. */
export async function takeQuota(id: string, { requestsPerDay }: Project, usage: Usage, log: (line: string) => void) {
  // Serves a project whose requests cannot be counted.
  const requests = await usage.count(id).catch(() => log('server: a request could not be counted'))
  if (requestsPerDay === undefined || (requests ?? 0) <= requestsPerDay) return
  refuse(429, 'This project has used up its requests for today (UTC). Try again tomorrow.', {
    'retry-after': String(getSecondsLeft(new Date())),
  })
}
