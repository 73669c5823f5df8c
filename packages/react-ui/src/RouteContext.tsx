import type { Route } from '@foyer/core'
import { createContext, useContext } from 'react'

/** The route that is on screen. It follows the router as soon as the next view has loaded. */
export const RouteReact = createContext<Route>({ view: 'Connect' })

export const useRoute = (): Route => useContext(RouteReact)
