import { showToast as showToastFlow } from '../flows/showToast.js'
import type { ShowToastParameters } from '../flows/toasts.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/** Shows a message in the open modal. */
export function showToast(modal: Modal, parameters: ShowToastParameters): void {
  showToastFlow(contextOf(modal), parameters)
}
