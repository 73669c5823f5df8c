import type { Modal } from '@foyer/core'
import { enterModal, fetchAsking } from '@foyer/core/ui'
import { lazy, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { lateParts } from './lateParts.js'
import { en } from './messages/en.js'
import { Screen } from './Screen.js'
import { UiProvider } from './UiContext.js'
import { fetchWays } from './views/Ways.js'

/** What fails here fails again where it is shown, and is told there. */
const ignore = () => undefined

/**
 * Renders the first view for somebody who may connect soon beside the page and throws it away: a browser compiles a
 * function when it is first called, and half of a first opening would be that. It runs in slices between which the page is
 * heard, and it is never mounted: none of its effects runs. What they bring once the view is on screen is fetched here.
 */
export function rehearse(modal: Modal): void {
  const { signal, stores } = modal.context
  const { open, loading } = stores.modal.$modal.get()
  if (signal.aborted || open || loading || stores.connections.namespaces().length) return
  // Of a document that nobody looks at: no picture in it is ever fetched, whoever keeps it.
  const host = document.implementation.createHTMLDocument().createElement('div')
  const root = createRoot(host, { onRecoverableError: ignore, onUncaughtError: ignore, onCaughtError: ignore })
  /** What is beside something that never comes is never mounted. Of its own, so that all of it can be let go. */
  const Never = lazy(() => new Promise<never>(ignore))
  startTransition(() =>
    root.render(
      <Suspense>
        <UiProvider modal={modal} messages={en} host={host} dir={undefined} {...lateParts}>
          <Screen titleId="fy-title" />
        </UiProvider>
        <Never />
      </Suspense>,
    ),
  )
  const { context } = enterModal(modal.context)
  void fetchAsking(context)
  void fetchWays(context, lateParts.loadWays)
}
