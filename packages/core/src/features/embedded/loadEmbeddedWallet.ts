import type { ModalContext, Service } from '../../modal/context.js'
import type { EmbeddedWallet } from './createEmbeddedWallet.js'

export const embeddedWalletCache: Service<{ loaded: Promise<EmbeddedWallet> | undefined }> = {
  create: () => ({ loaded: undefined }),
}

export function loadEmbeddedWallet(context: ModalContext): Promise<EmbeddedWallet> {
  const cache = context.use(embeddedWalletCache)
  cache.loaded ??= import('./embeddedWallet.js').then(
    ({ embeddedWallet: embedded }) => context.use(embedded),
    (cause: unknown) => {
      // After a failed import, forget its promise, so that the next call retries.
      cache.loaded = undefined
      throw cause
    },
  )
  return cache.loaded
}
