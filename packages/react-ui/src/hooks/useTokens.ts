'use client'

import type { CaipNetworkId, Namespace } from '@foyer/core'
import type { FoundTokens } from '@foyer/core/actions'
import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../ModalProvider.js'

export interface UseTokensParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

export interface UseTokensReturn extends FoundTokens {
  /** Reads them anew. Rejects as `fetchTokens` of the actions does. */
  readonly refresh: () => Promise<void>
}

const nothing: FoundTokens = {
  status: 'idle',
  tokens: [],
  stale: false,
  error: undefined,
}

/** What the connected account owns, read from the chain and kept fresh while the component is in the page. What reads it is loaded then. */
export function useTokens({ namespace, caipNetworkId }: UseTokensParameters = {}): UseTokensReturn {
  const { modal } = usePage('useTokens')
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('./lazyFlows.js').then(
      ({ lazyFlows }) => {
        if (!isOver) stop = lazyFlows.watchTokens(modal, setFound, { namespace, caipNetworkId })
      },
      (cause: unknown) => modal.context.log('warn', 'What reads tokens could not be loaded', cause),
    )
    return () => {
      isOver = true
      stop()
      setFound(nothing)
    }
  }, [modal, namespace, caipNetworkId])
  const refresh = useCallback(async () => {
    const { lazyFlows } = await import('./lazyFlows.js')
    await lazyFlows.fetchTokens(modal, { namespace, caipNetworkId })
  }, [modal, namespace, caipNetworkId])
  return { ...found, refresh }
}
