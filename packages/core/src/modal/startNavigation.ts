import { prefetchFirstView } from '../wallets/requestWalletSuggestions.js'
import type { ModalContext, Navigation } from './context.js'
import type { Modal } from './modal.js'
import { closeModal } from './navigation/closeModal.js'
import { followConnectionEvents } from './navigation/followConnectionEvents.js'
import { goBack } from './navigation/goBack.js'
import { modalCloseWatcher } from './navigation/modalCloseWatcher.js'
import { openModal, openModalForApp } from './navigation/openModal.js'
import { builtInViews, guardRoute } from './navigation/views.js'
import { startRuntime } from './runtime.js'

// Starts the runtime and the navigation of a modal. Idempotent.
export function startNavigation(modal: Modal): ModalContext & { readonly navigation: Navigation } {
  const context = startRuntime(modal.context)
  return Object.assign(context, { navigation: context.navigation ?? createNavigation(context) })
}

function createNavigation(context: ModalContext): Navigation {
  const { modal, router } = context.stores
  for (const [name, traits] of Object.entries(builtInViews)) context.views.set(name, traits)
  context.use(followConnectionEvents)
  return {
    open: (parameters) => openModalForApp(context, parameters),
    close: () => closeModal(context),
    whenClosed: () => context.use(modalCloseWatcher).whenClosed(),
    push(route) {
      if (modal.$modal.get().open) return router.push(guardRoute(context, route))
      openModal(context).catch((cause: unknown) => context.log('warn', 'The modal could not be opened', cause))
      router.reset(guardRoute(context, route))
    },
    reset: (route) => router.reset(guardRoute(context, route)),
    replace: (route) => router.replace(guardRoute(context, route)),
    back: () => goBack(context),
    prefetch: () => prefetchFirstView(context),
  }
}
