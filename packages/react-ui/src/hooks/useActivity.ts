'use client'

import type { CaipNetworkId, Namespace } from '@foyer/core'
import type { FoundActivity } from '@foyer/core/actions'
import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../ModalProvider.js'

export interface UseActivityParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export interface UseActivityReturn extends FoundActivity {
  /** Reads older ones. */
  readonly fetchMore: () => Promise<void>
}

const nothing: FoundActivity = {
  status: 'idle',
  transactions: [],
  hasMore: false,
  mayBeIncomplete: false,
  error: undefined,
}

/** What happened with the connected account, live while the component is in the page. What reads it is loaded then. */
export function useActivity({ namespace, caipNetworkId }: UseActivityParameters = {}): UseActivityReturn {
  const { modal } = usePage('useActivity')
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('./lazyFlows.js').then(
      ({ lazyFlows }) => {
        if (!isOver) stop = lazyFlows.watchActivity(modal, setFound, { namespace, caipNetworkId })
      },
      (cause: unknown) => modal.context.log('warn', 'What reads activity could not be loaded', cause),
    )
    return () => {
      isOver = true
      stop()
      setFound(nothing)
    }
  }, [modal, namespace, caipNetworkId])
  const fetchMore = useCallback(async () => {
    const { lazyFlows } = await import('./lazyFlows.js')
    await lazyFlows.fetchActivity(modal, { namespace, caipNetworkId })
  }, [modal, namespace, caipNetworkId])
  return { ...found, fetchMore }
}
