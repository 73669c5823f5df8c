import type { ViewName } from '@foyer/core'
import { inIdleTime, loadConnect } from '@foyer/core/ui'
import { useEffect } from 'react'
import { useUi } from './UiContext.js'

/** While the list of wallets is open: what connecting one that was found here takes is fetched when the browser is idle. */
export function useFetchAhead(view: ViewName): void {
  const { context } = useUi()
  const isWanted = view === 'Connect' && context.options.preload !== 'none'
  useEffect(() => {
    if (!isWanted) return
    const life = new AbortController()
    const { adapters, stores } = context
    inIdleTime(life.signal, [
      () => import('./views/ConnectingView.js'),
      () => (adapters.size > 1 ? import('./views/MultiChainView.js') : undefined),
      () => loadConnect(context),
      async () => (await import('./buttons/provideAccountFace.js')).provideAccountFace(),
      ...[...adapters].map(([namespace, { preload }]) => () => {
        if (stores.$found.get()[namespace]?.length) preload?.()
      }),
    ]).catch((cause: unknown) => context.log('debug', 'What connecting needs could not be fetched early', cause))
    return () => life.abort()
  }, [context, isWanted])
}
