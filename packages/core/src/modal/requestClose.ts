import { SHAKE_DURATION } from '../constants.js'
import type { ModalContext } from '../context.js'
import { delay } from '../utils/waiting.js'
import { closeModal } from './closeModal.js'
import { isConnecting } from './connectingView.js'

/**
 * A press beside the modal. While a wallet is being asked this may be a slip: the modal shakes and stays, and false is
 * returned. A code that anybody may scan asks nobody, and the close button and Escape close.
 */
export function requestClose(context: ModalContext): boolean {
  if (isKept(context)) return true
  const { attempt, router, switching } = context.stores
  const route = router.$route.get()
  const isOpenToAll = isConnecting(context, route) && !(route.params && 'walletId' in route.params)
  const isConnectingOne = attempt.$attempt.get().status === 'waiting' && !isOpenToAll
  if (!isConnectingOne && switching.$switching.get().status !== 'waiting') {
    closeModal(context)
    return true
  }
  shakeModal(context)
  return false
}

/** The close button and Escape. */
export function leaveModal(context: ModalContext): void {
  if (!isKept(context)) closeModal(context)
}

/** Whether the view has its own answer to who wants to leave, which it gives then. */
function isKept({ features, stores, views }: ModalContext): boolean {
  const { view } = stores.router.$route.get()
  const owner = features.find(({ definition }) => Object.hasOwn(definition.views ?? {}, view))
  return (owner && views.get(view)?.onLeave?.(owner.host)) ?? false
}

/** Shows that it stays. */
export function shakeModal({ signal, stores: { modal } }: ModalContext): void {
  if (modal.$modal.get().shake) return
  modal.shake(true)
  delay(SHAKE_DURATION, signal, () => modal.shake(false))
}
