import type { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Log } from '../types/log.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

export interface ModalEvents {
  open: undefined
  close: undefined
  /**
   * Emitted when a wallet connects, because the user connected it or because an earlier connection was restored
   * (`isRestored`).
   */
  connect: {
    readonly namespace: Namespace
    readonly account: Account
    readonly walletId: string
    readonly isRestored: boolean
  }
  disconnect: {
    readonly namespace: Namespace
    readonly walletId: string
    /** True if the wallet ended the connection, not the user in the app. */
    readonly byWallet: boolean
  }
  accountChange: { readonly namespace: Namespace; readonly account: Account }
  /** Emitted when the user changes the active network, in the modal or in the wallet. */
  networkChange: { readonly caipNetworkId: CaipNetworkId }
  /**
   * Emitted once when a request of the user fails or the wallet rejects it, in the modal, an action or a hook. Not for
   * `ABORTED`, `MODAL_CLOSED`, `CONNECT_SUPERSEDED` and `PAY_CANCELLED`.
   */
  error: ModalError
}

type Listener = (payload: never) => void

export interface ModalEventEmitter {
  on<E extends keyof ModalEvents>(event: E, listener: (payload: ModalEvents[E]) => void): Unsubscribe
  emit<E extends keyof ModalEvents>(event: E, payload: ModalEvents[E]): void
}

export function createModalEventEmitter(signal: AbortSignal, log: Log): ModalEventEmitter {
  const listeners = new Map<keyof ModalEvents, Set<Listener>>()
  signal.addEventListener('abort', () => listeners.clear(), { once: true })
  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all)
      // Wrap the listener, so that a function that is added twice is called twice and can be removed separately.
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
