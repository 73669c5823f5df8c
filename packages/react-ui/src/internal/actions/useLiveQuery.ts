'use client'

import type { Modal, RegisteredNamespace, RegisteredNetworkId, Unsubscribe } from '@foyer/core'
import { useCallback, useEffect, useState } from 'react'
import { useModalProvider } from '../../hooks/ModalProvider.js'
import { toError, useAction } from './useAction.js'

export interface LiveQueryParameters {
  /** @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  /** Network of the namespace. @default the network of the wallet */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
}

/** Actions and initial value from which a hook reads live data. Must keep its identity between renders. */
export interface LiveQuery<Actions, Data> {
  readonly hook: string
  readonly load: () => Promise<Actions>
  readonly initialData: Data
  /** True while the first answer of a source is awaited. */
  readonly isLoading: (data: Data) => boolean
  readonly watch: (
    actions: Actions,
    modal: Modal,
    listener: (data: Data) => void,
    parameters: LiveQueryParameters,
  ) => Unsubscribe
  readonly fetch: (actions: Actions, modal: Modal, parameters: LiveQueryParameters) => Promise<unknown>
}

export interface LiveQueryResult<Data> {
  readonly data: Data
  /** True while there is nothing to show yet: the first answer is awaited. */
  readonly isLoading: boolean
  /** Fetches again, or the next page. Never rejects: failures are in `error`. */
  readonly fetch: () => void
  readonly fetchAsync: () => Promise<void>
  readonly isFetching: boolean
  /** Error of the last fetch, or of loading the actions. */
  readonly error: Error | undefined
}

/** Subscribes to data while the component is mounted. */
export function useLiveQuery<Actions, Data>(
  query: LiveQuery<Actions, Data>,
  { namespace, caipNetworkId }: LiveQueryParameters = {},
): LiveQueryResult<Data> {
  const { hook, load, initialData, isLoading, watch } = query
  const { modal } = useModalProvider(hook)
  const [reported, setReported] = useState<Data>()
  const [loadError, setLoadError] = useState<Error>()
  const run = useCallback(
    async (modal: Modal, parameters: LiveQueryParameters) => {
      await query.fetch(await query.load(), modal, parameters)
    },
    [query],
  )
  const { fetch, fetchAsync, isPending, error, reset } = useAction(hook, 'fetch', run)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const actions = await load()
      if (!isOver) stop = watch(actions, modal, setReported, { namespace, caipNetworkId })
    }
    start().catch((cause: unknown) => {
      if (!isOver) setLoadError(toError(cause))
    })
    return () => {
      isOver = true
      stop()
      setReported(undefined)
      setLoadError(undefined)
      reset()
    }
  }, [modal, namespace, caipNetworkId, load, watch, reset])
  return {
    data: reported ?? initialData,
    isLoading: reported === undefined ? !loadError : isLoading(reported),
    fetch: useCallback(() => fetch({ namespace, caipNetworkId }), [fetch, namespace, caipNetworkId]),
    fetchAsync: useCallback(() => fetchAsync({ namespace, caipNetworkId }), [fetchAsync, namespace, caipNetworkId]),
    isFetching: isPending,
    error: error ?? loadError,
  }
}

export type PagedData<Data> = Omit<Data, 'error'> & {
  readonly isLoading: boolean
  readonly error: Error | undefined
  readonly fetchMore: () => void
  readonly fetchMoreAsync: () => Promise<void>
  readonly isFetchingMore: boolean
}

/** Subscribes to data that loads page by page. */
export function usePagedQuery<Actions, Data extends { readonly error: Error | undefined }>(
  query: LiveQuery<Actions, Data>,
  parameters: LiveQueryParameters,
): PagedData<Data> {
  const { data, isLoading, fetch, fetchAsync, isFetching, error } = useLiveQuery(query, parameters)
  return {
    ...data,
    isLoading,
    error: error ?? data.error,
    fetchMore: fetch,
    fetchMoreAsync: fetchAsync,
    isFetchingMore: isFetching,
  }
}
