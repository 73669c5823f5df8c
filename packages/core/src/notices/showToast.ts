import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { type ShowToastParameters, toasts } from './toasts.js'

/**
 * Shows a message in the open modal. If another message is shown, that closes first, and this one follows 150 ms later.
 */
export function showToast(modal: Modal, parameters: ShowToastParameters): void {
  const context = getContext(modal)
  context.use(toasts).show(parameters)
}
