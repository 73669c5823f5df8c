import type { Route } from '@foyer/core'
import { createContext, useContext } from 'react'

/** The route that is on screen and how deep it lies. It follows the router as soon as the next view has loaded. */
export interface ShownRoute {
  readonly route: Route
  readonly depth: number
}

export const RouteReact = createContext<ShownRoute>({ route: { view: 'Connect' }, depth: 1 })

export const useShownRoute = (): ShownRoute => useContext(RouteReact)
