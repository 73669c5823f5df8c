import type { WebSocket } from 'ws'
import { createRateLimit, type RateLimit } from '../limits/createRateLimit'
import type { StoredMessage } from './types'

/** Clients resubscribe to all of their sessions at once when they connect. */
const RATE = { perSecond: 50, burst: 500 }

/** Names a message, whose text may have 1 MB. */
export type MessageKey = Pick<StoredMessage, 'topic' | 'id'>

export const toMessageKey = ({ topic, id }: MessageKey): string => `${topic} ${id}`

export interface RelayConnection {
  readonly clientId: string
  readonly projectId: string
  readonly limit: RateLimit
  /** Ids of subscriptions, by topic. */
  readonly topics: Map<string, string>
  /** Messages sent and not yet acknowledged, by JSON-RPC id. */
  readonly inFlight: Map<number, MessageKey>
  /** Messages in answers that the client may not have received yet, by `toMessageKey`. */
  readonly handedOut: Set<string>
  /** Topics whose stored messages are yet to be sent, or are being sent; newer ones wait for them. */
  readonly flushing: Map<string, 'due' | 'running' | 'has newer'>
  readonly send: (payload: object) => void
  /** Runs an action once the client has received what was sent so far. */
  readonly afterReceipt: (action: () => void) => void
  readonly isFull: () => boolean
}

// Sends no more to a client that reads too slowly, until it has acknowledged some.
const MAX_BUFFERED_BYTES = 4_000_000

export function createRelayConnection(
  socket: WebSocket,
  client: Pick<RelayConnection, 'clientId' | 'projectId'>,
): RelayConnection {
  const actions = new Map<string, () => void>()
  let pings = 0
  socket.on('pong', (data) => {
    const key = String(data)
    const action = actions.get(key)
    actions.delete(key)
    action?.()
  })
  return {
    ...client,
    limit: createRateLimit(RATE),
    topics: new Map(),
    inFlight: new Map(),
    handedOut: new Set(),
    flushing: new Map(),
    // Ignores a socket that is closing: what it misses waits in the mailbox.
    send: (payload) => socket.send(JSON.stringify(payload), () => {}),
    // A client answers a ping only once it has received all that was sent before.
    afterReceipt(action) {
      if (socket.readyState !== socket.OPEN) return
      const key = String(++pings)
      actions.set(key, action)
      socket.ping(key)
    },
    isFull: () => socket.bufferedAmount > MAX_BUFFERED_BYTES,
  }
}
