import type { Modal } from '@foyer/core'
import {
  isAnnouncedOrInjected,
  type ModalContext,
  prefetchServiceModules,
  startNavigation,
} from '@foyer/core/internal/modal'
import { lazy, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { en } from '../i18n/en.js'
import { UiProvider } from '../internal/UiContext.js'
import { prefetchSignInOptions } from '../views/SignInArea.js'
import { viewLoaders } from '../views/views.js'
import { prefetchConnecting } from './prefetchConnecting.js'
import { Screen } from './Screen.js'

/** A failure here is silent: opening the modal meets the same error again and reports it. */
const ignore = () => undefined

/**
 * Prefetches the account of a connected user; for any other user prerenders Connect, once, and prefetches the code that
 * connects a wallet of this browser.
 */
export function prepareOpening(modal: Modal): void {
  const { signal, stores } = modal.context
  const { open, loading } = stores.modal.$modal.get()
  if (signal.aborted || open || loading) return
  const context = startNavigation(modal)
  if (stores.connections.namespaces().length > 0) viewLoaders.preloadView(context, { view: 'Account' })
  else {
    context.use(connectPrerender)
    // Without a wallet in the browser, it waits for the press: the user may scan a code, which needs other code.
    const isInstalled = Object.values(stores.$discovered.get()).some((found) => found?.some(isAnnouncedOrInjected))
    if (isInstalled) prefetchConnecting(context, signal)
  }
}

/**
 * Renders Connect in idle slices and discards it: compiling its functions is half of the first opening. It never
 * mounts, so no effect runs; what effects would load is prefetched here.
 */
const connectPrerender = {
  create(context: ModalContext) {
    // Renders into an inert document, which loads no images.
    const host = document.implementation.createHTMLDocument().createElement('div')
    const root = createRoot(host, { onRecoverableError: ignore, onUncaughtError: ignore, onCaughtError: ignore })
    /** Suspends forever, so that React never commits the prerendered tree. */
    const Never = lazy(() => new Promise<never>(ignore))
    startTransition(() =>
      root.render(
        <Suspense>
          <UiProvider modal={context.modal} messages={en} host={host} dir={undefined} {...viewLoaders}>
            <Screen titleId="fy-title" />
          </UiProvider>
          <Never />
        </Suspense>,
      ),
    )
    void prefetchServiceModules(context)
    void prefetchSignInOptions(context, viewLoaders.loadSignInOptions)
  },
}
