import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'

export type ConnectionEvent =
  | {
      readonly type: 'connected'
      readonly namespace: Namespace
      readonly walletId: string
      readonly account: Account
      readonly isRestored: boolean
    }
  | {
      readonly type: 'ended'
      readonly namespace: Namespace
      readonly walletId: string
      readonly wasActive: boolean
      // True if the user disconnected, in this tab or in another one.
      readonly isRequested: boolean
      readonly locked: boolean
    }
  | {
      readonly type: 'changed'
      readonly namespace: Namespace
      readonly what: 'accounts' | 'network'
      readonly wasUnsupported: boolean
    }
  | {
      readonly type: 'needsAuthorization'
      readonly namespace: Namespace
      readonly walletId: string
      readonly account: Account
      readonly caipNetworkId: CaipNetworkId
    }
  | { readonly type: 'needsNetwork'; readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId }

export interface ConnectionEventEmitter {
  emit(event: ConnectionEvent): void
  listen(listener: (event: ConnectionEvent) => void): Unsubscribe
  // Calls the listener with all earlier events, then with each new one, because navigation may load after the first
  // events.
  listenFromStart(listener: (event: ConnectionEvent) => void): Unsubscribe
}

const MAX_HELD_EVENTS = 50

export function createConnectionEventEmitter(isFollowed: boolean): ConnectionEventEmitter {
  const listeners = new Set<(event: ConnectionEvent) => void>()
  let held: ConnectionEvent[] | undefined = isFollowed ? [] : undefined
  const listen: ConnectionEventEmitter['listen'] = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    emit(event) {
      if (held && held.length < MAX_HELD_EVENTS) held.push(event)
      for (const listener of [...listeners]) listener(event)
    },
    listen,
    listenFromStart(listener) {
      const before = held ?? []
      held = undefined
      for (const event of before) listener(event)
      return listen(listener)
    },
  }
}
