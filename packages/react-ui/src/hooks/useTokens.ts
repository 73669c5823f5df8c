'use client'

import type { FoundTokens } from '@foyer/core/actions'
import type { owned } from './lazy/owned.js'
import { type Finding, type FoundParameters, useFound } from './useFound.js'

export type UseTokensParameters = FoundParameters

export interface UseTokensReturn extends FoundTokens {
  /** Reads them anew. Rejects as `fetchTokens` of the actions does. */
  readonly refresh: () => Promise<void>
}

const finding: Finding<typeof owned, FoundTokens> = {
  name: 'useTokens',
  load: async () => (await import('./lazy/owned.js')).owned,
  nothing: { status: 'idle', tokens: [], stale: false, error: undefined },
  watch: ({ watchTokens }, ...rest) => watchTokens(...rest),
  fetch: ({ fetchTokens }, ...rest) => fetchTokens(...rest),
}

/** What the connected account owns, read from the chain and kept fresh while the component is in the page. What reads it is loaded then. */
export function useTokens(parameters: UseTokensParameters = {}): UseTokensReturn {
  const [found, refresh] = useFound(finding, parameters)
  return { ...found, refresh }
}
