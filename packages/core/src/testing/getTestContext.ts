import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { startNavigation } from '../modal/startNavigation.js'

export const getTestContext = (modal: Modal): ModalContext => startNavigation(modal)
