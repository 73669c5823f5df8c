import type { Readable } from '@foyer/core'
import type { ModalContext } from '@foyer/core/ui'

interface ConsentState {
  readonly isGiven: boolean
  /** How often the visitor went on without it. */
  readonly missed: number
}

interface Consent extends Readable<ConsentState> {
  give(isGiven: boolean): void
  miss(): void
}

const fresh: ConsentState = { isGiven: false, missed: 0 }

/** Whether the visitor has agreed to the site's terms, in this opening of the modal. */
export const consent = {
  create({ stores, signal }: ModalContext): Consent {
    let state = fresh
    const listeners = new Set<(value: ConsentState) => void>()
    const set = (next: ConsentState) => {
      state = next
      for (const listener of listeners) listener(state)
    }
    const listen: Consent['listen'] = (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const forget = stores.modal.$modal.listen(({ open }) => {
      if (!open && state !== fresh) set(fresh)
    })
    signal.addEventListener('abort', forget, { once: true })
    return {
      get: () => state,
      listen,
      subscribe(listener) {
        listener(state)
        return listen(listener)
      },
      give: (isGiven) => set({ isGiven, missed: 0 }),
      miss: () => set({ ...state, missed: state.missed + 1 }),
    }
  },
}
