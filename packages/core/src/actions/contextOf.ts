import { completeContext } from '../complete.js'
import type { ModalContext } from '../context.js'
import { loadEngine } from '../loadEngine.js'
import type { Modal } from '../modal.js'

/** What a flow needs of a modal. Where there is a view layer, what follows connections comes too. */
export function contextOf({ context: early }: Modal): ModalContext {
  const context = completeContext(early)
  if (early.hasUi && !early.navigation && !early.signal.aborted) {
    loadEngine(early).catch((cause: unknown) => context.log('warn', 'What opens the modal could not be loaded', cause))
  }
  return context
}
