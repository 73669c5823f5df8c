import { atom, computed } from 'nanostores'
import type { Route } from '../types/views.js'

/** Which way the last step went; views move accordingly. */
export type Direction = 'push' | 'back' | 'none'

export interface RouterState {
  /** Never empty. */
  readonly stack: readonly [Route, ...Route[]]
  readonly direction: Direction
}

/** The view stack. No URL is involved. */
export function createRouterStore() {
  const $router = atom<RouterState>({ stack: [{ view: 'Connect' }], direction: 'none' })
  const $route = computed($router, ({ stack }) => stack[stack.length - 1] ?? stack[0])
  const $depth = computed($router, ({ stack }) => stack.length)
  const top = () => $route.get()
  return {
    $router,
    /** The view on top. */
    $route,
    $depth,
    /** Adds a view. A view that is on top already stays as it is. */
    push(route: Route) {
      const { stack } = $router.get()
      if (!isSame(top(), route)) $router.set({ stack: [...stack, route], direction: 'push' })
    },
    /** Swaps the top view. */
    replace(route: Route) {
      const [first, ...rest] = $router.get().stack
      if (isSame(top(), route)) return
      $router.set({ stack: rest.length ? [first, ...rest.slice(0, -1), route] : [route], direction: 'none' })
    },
    /** Begins anew with one view. */
    reset(route: Route) {
      $router.set({ stack: [route], direction: 'none' })
    },
    /** False when there is nothing to go back to; the caller closes the modal. */
    back(): boolean {
      const [first, ...rest] = $router.get().stack
      if (!rest.length) return false
      $router.set({ stack: [first, ...rest.slice(0, -1)], direction: 'back' })
      return true
    },
    /** The view that `back` would show. */
    previous(): Route | undefined {
      return $router.get().stack.at(-2)
    },
  }
}

function isSame(one: Route, other: Route): boolean {
  return one.view === other.view && JSON.stringify(one.params ?? {}) === JSON.stringify(other.params ?? {})
}
