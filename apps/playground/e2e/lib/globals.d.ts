import type { Modal } from '@foyer/core'

// Globals of the pages, for functions that run in them.
declare global {
  var __modal: Modal | undefined
  /** Records of a test's init script. */
  var __noted: string[] | undefined
}
