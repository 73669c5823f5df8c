import type { Modal } from '@foyer/core'

// What the pages set, as functions that run in them see it.
declare global {
  var __modal: Modal | undefined
  /** What a test's own script noted, from before the page began. */
  var __noted: string[] | undefined
}
