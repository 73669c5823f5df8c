import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'

export const getNameZone = (modal: Modal): string => getContext(modal).options.services?.nameZone ?? 'reown.id'
