import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { output, ZodMiniType } from 'zod/mini'
import { allowAllOrigins } from '../http/allowAllOrigins'
import { readBundle } from '../pages/readBundle'
import { commandSchemas, parseCommand, policySchema } from './commandSchemas'
import type { createPhone } from './createPhone'

const PAGE = fileURLToPath(new URL('./page', import.meta.url))

export function createPhoneControl({ kit, prompts, sessions, state }: ReturnType<typeof createPhone>) {
  const watching: Set<() => unknown> = new Set()
  const notifyAll = () => {
    for (const notify of watching) notify()
  }
  const app = new Hono()
    .use(allowAllOrigins)
    .get('/state', (context) => context.json(state()))
    .get('/events', (context) =>
      streamSSE(context, async (stream) => {
        const notify = () => stream.writeSSE({ data: JSON.stringify(state()) })
        watching.add(notify)
        await notify()
        await new Promise((resolve) => stream.onAbort(() => resolve(undefined)))
        watching.delete(notify)
      }),
    )
  const order = <Schema extends ZodMiniType>(
    name: string,
    schema: Schema,
    callback: (order: output<Schema>) => unknown,
  ) =>
    app.post(`/${name}`, async (context) => {
      const body = await context.req.text()
      await callback(parseCommand(schema, body === '' ? {} : JSON.parse(body)))
      notifyAll()
      return context.json(state())
    })
  order('pair', commandSchemas.pair, ({ uri }) => kit.pair({ uri: uri.trim() }))
  order('approve', commandSchemas.approve, ({ id, ...choice }) => prompts.approve(id, choice))
  order('reject', commandSchemas.reject, ({ id, code, message }) => prompts.reject(id, code, message))
  order('ignore', commandSchemas.ignore, ({ id }) => prompts.ignore(id))
  order('policy', policySchema, (change) => prompts.setPolicy(change))
  order('chainChanged', commandSchemas.chainChanged, sessions.chainChanged)
  order('accountsChanged', commandSchemas.accountsChanged, sessions.accountsChanged)
  order('update', commandSchemas.update, sessions.update)
  order('extend', commandSchemas.extend, ({ topic }) => sessions.extend(topic))
  order('disconnect', commandSchemas.disconnect, ({ topic }) => sessions.disconnect(topic))

  app
    .get('*', async (context, next) => {
      context.header('content-security-policy', "default-src 'self'; img-src data:")
      await next()
    })
    .get('/page.js', async (context) =>
      context.body(await readBundle('phone'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    // `/wc` is the path of a universal link; the page reads the pairing URI from its own address.
    .get('*', serveStatic({ root: PAGE, rewriteRequestPath: (path) => (path === '/wc' ? '/' : path) }))
    .notFound(({ req, json }) => json({ error: `There is no ${req.method} ${req.path}.` }, 404))
    .onError((error, context) => context.json({ error: error.message }, 400))
  return { app, tellAll: notifyAll }
}
