import { SHAKE_DURATION } from '../constants.js'
import type { ModalContext } from '../context.js'
import { delay } from '../utils/delay.js'
import { closeModal } from './closeModal.js'

/**
 * A press beside the modal. While a wallet is being asked this may be a slip: the modal shakes and stays, and false is
 * returned. The close button and Escape always close.
 */
export function requestClose(context: ModalContext): boolean {
  const { attempt, modal, switching } = context.stores
  const isWaiting = attempt.$attempt.get().status === 'waiting' || switching.$switching.get().status === 'waiting'
  if (!isWaiting) {
    closeModal(context)
    return true
  }
  if (modal.$modal.get().shake) return false
  modal.shake(true)
  delay(SHAKE_DURATION, context.signal, () => modal.shake(false))
  return false
}
