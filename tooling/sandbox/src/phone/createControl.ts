import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { output, ZodMiniType } from 'zod/mini'
import { openToPages } from '../http/openToPages'
import { readBundle } from '../readBundle'
import type { createPhone } from './createPhone'
import { orders, policyOrder, readOrder } from './orders'

const PAGE = fileURLToPath(new URL('./page', import.meta.url))

/** The phone by HTTP: its page, its state as it changes, and the orders of a script. */
export function createControl({ kit, questions, sessions, state }: ReturnType<typeof createPhone>) {
  const watching: Set<() => unknown> = new Set()
  const tellAll = () => {
    for (const tell of watching) tell()
  }
  const app = new Hono()
    .use(openToPages)
    .get('/state', (context) => context.json(state()))
    .get('/events', (context) =>
      streamSSE(context, async (stream) => {
        const tell = () => stream.writeSSE({ data: JSON.stringify(state()) })
        watching.add(tell)
        await tell()
        await new Promise((resolve) => stream.onAbort(() => resolve(undefined)))
        watching.delete(tell)
      }),
    )
  const order = <Schema extends ZodMiniType>(name: string, schema: Schema, act: (order: output<Schema>) => unknown) =>
    app.post(`/${name}`, async (context) => {
      const body = await context.req.text()
      await act(readOrder(schema, body === '' ? {} : JSON.parse(body)))
      tellAll()
      return context.json(state())
    })
  order('pair', orders.pair, ({ uri }) => kit.pair({ uri: uri.trim() }))
  order('approve', orders.approve, ({ id, ...choice }) => questions.approve(id, choice))
  order('reject', orders.reject, ({ id, code, message }) => questions.reject(id, code, message))
  order('ignore', orders.ignore, ({ id }) => questions.ignore(id))
  order('policy', policyOrder, (change) => questions.setPolicy(change))
  order('chainChanged', orders.chainChanged, sessions.chainChanged)
  order('accountsChanged', orders.accountsChanged, sessions.accountsChanged)
  order('update', orders.update, sessions.update)
  order('extend', orders.extend, ({ topic }) => sessions.extend(topic))
  order('disconnect', orders.disconnect, ({ topic }) => sessions.disconnect(topic))

  app
    .get('*', async (context, next) => {
      context.header('content-security-policy', "default-src 'self'; img-src data:")
      await next()
    })
    .get('/page.js', async (context) =>
      context.body(await readBundle('phone'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    // `/wc` is the path of a universal link; the page finds the URI in its own address.
    .get('*', serveStatic({ root: PAGE, rewriteRequestPath: (path) => (path === '/wc' ? '/' : path) }))
    .notFound(({ req, json }) => json({ error: `There is no ${req.method} ${req.path}.` }, 404))
    .onError((error, context) => context.json({ error: error.message }, 400))
  return { app, tellAll }
}
