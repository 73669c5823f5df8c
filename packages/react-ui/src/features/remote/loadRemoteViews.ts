/** Also called when the visitor points at a wallet on another device. */
export const loadRemoteViews = async () => (await import('./half.js')).remoteViews
