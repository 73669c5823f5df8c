import type { ModalContext, Service } from '../../modal/context.js'
import type { RemoteConnector } from './startRemoteConnector.js'

export const remoteConnectorCache: Service<{ loaded: Promise<RemoteConnector> | undefined }> = {
  create: () => ({ loaded: undefined }),
}

export function loadRemoteConnector(context: ModalContext): Promise<RemoteConnector> {
  const cache = context.use(remoteConnectorCache)
  cache.loaded ??= import('./remoteConnector.js').then(
    ({ remoteConnector: remote }) => context.use(remote),
    (cause: unknown) => {
      // After a failed import, forget its promise, so that the next call retries.
      cache.loaded = undefined
      throw cause
    },
  )
  return cache.loaded
}
