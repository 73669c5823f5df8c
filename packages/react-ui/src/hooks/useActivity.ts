'use client'

import type { FoundActivity } from '@foyer/core/actions'
import type { owned } from './lazy/owned.js'
import { type Finding, type FoundParameters, useFound } from './useFound.js'

export type UseActivityParameters = FoundParameters

export interface UseActivityReturn extends FoundActivity {
  /** Reads older ones. Rejects as `fetchActivity` of the actions does. */
  readonly fetchMore: () => Promise<void>
}

const finding: Finding<typeof owned, FoundActivity> = {
  name: 'useActivity',
  load: async () => (await import('./lazy/owned.js')).owned,
  nothing: { status: 'idle', transactions: [], hasMore: false, mayBeIncomplete: false, error: undefined },
  watch: ({ watchActivity }, ...rest) => watchActivity(...rest),
  fetch: ({ fetchActivity }, ...rest) => fetchActivity(...rest),
}

/** What happened with the connected account, live while the component is in the page. What reads it is loaded then. */
export function useActivity(parameters: UseActivityParameters = {}): UseActivityReturn {
  const [found, fetchMore] = useFound(finding, parameters)
  return { ...found, fetchMore }
}
