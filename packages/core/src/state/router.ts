import { atom, computed } from 'nanostores'
import type { Route } from '../types/views.js'

export type NavigationDirection = 'push' | 'back' | 'none'

export interface RouterState {
  readonly stack: readonly [Route, ...Route[]]
  readonly direction: NavigationDirection
}

export function createRouterStore() {
  const $router = atom<RouterState>({ stack: [{ view: 'Connect' }], direction: 'none' })
  const $route = computed($router, ({ stack }) => stack[stack.length - 1] ?? stack[0])
  const $depth = computed($router, ({ stack }) => stack.length)
  const top = () => $route.get()
  return {
    $router,
    $route,
    $depth,
    push(route: Route) {
      const { stack } = $router.get()
      if (!isSame(top(), route)) $router.set({ stack: [...stack, route], direction: 'push' })
    },
    replace(route: Route) {
      const [first, ...rest] = $router.get().stack
      if (isSame(top(), route)) return
      $router.set({ stack: rest.length ? [first, ...rest.slice(0, -1), route] : [route], direction: 'none' })
    },
    reset(route: Route) {
      $router.set({ stack: [route], direction: 'none' })
    },
    // Returns false if the first view is on screen: the caller then closes the modal.
    back(): boolean {
      const [first, ...rest] = $router.get().stack
      if (!rest.length) return false
      $router.set({ stack: [first, ...rest.slice(0, -1)], direction: 'back' })
      return true
    },
    previous(): Route | undefined {
      return $router.get().stack.at(-2)
    },
  }
}

function isSame(one: Route, other: Route): boolean {
  return one.view === other.view && JSON.stringify(one.params ?? {}) === JSON.stringify(other.params ?? {})
}
