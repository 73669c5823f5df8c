'use client'

import type { FoundNfts } from '@foyer/core/actions'
import type { owned } from './lazy/owned.js'
import { type Finding, type FoundParameters, useFound } from './useFound.js'

export type UseNftsParameters = FoundParameters

export interface UseNftsReturn extends FoundNfts {
  /** Reads those that follow. Rejects as `fetchNfts` of the actions does. */
  readonly fetchMore: () => Promise<void>
}

const finding: Finding<typeof owned, FoundNfts> = {
  name: 'useNfts',
  load: async () => (await import('./lazy/owned.js')).owned,
  nothing: { status: 'idle', nfts: [], hasMore: false, source: undefined, stale: false, error: undefined },
  watch: ({ watchNfts }, ...rest) => watchNfts(...rest),
  fetch: ({ fetchNfts }, ...rest) => fetchNfts(...rest),
}

/** Which NFTs the connected account has, live while the component is in the page. What reads it is loaded then. */
export function useNfts(parameters: UseNftsParameters = {}): UseNftsReturn {
  const [found, fetchMore] = useFound(finding, parameters)
  return { ...found, fetchMore }
}
