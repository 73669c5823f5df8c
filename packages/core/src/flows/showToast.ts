import type { ModalContext } from '../context.js'
import { type ShowToastParameters, toasts } from './toasts.js'

/** Shows a toast. One that is open is closed first; the new one follows 150 ms later. */
export function showToast(context: ModalContext, parameters: ShowToastParameters): void {
  context.use(toasts).show(parameters)
}
