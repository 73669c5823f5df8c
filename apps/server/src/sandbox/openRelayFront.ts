import { createRelayFaults, serveApp } from '@foyer/sandbox/http'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { createFaultRoutes } from './createFaultRoutes'

type RelayFaults = ReturnType<typeof createRelayFaults>
type RelayFault = NonNullable<ReturnType<RelayFaults['takeSocket']>>

const REFUSED = 3000
/** Close codes that an endpoint may not send (RFC 6455, section 7.4.1). */
const RESERVED_CODES = [1005, 1006, 1015]
const GARBAGE = '<!doctype html><title>Welcome</title>'
const INTERNAL_ERROR = { code: -32603, message: 'Internal error: Internal error', data: 'Unknown' }

export interface RelayFront {
  /** `ws://…`, without a slash at the end. */
  readonly url: string
  readonly faults: Pick<RelayFaults, 'add' | 'list' | 'clear'>
  /** Closes all sockets; clients can reconnect at once. */
  drop(): void
  stop(): Promise<void>
}

/**
 * Opens a port in front of a relay, which adds the faults of the sandbox's relay on the way. Its control routes are the
 * same: `/__sandbox/faults` and `/__sandbox/drop`.
 */
export async function openRelayFront({
  port,
  target,
  log,
}: {
  readonly port: number
  /** `ws://…` of the relay. */
  readonly target: string
  readonly log: (line: string) => void
}): Promise<RelayFront> {
  const held = new Set<() => void>()
  const faults = createRelayFaults(() => {
    for (const send of held) send()
    held.clear()
  })
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const drop = () => {
    for (const socket of sockets.clients) socket.terminate()
  }
  const { server, url, stop } = await serveApp(createControl(faults, drop, target.replace('ws', 'http')), { port, log })

  server.on('upgrade', (request, stream, head) => {
    const refuse = faults.takeSocket()?.refuse
    stream.on('error', () => stream.destroy())
    if (refuse === true) return stream.destroy()
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate())
      if (typeof refuse === 'string') return socket.close(REFUSED, refuse)
      const { origin } = request.headers
      const relay = new WebSocket(`${target}${request.url}`, { perMessageDeflate: false, ...(origin && { origin }) })
      connect(socket, relay, { faults, held })
    })
  })
  return {
    url: url.replace('http', 'ws'),
    faults,
    drop,
    stop() {
      drop()
      sockets.close()
      return stop()
    },
  }
}

function connect(
  client: WebSocket,
  relay: WebSocket,
  { faults, held }: { readonly faults: RelayFaults; readonly held: Set<() => void> },
): void {
  const late: RawData[] = []
  /** Faults of calls that the relay has not answered, by id. */
  const faulty = new Map<unknown, RelayFault>()
  const send = (text: string, { latencyMs, cut, garbage }: RelayFault = {}) => {
    const act = () => (cut ? client.terminate() : client.send(garbage ? GARBAGE : text, () => {}))
    if (latencyMs === undefined) act()
    else setTimeout(act, latencyMs).unref()
  }
  client.on('message', (data) => {
    const { id, method } = readFrame(data)
    const fault = method === undefined ? undefined : faults.takeCall(method)
    if (fault?.fail) return send(JSON.stringify({ id, jsonrpc: '2.0', error: INTERNAL_ERROR }), fault)
    if (fault !== undefined) faulty.set(id, fault)
    if (relay.readyState === WebSocket.CONNECTING) late.push(data)
    else relay.send(String(data), () => {})
  })
  relay.on('open', () => {
    for (const data of late.splice(0)) relay.send(String(data))
  })
  relay.on('message', (data) => {
    const { id, method, params } = readFrame(data)
    if (method === undefined) {
      const fault = faulty.get(id)
      faulty.delete(id)
      return send(String(data), fault)
    }
    const fault = faults.takeMessage(params?.data?.tag ?? 0)
    if (fault?.hold) held.add(() => send(String(data)))
    else send(String(data), fault)
  })
  // Clients in Node end a socket without pings.
  relay.on('ping', () => client.ping())
  relay.on('error', () => client.terminate())
  relay.on('close', (code, reason) =>
    RESERVED_CODES.includes(code) ? client.terminate() : client.close(code, String(reason)),
  )
  client.on('close', () => relay.terminate())
}

const createControl = (faults: RelayFaults, drop: () => void, target: string) => {
  const forward = async ({ req }: Context) => {
    const { pathname, search } = new URL(req.url)
    const { method, headers } = req.raw
    const origin = headers.get('origin')
    return fetch(`${target}${pathname}${search}`, {
      method,
      ...(origin && { headers: { origin } }),
      ...(method === 'POST' && { body: await req.text() }),
    })
  }
  return (
    new Hono()
      // Attestations, which the sandbox's phone reads from its relay.
      .all('/v3/*', forward)
      .all('/v1/attestation', forward)
      .use(cors())
      .route('/__sandbox/faults', createFaultRoutes(faults))
      .post('/__sandbox/drop', ({ json }) => {
        drop()
        return json({})
      })
  )
}

const frameSchema = z.object({
  id: z.optional(z.unknown()),
  method: z.optional(z.string()),
  params: z.optional(z.object({ data: z.optional(z.object({ tag: z.optional(z.number()) })) })),
})

const readFrame = (data: RawData): z.output<typeof frameSchema> =>
  z.safeParse(frameSchema, parseJson(String(data))).data ?? {}
