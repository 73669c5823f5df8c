import type { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Log } from '../types/log.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

/** What happened, for `modal.on`. */
export interface ModalEvents {
  open: undefined
  close: undefined
  /** A wallet was connected, by the visitor or from storage (`restored`). */
  connect: {
    readonly namespace: Namespace
    readonly account: Account
    readonly walletId: string
    readonly restored: boolean
  }
  /** A connection ended, from either side. */
  disconnect: {
    readonly namespace: Namespace
    readonly walletId: string
    /** The wallet ended it, not this page. */
    readonly byWallet: boolean
  }
  /** The active account of a namespace changed. */
  accountChange: { readonly namespace: Namespace; readonly account: Account }
  /** The active network changed, in the modal or in the wallet. */
  networkChange: { readonly caipNetworkId: CaipNetworkId }
  /** What the visitor asked for in the modal failed, or they declined it in their wallet. */
  error: ModalError
}

type Listener = (payload: never) => void

export interface Events {
  on<E extends keyof ModalEvents>(event: E, listener: (payload: ModalEvents[E]) => void): Unsubscribe
  emit<E extends keyof ModalEvents>(event: E, payload: ModalEvents[E]): void
}

/** What the integrator listens to. Their exceptions are logged and go no further. */
export function createEvents(signal: AbortSignal, log: Log): Events {
  const listeners = new Map<keyof ModalEvents, Set<Listener>>()
  signal.addEventListener('abort', () => listeners.clear(), { once: true })
  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all)
      // Wrapped, so that the same function may listen twice and each undo ends its own.
      const own: Listener = (payload) => listener(payload)
      all.add(own)
      return () => void all.delete(own)
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload as never)
        } catch (cause) {
          log('error', `A listener of "${event}" threw`, cause)
        }
      }
    },
  }
}
