import type { Modal } from '../modal.js'

/** Loads the view layer early, e.g. when the visitor points at your own button. Failing is left to `open`. */
export function preload(modal: Modal): void {
  modal.context.preloadUi().catch((cause: unknown) => modal.context.log('debug', 'Preloading failed', cause))
}
