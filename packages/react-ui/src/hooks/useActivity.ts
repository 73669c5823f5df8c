'use client'

import type { FetchActivityResult } from '@foyer/core/actions'
import type { portfolioActions } from '../internal/actions/portfolio.js'
import {
  type LiveQuery,
  type LiveQueryParameters,
  type PagedData,
  usePagedQuery,
} from '../internal/actions/useLiveQuery.js'

export type UseActivityParameters = LiveQueryParameters

export type UseActivityReturn = PagedData<FetchActivityResult>

const query: LiveQuery<typeof portfolioActions, FetchActivityResult> = {
  hook: 'useActivity',
  load: async () => (await import('../internal/actions/portfolio.js')).portfolioActions,
  initialData: { status: 'idle', transactions: [], hasMore: false, mayBeIncomplete: false, error: undefined },
  isLoading: ({ status, transactions }) => status === 'loading' && !transactions.length,
  watch: ({ watchActivity }, ...rest) => watchActivity(...rest),
  fetch: ({ fetchActivity }, ...rest) => fetchActivity(...rest),
}

/** Reads the transactions of the connected account, live while the component is mounted. */
export function useActivity(parameters: UseActivityParameters = {}): UseActivityReturn {
  return usePagedQuery(query, parameters)
}
