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
  /** `isPending`: the wallet has an earlier question open, and shows no new one. */
  | ({ readonly status: 'waiting'; readonly isPending?: true | undefined } & AttemptTarget)
  | ({ readonly status: 'declined' | 'missing' | 'connected' } & AttemptTarget)
  | ({ readonly status: 'failed'; readonly error: ModalError } & AttemptTarget)

interface BegunAttempt {
  /** Aborted when the attempt is given up before the wallet has answered. */
  readonly signal: AbortSignal
  answered(): void
  /** Shows that the wallet has an earlier question open. */
  pending(): void
  /** Shows what came of it, unless it was given up. */
  end(attempt: Attempt): void
}

/** The one attempt to connect that counts. A new one gives up the one before it. */
export function createAttemptStore(parent: AbortSignal) {
  const $attempt = atom<Attempt>({ status: 'idle' })
  let current: { readonly controller: AbortController; isAnswered: boolean } | undefined

  const give = () => {
    if (!current?.isAnswered) current?.controller.abort()
    current = undefined
  }
  parent.addEventListener('abort', give, { once: true })

  return {
    $attempt,
    /** Begins an attempt. */
    begin(target: AttemptTarget): BegunAttempt {
      give()
      const mine = { controller: new AbortController(), isAnswered: false }
      current = mine
      $attempt.set({ status: 'waiting', ...target })
      return {
        signal: mine.controller.signal,
        answered() {
          mine.isAnswered = true
        },
        pending() {
          if (current === mine) $attempt.set({ status: 'waiting', isPending: true, ...target })
        },
        end(attempt) {
          if (current !== mine) return
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
