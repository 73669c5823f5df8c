import type { ModalContext, Navigation } from '../context.js'
import { closeModal } from './closeModal.js'
import { goBack } from './goBack.js'
import { open } from './open.js'
import { openModal } from './openModal.js'
import { guardRoute } from './views.js'

/** What moves one modal. */
export function createNavigation(context: ModalContext): Navigation {
  const { modal, router } = context.stores
  return {
    open: (parameters) => open(context, parameters),
    close: () => closeModal(context),
    push(route) {
      if (modal.$modal.get().open) return router.push(guardRoute(context, route))
      openModal(context).catch((cause: unknown) => context.log('warn', 'The modal could not be opened', cause))
      router.reset(guardRoute(context, route))
    },
    replace: (route) => router.replace(guardRoute(context, route)),
    back: () => goBack(context),
  }
}
