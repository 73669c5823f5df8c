import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { refuse } from './answer'
import type { Fault, Garbage } from './types'

type DirectoryContext = Context<{ Bindings: HttpBindings }>

const TEXT = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.'
const SHAPE = { data: 'soon', count: '-1', features: {}, allowedOrigins: 7, isAnalyticsEnabled: 'perhaps' }
const BROKEN = [null, { id: 7 }, { name: ['no', 'name'], chains: 'eip155:1' }, 'wallet']

/** What goes wrong with the answer to a request. */
export const meetFaults =
  (take: (path: string) => Fault | undefined): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const { req } = context
    const { latencyMs, status, retryAfter, cut, garbage } = take(req.path) ?? {}
    if (latencyMs !== undefined) {
      // Ends with the caller: nobody waits for the answer any more.
      await wait(latencyMs, undefined, { signal: req.raw.signal, ref: false }).catch(() => {})
    }
    if (status !== undefined) {
      // The route is not asked: an event that is answered with 500 has not been kept.
      if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
      return refuse(context, status as ContentfulStatusCode, 'a fault of the sandbox')
    }
    await next()
    if (cut) await cutOff(context)
    else if (garbage) await spoil(context, garbage)
  }

/** Half of the answer, and then nobody is there. */
async function cutOff(context: DirectoryContext) {
  const bytes = Buffer.from(await context.res.arrayBuffer())
  const { outgoing } = context.env
  // One more than there is: an empty body is cut, too.
  outgoing.writeHead(200, { ...Object.fromEntries(context.res.headers), 'content-length': bytes.length + 1 })
  outgoing.flushHeaders()
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => outgoing.destroy())
  context.res = RESPONSE_ALREADY_SENT
}

/** The type is kept: garbage is what claims to be the real thing. */
async function spoil(context: DirectoryContext, garbage: true | Garbage) {
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
