/** What others draw codes and open apps with. */
export const loadRemoteTools = async () => (await import('./remoteHalf.js')).remoteTools

export type RemoteTools = Awaited<ReturnType<typeof loadRemoteTools>>
