import type { ModalContext } from '../context.js'
import { track } from '../flows/track.js'
import { fittingRoute } from './fittingRoute.js'

/**
 * Closes the modal. Requests to wallets are given up; their late answers change nothing. Embedded in the page it never
 * goes away: it returns to the view that fits the visitor.
 */
export function closeModal(context: ModalContext): void {
  const { attempt, connections, modal, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  if (!modal.$modal.get().open) return
  if (context.options.enableEmbedded && !context.signal.aborted) {
    router.reset(fittingRoute(context))
    return
  }
  modal.close()
  track(context, 'MODAL_CLOSE', { connected: connections.namespaces().length > 0 })
  context.services.events.emit('close', undefined)
}
