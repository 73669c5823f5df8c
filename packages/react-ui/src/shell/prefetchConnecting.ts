import { importConnectInModal, type ModalContext, runWhenIdle } from '@foyer/core/internal/modal'

/** Prefetches, in idle time, the code that connects the wallets found in this browser. */
export function prefetchConnecting(context: ModalContext, signal: AbortSignal): void {
  const { adapters, stores } = context
  const preloadAdapters = () => {
    for (const [namespace, { preload }] of adapters) if (stores.$discovered.get()[namespace]?.length) preload?.()
  }
  // Requests everything at once, because on a slow network each request waits for a round trip. Adapters are the
  // largest, so they come first.
  const fetchAll = () => {
    preloadAdapters()
    return Promise.all([
      importConnectInModal(context),
      import('../views/ConnectingView.js'),
      adapters.size > 1 ? import('../views/ChooseNamespaceView.js') : undefined,
      import('../buttons/AccountButtonContent.js').then(({ registerAccountButtonContent }) =>
        registerAccountButtonContent(),
      ),
    ])
  }
  runWhenIdle(signal, [fetchAll]).catch((cause: unknown) =>
    context.log('debug', 'Code for connecting could not be prefetched', cause),
  )
}
