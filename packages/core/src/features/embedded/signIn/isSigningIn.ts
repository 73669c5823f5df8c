import type { Route } from '../../../types/views.js'

type SignInRoute = Route<'EmailLogin' | 'ConnectingSocial' | 'ConnectingFarcaster'>

const views: readonly string[] = ['EmailLogin', 'ConnectingSocial', 'ConnectingFarcaster']

/** The views in which the visitor signs in to the embedded wallet. */
export const isSigningIn = (route: Route): route is SignInRoute => views.includes(route.view)
