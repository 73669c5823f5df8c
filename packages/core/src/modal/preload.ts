import type { Modal } from './modal.js'

/**
 * Loads the view layer before the modal opens, e.g. when the user points at the app's own button. If that fails, `open`
 * reports it.
 */
export function preload(modal: Modal): void {
  modal.context.preloadUi().catch((cause: unknown) => modal.context.log('debug', 'Preloading failed', cause))
}
