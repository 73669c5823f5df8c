import { track } from '../../analytics/track.js'
import { startTimer } from '../../utils/waiting.js'
import type { ModalContext } from '../context.js'
import { isConnectingView } from './getConnectingView.js'
import { getDefaultRoute } from './views.js'

export const SHAKE_DURATION_MS = 500

// Closes the modal. Cancels pending wallet requests, whose later answers are ignored. A modal embedded in the page does
// not close but returns to the view that fits the user's state.
export function closeModal(context: ModalContext): void {
  const { attempt, connections, modal, router, switching } = context.stores
  attempt.cancel()
  switching.cancel()
  if (!modal.$modal.get().open) return
  if (context.options.enableEmbedded && !context.signal.aborted) {
    router.reset(getDefaultRoute(context))
    return
  }
  modal.close()
  track(context, 'MODAL_CLOSE', { connected: connections.namespaces().length > 0 })
  context.services.events.emit('close', undefined)
}

// Handles a click beside the modal. If a wallet request is pending, the click may be a mistake: the modal stays open
// and shakes, and the function returns false. A code that any wallet can scan does not count as a pending request.
export function requestClose(context: ModalContext): boolean {
  if (isKept(context)) return true
  const { attempt, router, switching } = context.stores
  const route = router.$route.get()
  const isOpenToAll = isConnectingView(context, route) && !(route.params && 'walletId' in route.params)
  const isConnectingOne = attempt.$attempt.get().status === 'waiting' && !isOpenToAll
  if (!isConnectingOne && switching.$switching.get().status !== 'waiting') {
    closeModal(context)
    return true
  }
  shakeModal(context)
  return false
}

export function closeIfViewAllows(context: ModalContext): void {
  if (!isKept(context)) closeModal(context)
}

function isKept({ features, stores, views }: ModalContext): boolean {
  const { view } = stores.router.$route.get()
  const owner = features.find(({ definition }) => Object.hasOwn(definition.views ?? {}, view))
  return (owner && views.get(view)?.onLeave?.(owner.featureContext)) ?? false
}

export function shakeModal({ signal, stores: { modal } }: ModalContext): void {
  if (modal.$modal.get().shake) return
  modal.shake(true)
  startTimer(SHAKE_DURATION_MS, signal, () => modal.shake(false))
}
