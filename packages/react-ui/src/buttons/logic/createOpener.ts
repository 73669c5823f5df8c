import type { Modal, OpenParameters } from '@foyer/core'
import { atom, type ReadableAtom } from 'nanostores'

const LOADING_DELAY_MS = 200

type OpeningStatus = 'slow' | 'failed' | undefined

export interface Opener {
  /** `slow` while the modal's code takes longer to load than a user notices. */
  readonly $status: ReadableAtom<OpeningStatus>
  readonly open: (parameters?: OpenParameters) => Promise<void>
  /** Prefetches the modal's code, unless the app's `preload` is `none`. */
  readonly prefetch: () => void
  /** Cancels opening on Escape; the loaded modal handles Escape itself. */
  readonly cancel: (event: { readonly key: string }) => void
}

/** Creates what a button does on a press, and its status meanwhile. */
export function createOpener(modal: Modal): Opener {
  const { context } = modal
  const $status = atom<OpeningStatus>()
  // Set while the modal is opening.
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    $status,
    async open(parameters) {
      $status.set(undefined)
      timer = setTimeout(() => $status.set('slow'), LOADING_DELAY_MS)
      let outcome: OpeningStatus
      try {
        await context.show(parameters)
      } catch (cause) {
        context.log('error', 'The modal could not be opened', cause)
        outcome = 'failed'
      }
      clearTimeout(timer)
      timer = undefined
      $status.set(outcome)
    },
    prefetch() {
      // A failed prefetch is silent: the press loads the code again and reports errors.
      if (context.options.preload !== 'none') context.preloadUi().catch(() => {})
    },
    cancel: ({ key }) => key === 'Escape' && timer && modal.close(),
  }
}
