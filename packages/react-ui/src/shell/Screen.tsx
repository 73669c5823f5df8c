import type { ViewName } from '@foyer/core'
import { reportError } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Component, type ReactNode, useEffect, useMemo } from 'react'
import { RouteContext, useUi } from '../internal/UiContext.js'
import { useViewStyles } from '../internal/useViewStyles.js'
import { BrokenView } from '../views/BrokenView.js'
import { LoadingView } from '../views/LoadingView.js'
import { Header } from './Header.js'
import { ViewTransition } from './motion/ViewTransition.js'
import { prefetchConnecting } from './prefetchConnecting.js'
import { useShownView } from './useShownView.js'

export function Screen({ titleId }: { readonly titleId: string }) {
  const ui = useUi()
  const { context, deferred } = ui
  const { route, direction, depth, Component, Footer, sheets, title, watch, hasFailed, retry } = useShownView()
  useViewStyles(sheets)
  useFetchAhead(route.view)
  const shake = useStore(deferred.$isShaking)
  // Renders on changes of these stores, which may change the view's height, so that `ViewTransition` animates it.
  useStore(deferred.$attempt)
  useStore(context.stores.switching.$switching)
  useStore(watch?.(context) ?? deferred.$attempt)
  const shown = useMemo(() => ({ route, depth }), [route, depth])
  const key = `${route.view}:${JSON.stringify(route.params ?? {})}`
  return (
    <RouteContext.Provider value={shown}>
      <Header titleId={titleId} title={hasFailed ? ui.messages.broken.title : title?.(ui, route.params as never)} />
      <ViewTransition viewKey={key} direction={direction} depth={depth} titleId={titleId} isShaking={shake}>
        <ViewBoundary key={key} onError={(error) => reportError(context, error)}>
          {Component ? (
            <Component params={route.params as never} />
          ) : hasFailed ? (
            <BrokenView onRetry={retry} isUnloaded />
          ) : (
            <LoadingView isAccount={route.view === 'Account'} />
          )}
        </ViewBoundary>
      </ViewTransition>
      {Footer && <Footer />}
    </RouteContext.Provider>
  )
}

interface ViewBoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
}

/** Shows a way back when a view crashes. */
class ViewBoundary extends Component<ViewBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <BrokenView onRetry={() => this.setState({ hasFailed: false })} />
  }
}

/** While the wallet list is open, prefetches the code for connecting in idle time. */
function useFetchAhead(view: ViewName): void {
  const { context } = useUi()
  const isWanted = view === 'Connect' && context.options.preload !== 'none'
  useEffect(() => {
    if (!isWanted) return
    const life = new AbortController()
    prefetchConnecting(context, life.signal)
    return () => life.abort()
  }, [context, isWanted])
}
