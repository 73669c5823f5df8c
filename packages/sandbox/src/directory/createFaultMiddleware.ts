import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sendError } from './responses'
import type { GarbageKind, ServiceFault } from './types'

type DirectoryContext = Context<{ Bindings: HttpBindings }>

const TEXT = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.'
const SHAPE = { data: 'soon', count: '-1', features: {}, allowedOrigins: 7, isAnalyticsEnabled: 'perhaps' }
const BROKEN = [null, { id: 7 }, { name: ['no', 'name'], chains: 'eip155:1' }, 'wallet']

export const createFaultMiddleware =
  (take: (path: string) => ServiceFault | undefined): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const { req } = context
    const { latencyMs, status, retryAfter, cut, garbage } = take(req.path) ?? {}
    if (latencyMs !== undefined) {
      // Stops waiting when the client closes the connection.
      await wait(latencyMs, undefined, { signal: req.raw.signal, ref: false }).catch(() => {})
    }
    if (status !== undefined) {
      // Skips the route, so that an analytics event answered with 500 is not stored.
      if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
      return sendError(context, status as ContentfulStatusCode, 'a fault of the sandbox')
    }
    await next()
    if (cut) await cutOff(context)
    else if (garbage) await sendGarbage(context, garbage)
  }

// Sends half of the response, then closes the socket.
async function cutOff(context: DirectoryContext) {
  const bytes = Buffer.from(await context.res.arrayBuffer())
  const { outgoing } = context.env
  // Declares one byte too many, so that an empty body is cut off, too.
  outgoing.writeHead(200, { ...Object.fromEntries(context.res.headers), 'content-length': bytes.length + 1 })
  outgoing.flushHeaders()
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => outgoing.destroy())
  context.res = RESPONSE_ALREADY_SENT
}

// Sends malformed data under the route's own content type.
async function sendGarbage(context: DirectoryContext, garbage: true | GarbageKind) {
  const headers = new Headers(context.res.headers)
  headers.set('cache-control', 'no-store')
  headers.delete('etag')
  const text = await context.res.text()
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
  const value = garbage === 'entries' && isJson ? breakEntries(JSON.parse(text)) : SHAPE
  context.res = undefined
  context.res = new Response(garbage === 'text' ? TEXT : JSON.stringify(value), { headers })
}

function breakEntries(value: object) {
  const broken = (list: unknown[]) =>
    list.map((entry, index) => (index % 3 === 2 ? BROKEN[Math.floor(index / 3) % BROKEN.length] : entry))
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, Array.isArray(entry) ? broken(entry) : entry]),
  )
}
