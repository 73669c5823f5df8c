import { SHAKE_DURATION } from '../constants.js'
import type { ModalContext } from '../context.js'
import { delay } from '../utils/waiting.js'
import { closeModal } from './closeModal.js'
import { isConnecting } from './connectingView.js'

/**
 * A press beside the modal. While a wallet is being asked this may be a slip: the modal shakes and stays, and false is
 * returned. A code that anybody may scan asks nobody. The close button and Escape always close.
 */
export function requestClose(context: ModalContext): boolean {
  const { attempt, modal, router, switching } = context.stores
  const route = router.$route.get()
  const isOpenToAll = isConnecting(context, route) && !(route.params && 'walletId' in route.params)
  const isConnectingOne = attempt.$attempt.get().status === 'waiting' && !isOpenToAll
  if (!isConnectingOne && switching.$switching.get().status !== 'waiting') {
    closeModal(context)
    return true
  }
  if (modal.$modal.get().shake) return false
  modal.shake(true)
  delay(SHAKE_DURATION, context.signal, () => modal.shake(false))
  return false
}
