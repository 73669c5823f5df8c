import type { Route } from '../../../types/views.js'

type SignInRoute = Route<'EmailLogin' | 'ConnectingSocial' | 'ConnectingFarcaster'>

const views: readonly string[] = ['EmailLogin', 'ConnectingSocial', 'ConnectingFarcaster']

export const isSignInRoute = (route: Route): route is SignInRoute => views.includes(route.view)
