import type { ModalContext, Service } from '../modal/context.js'
import type { ToastVariant } from '../state/notices.js'
import { startTimer } from '../utils/waiting.js'

const TOAST_REPLACE_DELAY_MS = 150
export const TOAST_DURATION_MS = 4_000
export const TOAST_ERROR_DURATION_MS = 6_000

export interface ShowToastParameters {
  readonly title?: string | undefined
  readonly message: string
  readonly note?: string | undefined
  /** Kind of the message. @default 'success' */
  readonly variant?: ToastVariant | undefined
  readonly svg?: string | undefined
  /** Code of the error that the toast is about: a translation’s texts of it replace title and message. */
  readonly code?: string | undefined
  /** True if the message closes by itself. @default true, but false for `loading` */
  readonly autoClose?: boolean | undefined
}

interface Toasts {
  show(parameters: ShowToastParameters): void
  hide(): void
  hold(): void
  release(): void
}

export const toasts: Service<Toasts> = {
  create({ stores, signal }: ModalContext) {
    const { $toast } = stores.notices
    const hideToast = () => $toast.set({ ...$toast.get(), open: false })
    let timer = new AbortController()
    const after = (milliseconds: number, callback: () => void) => {
      timer.abort()
      timer = new AbortController()
      startTimer(milliseconds, AbortSignal.any([signal, timer.signal]), callback)
    }
    const startClock = () => {
      const { open, autoClose, variant } = $toast.get()
      if (open && autoClose) after(variant === 'error' ? TOAST_ERROR_DURATION_MS : TOAST_DURATION_MS, hideToast)
    }
    const present = ({
      title,
      message,
      note,
      variant = 'success',
      svg,
      code,
      autoClose = variant !== 'loading',
    }: ShowToastParameters) => {
      timer.abort()
      $toast.set({ title, message, note, variant, svg, code, autoClose, open: true })
      startClock()
    }
    let next: ShowToastParameters | undefined
    return {
      show(toast) {
        if (!next && !$toast.get().open) return present(toast)
        const isLeaving = next !== undefined
        next = toast
        if (isLeaving) return
        hideToast()
        after(TOAST_REPLACE_DELAY_MS, () => {
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
