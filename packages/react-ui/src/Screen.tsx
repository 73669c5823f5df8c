import { reportError } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { Header } from './Header.js'
import { useViewSheets } from './hooks/useViewSheets.js'
import { ViewTransition } from './motion/ViewTransition.js'
import { RouteReact } from './RouteContext.js'
import { useUi } from './UiContext.js'
import { useFetchAhead } from './useFetchAhead.js'
import { useShownView } from './useShownView.js'
import { ViewBoundary } from './ViewBoundary.js'
import { BrokenView } from './views/BrokenView.js'
import { LoadingView } from './views/LoadingView.js'

/** The header and the view on top of the stack. */
export function Screen({ titleId }: { readonly titleId: string }) {
  const ui = useUi()
  const { context, held } = ui
  const { route, direction, depth, Component, Footer, sheets, title, watch, hasFailed, retry } = useShownView()
  useViewSheets(sheets)
  useFetchAhead(route.view)
  const shake = useStore(held.$isShaking)
  // Their changes change the height of a view as a new view does.
  useStore(held.$attempt)
  useStore(context.stores.switching.$switching)
  useStore(watch?.(context) ?? held.$attempt)
  const shown = useMemo(() => ({ route, depth }), [route, depth])
  const key = `${route.view}:${JSON.stringify(route.params ?? {})}`
  return (
    <RouteReact.Provider value={shown}>
      <Header titleId={titleId} title={hasFailed ? ui.messages.broken.title : title?.(ui, route.params as never)} />
      <ViewTransition viewKey={key} direction={direction} depth={depth} titleId={titleId} isShaking={shake}>
        <ViewBoundary key={key} onError={(error) => reportError(context, error)}>
          {Component ? (
            <Component params={route.params as never} />
          ) : hasFailed ? (
            <BrokenView onRetry={retry} isUnloaded />
          ) : (
            <LoadingView />
          )}
        </ViewBoundary>
      </ViewTransition>
      {Footer && <Footer />}
    </RouteReact.Provider>
  )
}
