import type { ModalContext } from '../context.js'
import { enterModal } from '../engine.js'
import type { Modal } from '../modal.js'

/** All of a modal, as when it is about to open. */
export const contextOf = (modal: Modal): ModalContext => enterModal(modal.context).context
