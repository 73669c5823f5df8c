'use client'

import type { FetchNftsResult } from '@foyer/core/actions'
import type { portfolioActions } from '../internal/actions/portfolio.js'
import {
  type LiveQuery,
  type LiveQueryParameters,
  type PagedData,
  usePagedQuery,
} from '../internal/actions/useLiveQuery.js'

export type UseNftsParameters = LiveQueryParameters

export type UseNftsReturn = PagedData<FetchNftsResult>

const query: LiveQuery<typeof portfolioActions, FetchNftsResult> = {
  hook: 'useNfts',
  load: async () => (await import('../internal/actions/portfolio.js')).portfolioActions,
  initialData: { status: 'idle', nfts: [], hasMore: false, source: undefined, stale: false, error: undefined },
  isLoading: ({ status, nfts }) => status === 'loading' && !nfts.length,
  watch: ({ watchNfts }, ...rest) => watchNfts(...rest),
  fetch: ({ fetchNfts }, ...rest) => fetchNfts(...rest),
}

/** Reads the NFTs of the connected account, live while the component is mounted. Needs `features.nfts`. */
export function useNfts(parameters: UseNftsParameters = {}): UseNftsReturn {
  return usePagedQuery(query, parameters)
}
