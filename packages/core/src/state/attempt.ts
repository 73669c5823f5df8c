import { atom } from 'nanostores'
import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'

export interface ConnectAttemptTarget {
  readonly walletId: string
  readonly namespace: Namespace | undefined
}

export type ConnectAttempt =
  | { readonly status: 'idle' }
  // `isPending`: the wallet still shows an earlier request, so it does not prompt for this one.
  | ({ readonly status: 'waiting'; readonly isPending?: true | undefined } & ConnectAttemptTarget)
  | ({ readonly status: 'declined' | 'missing' | 'connected' } & ConnectAttemptTarget)
  | ({ readonly status: 'failed'; readonly error: ModalError } & ConnectAttemptTarget)

interface BegunAttempt {
  readonly signal: AbortSignal
  answered(): void
  pending(): void
  end(attempt: ConnectAttempt): void
}

export function createConnectAttemptStore(parent: AbortSignal) {
  const $attempt = atom<ConnectAttempt>({ status: 'idle' })
  let current: { readonly controller: AbortController; isAnswered: boolean } | undefined

  const give = (reason?: ModalError) => {
    if (!current?.isAnswered) current?.controller.abort(reason)
    current = undefined
  }
  parent.addEventListener('abort', () => give(), { once: true })

  return {
    $attempt,
    begin(target: ConnectAttemptTarget): BegunAttempt {
      give(new ModalError('CONNECT_SUPERSEDED'))
      const entry = { controller: new AbortController(), isAnswered: false }
      current = entry
      $attempt.set({ status: 'waiting', ...target })
      return {
        signal: entry.controller.signal,
        answered() {
          entry.isAnswered = true
        },
        pending() {
          if (current === entry) $attempt.set({ status: 'waiting', isPending: true, ...target })
        },
        end(attempt) {
          if (current !== entry) return
          current = undefined
          $attempt.set(attempt)
        },
      }
    },
    show: (attempt: ConnectAttempt) => {
      give()
      $attempt.set(attempt)
    },
    cancel() {
      give()
      $attempt.set({ status: 'idle' })
    },
  }
}

export type NetworkSwitch =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' | 'declined'; readonly caipNetworkId: CaipNetworkId }

export function createNetworkSwitchStore() {
  const $switching = atom<NetworkSwitch>({ status: 'idle' })
  let revision = 0
  return {
    $switching,
    begin(caipNetworkId: CaipNetworkId): () => boolean {
      const mine = ++revision
      $switching.set({ status: 'waiting', caipNetworkId })
      return () => mine === revision
    },
    decline: (caipNetworkId: CaipNetworkId) => $switching.set({ status: 'declined', caipNetworkId }),
    cancel() {
      revision++
      $switching.set({ status: 'idle' })
    },
  }
}
