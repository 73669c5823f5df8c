import type { Route, ViewName } from '@foyer/core'
import type { Direction } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useReducer, useRef } from 'react'
import { useUi } from './UiContext.js'
import type { ViewModule } from './viewModule.js'
import { UnknownView } from './views/BrokenView.js'
import { entryOf } from './views/views.js'

type LoadedView = ViewModule<never>

export interface ShownView extends Partial<LoadedView> {
  readonly route: Route
  readonly direction: Direction
  readonly depth: number
  /** Undefined while the first view is loading, and after it failed to load. */
  readonly Component?: LoadedView['Component']
  readonly hasFailed: boolean
  readonly retry: () => void
}

const unknown: LoadedView = { Component: UnknownView, title: ({ messages }) => messages.broken.title }

/**
 * The view to show: the one on top of the stack, or the one before it for as long as the new one is being loaded, so
 * that there is never an empty box.
 */
export function useShownView(): ShownView {
  const { context, held } = useUi()
  const { stack, direction } = useStore(held.$router)
  const route = stack[stack.length - 1] ?? stack[0]
  const [tries, update] = useReducer((count: number) => count + 1, 0)
  const loaded = useRef(new Map<ViewName, LoadedView>())
  const failed = useRef<ViewName | undefined>(undefined)
  const last = useRef<ShownView | undefined>(undefined)

  const entry = entryOf(context, route)
  const found: LoadedView | undefined =
    entry === undefined ? unknown : 'Component' in entry ? entry : loaded.current.get(route.view)
  const { Component } = found ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load
  useEffect(() => {
    if (Component || !entry || !('load' in entry) || failed.current === route.view) return
    let isWanted = true
    entry.load().then(
      (module) => {
        loaded.current.set(route.view, module)
        if (isWanted) update()
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
    update()
  }
  const title = found?.title ?? entry?.title
  const shown: ShownView = {
    ...found,
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
