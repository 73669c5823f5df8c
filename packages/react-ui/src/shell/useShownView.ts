import type { Route, ViewName } from '@foyer/core'
import type { NavigationDirection } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer, useRef } from 'react'
import { useUi } from '../internal/UiContext.js'
import type { ViewModule } from '../internal/viewModule.js'
import { UnknownView } from '../views/BrokenView.js'
import { getViewEntry } from '../views/views.js'

type LoadedView = ViewModule<never>

export interface ShownView extends Partial<LoadedView> {
  readonly route: Route
  readonly direction: NavigationDirection
  readonly depth: number
  /** Component of the view; undefined while the first view loads, and after a failed load. */
  readonly Component?: LoadedView['Component']
  readonly hasFailed: boolean
  readonly retry: () => void
}

const unknown: LoadedView = { Component: UnknownView, title: ({ messages }) => messages.broken.unknownTitle }

/** Returns the top view of the stack, or the previous one while it loads, so that the card is never empty. */
export function useShownView(): ShownView {
  const ui = useUi()
  const { context, deferred } = ui
  const { stack, direction } = useStore(deferred.$router)
  const route = stack[stack.length - 1] ?? stack[0]
  const [tries, update] = useReducer((count: number) => count + 1, 0)
  const loaded = useRef(new Map<ViewName, LoadedView>())
  const failed = useRef<ViewName | undefined>(undefined)
  const retried = useRef<Route | undefined>(undefined)
  const last = useRef<ShownView | undefined>(undefined)

  const entry = getViewEntry(context, route)
  const current: LoadedView | undefined =
    entry === undefined ? unknown : 'Component' in entry ? entry : loaded.current.get(route.view)
  const { Component } = current ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load
  useEffect(() => {
    if (Component || !entry || !('load' in entry) || failed.current === route.view) return
    let isWanted = true
    entry.load().then(
      (module) => {
        loaded.current.set(route.view, module)
        if (!isWanted) return
        // Clears the error of a request that failed while the view was loading.
        if (retried.current === route) module.restart?.(ui, route.params as never)
        update()
      },
      (cause: unknown) => {
        context.log('error', `The view ${route.view} could not be loaded`, cause)
        failed.current = route.view
        if (isWanted) update()
      },
    )
    return () => {
      isWanted = false
    }
  }, [Component, context, entry, route.view, tries])

  const hasFailed = !Component && failed.current === route.view
  const retry = () => {
    failed.current = undefined
    last.current = undefined
    retried.current = route
    update()
  }
  const title = current?.title ?? entry?.title
  const shown: ShownView = {
    ...current,
    ...(title && { title }),
    route,
    direction,
    depth: stack.length,
    hasFailed,
    retry,
  }
  if (!Component && !hasFailed && last.current) return last.current
  last.current = shown
  return shown
}
