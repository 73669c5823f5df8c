/** Also called when the visitor points at a wallet. */
export const loadConnectingViews = async () => (await import('./connectingViews.js')).connectingViews
