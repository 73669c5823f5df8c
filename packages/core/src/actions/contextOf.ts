import type { ModalContext } from '../context.js'
import { completeContext } from '../flows/completeContext.js'
import type { Modal } from '../modal.js'

/** What a flow needs of a modal. */
export function contextOf(modal: Modal): ModalContext {
  return completeContext(modal.context)
}
