import type { WebSocket } from 'ws'
import { createRateLimit, type RateLimit } from '../limits/createRateLimit'
import type { StoredMessage } from './types'

/** Clients resubscribe to all of their sessions at once when they connect. */
const RATE = { perSecond: 50, burst: 500 }

export interface RelayConnection {
  readonly clientId: string
  readonly projectId: string
  readonly limit: RateLimit
  /** Ids of subscriptions, by topic. */
  readonly topics: Map<string, string>
  /** Messages sent and not yet acknowledged, by JSON-RPC id. */
  readonly inFlight: Map<number, StoredMessage>
  readonly send: (payload: object) => void
  readonly isFull: () => boolean
}

// Sends no more to a client that reads too slowly, until it has acknowledged some.
const MAX_BUFFERED_BYTES = 4_000_000

export function createRelayConnection(
  socket: WebSocket,
  client: Pick<RelayConnection, 'clientId' | 'projectId'>,
): RelayConnection {
  return {
    ...client,
    limit: createRateLimit(RATE),
    topics: new Map(),
    inFlight: new Map(),
    // Ignores a socket that is closing: what it misses waits in the mailbox.
    send: (payload) => socket.send(JSON.stringify(payload), () => {}),
    isFull: () => socket.bufferedAmount > MAX_BUFFERED_BYTES,
  }
}
