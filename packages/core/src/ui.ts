import type { Modal } from './modal.js'

/** Puts the view layer into the page and returns its undo. Called once, on the first open. */
export type MountUi = (modal: Modal) => { unmount(): void }

/** Loads a view layer. Called when the visitor points at a button or opens the modal, not before. */
export type UiDefinition = () => Promise<{ readonly mount: MountUi }>
