import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SpanKind } from '@opentelemetry/api'
import { type WebSocket, WebSocketServer } from 'ws'
import { endWithProblem } from '../http/answerClientErrors'
import type { RelayMetrics } from '../operation/createMetrics'
import { withSpan } from '../operation/withSpan'
import type { RelayUsage } from '../projects/countRelay'
import type { Projects } from '../projects/projectSchema'
import { authorizeClient } from './authorizeClient'
import { createDelivery } from './createDelivery'
import { createRelayConnection, type RelayConnection } from './createRelayConnection'
import { createRelayMethods } from './createRelayMethods'
import { isRelayMethod, type Payload, parsePayload } from './parseCall'
import { RelayError, toRpcError } from './relayErrors'
import { startPinging } from './startPinging'
import type { Mailbox, MailboxEvents } from './types'

const MAX_FRAME_BYTES = 2_000_000
/** Calls that a client may send before the first is answered. */
const MAX_QUEUED_CALLS = 1_000

// Close codes: 3000 is known to clients of WalletConnect, the others are of RFC 6455 and its registry.
const REFUSED = 3000
const POLICY_VIOLATION = 1008
const SERVICE_RESTART = 1012

export interface Relay {
  /** Counts open sockets. */
  readonly size: () => number
  /** Refuses new sockets, and closes the open ones over the given time, so that clients do not all return at once. */
  drain(durationMs: number): Promise<void>
  close(): Promise<void>
}

export interface RelayOptions {
  /** Names of this relay that clients may sign for: `relay.example`, `localhost:8080`. */
  readonly hosts: readonly string[]
  readonly projects?: () => Projects
  readonly openMailbox: (events: MailboxEvents) => Promise<Mailbox>
  /** Counts sockets and messages of projects. Without it, no project has a quota. */
  readonly usage?: RelayUsage | undefined
  readonly metrics?: RelayMetrics | undefined
  readonly log?: ((line: string) => void) | undefined
}

/** Serves WalletConnect's relay protocol on a server's WebSocket upgrades. */
export async function createRelay(
  server: Server,
  { hosts, projects = () => undefined, openMailbox, usage, metrics, log = () => {} }: RelayOptions,
): Promise<Relay> {
  const onError = (error: unknown) =>
    log(`relay: the mailbox failed: ${error instanceof Error ? error.message : 'unknown'}`)
  const delivery = createDelivery({ mailbox: () => mailbox, onDelivered: () => metrics?.delivered.inc(), onError })
  const mailbox = await openMailbox({ onStored: delivery.deliver, onGap: delivery.flushAll })
  const methods = createRelayMethods({
    mailbox,
    delivery,
    onPublished: () => metrics?.published.inc(),
    onError,
    takeMessages: (projectId, messages) => usage?.takeMessages(projectId, messages) ?? true,
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false })
  sockets.on('wsClientError', (_error, stream) => {
    void endWithProblem(stream, 400, 'This is no valid WebSocket handshake.')
  })
  const pinging = startPinging()
  let isDraining = false

  const call = async (connection: RelayConnection, { method, params }: { method: string; params?: unknown }) => {
    try {
      if (!connection.limit.take(1)) throw new RelayError('TooManyRequests')
      if (!isRelayMethod(method)) throw new RelayError('InvalidMethod')
      const run = () => methods[method](connection, params)
      return { result: await withSpan(`relay ${method}`, { kind: SpanKind.SERVER }, run) }
    } catch (error) {
      if (!(error instanceof RelayError)) onError(error)
      return { error: toRpcError(error) }
    }
  }
  const handle = async (connection: RelayConnection, payload: Payload | undefined, receivedAt: number) => {
    if (payload === undefined) {
      connection.send({ id: null, jsonrpc: '2.0', error: toRpcError(new RelayError('Serialization')) })
    } else if ('method' in payload) {
      connection.send({ id: payload.id, jsonrpc: '2.0', ...(await call(connection, payload)) })
      metrics?.answered.observe((performance.now() - receivedAt) / 1000)
    } else {
      await delivery.acknowledge(connection, Number(payload.id), 'result' in payload && payload.result === true)
    }
  }

  const open = (socket: WebSocket, client: { readonly clientId: string; readonly projectId: string }) => {
    const connection = createRelayConnection(socket, client)
    let queued = 0
    let last: Promise<unknown> = Promise.resolve()
    pinging.add(socket)
    socket.on('message', (data) => {
      pinging.hear(socket)
      if (++queued > MAX_QUEUED_CALLS) return socket.close(POLICY_VIOLATION, 'Too many requests')
      const receivedAt = performance.now()
      // One after the other, so that a client's messages keep their order.
      last = last
        .then(() => handle(connection, parsePayload(String(data)), receivedAt))
        .catch(onError)
        .finally(() => {
          queued -= 1
        })
    })
    socket.on('close', () => {
      metrics?.sockets.dec()
      // Waits for calls in flight, which may subscribe.
      void last.then(() => delivery.remove(connection))
    })
    metrics?.sockets.inc()
    usage?.countSocket(client.projectId)
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Ignores a client that leaves during the handshake.
    stream.on('error', () => stream.destroy())
    if (isDraining) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n')
      return
    }
    void authorizeClient(request, { projects: projects(), hosts })
      .catch(() => ({ refused: 'JWT validation error: JWT Token is malformed' }))
      .then((client) => {
        sockets.handleUpgrade(request, stream, head, (socket) => {
          socket.on('error', () => socket.terminate())
          if (!('refused' in client)) return open(socket, client)
          // Accepts first: a browser tells a page the reason of a close, but not of a refused handshake.
          metrics?.refused.inc()
          log(`relay: refused (${client.refused})`)
          return socket.close(REFUSED, client.refused)
        })
      })
  }
  server.on('upgrade', onUpgrade)

  return {
    size: () => sockets.clients.size,
    async drain(durationMs) {
      isDraining = true
      const all = [...sockets.clients]
      const pauseMs = all.length === 0 ? 0 : durationMs / all.length
      let waitedMs = 0
      for (const socket of all) {
        socket.close(SERVICE_RESTART, 'The relay restarts')
        waitedMs += pauseMs
        if (waitedMs < 10) continue
        await new Promise((resolve) => setTimeout(resolve, waitedMs))
        waitedMs = 0
      }
    },
    async close() {
      isDraining = true
      pinging.stop()
      server.off('upgrade', onUpgrade)
      const closed = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(closed)
      // The handlers of closed sockets still use the mailbox.
      await new Promise((resolve) => setImmediate(resolve))
      await mailbox.close()
    },
  }
}
