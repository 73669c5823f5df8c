/** Also called when the visitor points at one of these ways to sign in. */
export const loadEmailViews = () => import('./emailViews.js')
export const loadSocialViews = () => import('./socialViews.js')
