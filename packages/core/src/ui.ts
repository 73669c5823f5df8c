import type { Modal } from './modal.js'

/** Puts the view layer into the page and returns its undo. Called once, on the first open. */
export type MountUi = (modal: Modal) => { unmount(): void }

/** What a view layer is once it is loaded. */
export interface LoadedUi {
  readonly mount: MountUi
  /**
   * Makes the first opening quick. Called once, when the browser is idle or the visitor points at a button, or late: the
   * modal may be open or destroyed by then. Nothing of it may be seen or heard, ask anybody, or keep a press waiting.
   */
  readonly rehearse?: ((modal: Modal) => void) | undefined
}

/** Loads a view layer. Called when `preload` says so, or the modal is opened. */
export type UiDefinition = () => Promise<LoadedUi>
