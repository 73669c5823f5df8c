'use client'

import type { TokensResult } from '@foyer/core/actions'
import type { portfolioActions } from '../internal/actions/portfolio.js'
import { type LiveQuery, type LiveQueryParameters, useLiveQuery } from '../internal/actions/useLiveQuery.js'

export type UseTokensParameters = LiveQueryParameters

export interface UseTokensReturn extends Omit<TokensResult, 'error'> {
  readonly isLoading: boolean
  readonly error: Error | undefined
  readonly refresh: () => void
  readonly refreshAsync: () => Promise<void>
  readonly isRefreshing: boolean
}

const query: LiveQuery<typeof portfolioActions, TokensResult> = {
  hook: 'useTokens',
  load: async () => (await import('../internal/actions/portfolio.js')).portfolioActions,
  initialData: { status: 'idle', tokens: [], stale: false, error: undefined },
  isLoading: ({ status, tokens }) => status === 'loading' && !tokens.length,
  watch: ({ watchTokens }, ...rest) => watchTokens(...rest),
  fetch: ({ fetchTokens }, ...rest) => fetchTokens(...rest),
}

/** Reads the tokens of the connected account from the chain, and keeps them fresh while the component is mounted. */
export function useTokens(parameters: UseTokensParameters = {}): UseTokensReturn {
  const { data, isLoading, fetch, fetchAsync, isFetching, error } = useLiveQuery(query, parameters)
  return {
    ...data,
    isLoading,
    error: error ?? data.error,
    refresh: fetch,
    refreshAsync: fetchAsync,
    isRefreshing: isFetching,
  }
}
