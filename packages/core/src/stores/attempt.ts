import { atom } from 'nanostores'
import type { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'

export interface AttemptTarget {
  readonly walletId: string
  readonly namespace: Namespace | undefined
}

/** Connecting one wallet, as the visitor sees it. */
export type Attempt =
  | { readonly status: 'idle' }
  | ({ readonly status: 'waiting' | 'declined' | 'missing' | 'connected' } & AttemptTarget)
  | ({ readonly status: 'failed'; readonly error: ModalError } & AttemptTarget)

/** The one attempt to connect that counts. A new one gives up the one before it. */
export function createAttemptStore(parent: AbortSignal) {
  const $attempt = atom<Attempt>({ status: 'idle' })
  let current: AbortController | undefined

  const give = () => {
    current?.abort()
    current = undefined
  }
  parent.addEventListener('abort', give, { once: true })

  return {
    $attempt,
    /** Begins an attempt. Its signal is aborted when it is given up; what it does afterwards changes nothing. */
    begin(target: AttemptTarget): { readonly signal: AbortSignal; readonly end: (attempt: Attempt) => void } {
      give()
      const controller = new AbortController()
      current = controller
      $attempt.set({ status: 'waiting', ...target })
      return {
        signal: controller.signal,
        end(attempt) {
          if (current !== controller) return
          current = undefined
          $attempt.set(attempt)
        },
      }
    },
    /** Shows a result without having asked a wallet. */
    show: (attempt: Attempt) => {
      give()
      $attempt.set(attempt)
    },
    /** Gives up what is going on. */
    cancel() {
      give()
      $attempt.set({ status: 'idle' })
    },
  }
}
