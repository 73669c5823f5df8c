import { TOAST_DURATION, TOAST_ERROR_DURATION, TOAST_SWAP_DELAY } from '../constants.js'
import type { ModalContext, Part } from '../context.js'
import type { ToastVariant } from '../stores/notices.js'
import { delay } from '../utils/waiting.js'

export interface ShowToastParameters {
  readonly message: string
  /** @default 'success' */
  readonly variant?: ToastVariant | undefined
  readonly svg?: string | undefined
  /** @default true, for `loading` false */
  readonly autoClose?: boolean | undefined
}

interface Toasts {
  show(parameters: ShowToastParameters): void
  hide(): void
  /** Stops the clock while the visitor looks at it. */
  hold(): void
  release(): void
}

/** One toast at a time; the next waits until the last has left. */
export const toasts: Part<Toasts> = {
  create({ stores, signal }: ModalContext) {
    const { $toast } = stores.notices
    const hideToast = () => $toast.set({ ...$toast.get(), open: false })
    let timer = new AbortController()
    const after = (milliseconds: number, callback: () => void) => {
      timer.abort()
      timer = new AbortController()
      delay(milliseconds, AbortSignal.any([signal, timer.signal]), callback)
    }
    const startClock = () => {
      const { open, autoClose, variant } = $toast.get()
      if (open && autoClose) after(variant === 'error' ? TOAST_ERROR_DURATION : TOAST_DURATION, hideToast)
    }
    const present = ({ message, variant = 'success', svg, autoClose = variant !== 'loading' }: ShowToastParameters) => {
      timer.abort()
      $toast.set({ message, variant, svg, autoClose, open: true })
      startClock()
    }
    // Waits for the one before it to leave.
    let next: ShowToastParameters | undefined
    return {
      show(toast) {
        if (!next && !$toast.get().open) return present(toast)
        const isLeaving = next !== undefined
        next = toast
        if (isLeaving) return
        hideToast()
        after(TOAST_SWAP_DELAY, () => {
          const due = next
          next = undefined
          if (due) present(due)
        })
      },
      hide() {
        next = undefined
        timer.abort()
        hideToast()
      },
      hold: () => {
        if ($toast.get().open) timer.abort()
      },
      release: startClock,
    }
  },
}
