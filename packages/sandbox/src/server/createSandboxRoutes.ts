import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import { allowAllOrigins } from '../http/allowAllOrigins'
import type { startMailbox } from '../mail/startMailbox'
import { readBundle } from '../pages/readBundle'
import type { createSandboxFaults } from './createSandboxFaults'
import { isLocalUrl } from './isLocalUrl'
import { proxyToNode } from './proxyToNode'
import { readWallets } from './readWallets'
import type { PageState } from './toPageState'
import type { SandboxSettings } from './types'

interface Dependencies {
  settings(): SandboxSettings
  faults: ReturnType<typeof createSandboxFaults>
  pageState(): PageState
  /** Callbacks of pages that follow the faults. */
  watching: Set<() => unknown>
  mailbox: Awaited<ReturnType<typeof startMailbox>> | undefined
}

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }

// Pages of other sites must not read mails or add faults while a developer visits them.
const allowLocalOrigins = cors({
  origin: (origin) => (isLocalUrl(origin) ? origin : null),
  allowMethods: ['GET', 'PUT', 'DELETE'],
})

export function createSandboxRoutes({ settings, faults, pageState, watching, mailbox }: Dependencies) {
  const app = new Hono()
  return app
    .use(async ({ req, json }, next) => {
      // A name that was rebound to this machine is not ours.
      if (!isLocalUrl(`http://${req.header('host') ?? ''}`)) return json({ error: 'Use 127.0.0.1 or localhost.' }, 403)
      return next()
    })
    .use('/rpc/*', allowAllOrigins)
    .all('/rpc/*', (context) => proxyToNode(context, { nodeUrls: settings().nodeUrls, faults: faults.active() }))
    .use(allowLocalOrigins)
    .get('/sandbox.json', ({ json }) => json(settings()))
    .get('/wallets.js', async ({ req, body }) => {
      const { wallets, rpcUrls, url } = settings()
      const scripts = await readWallets(wallets)
      const isFollowed = req.query('follow') !== 'false'
      const parts = [
        `globalThis.__SANDBOX_RPC__ ??= ${JSON.stringify(rpcUrls)};`,
        ...scripts,
        await readBundle('server'),
        ...(isFollowed ? [`__sandboxServer.follow(${JSON.stringify(`${url}/events`)});`] : []),
      ]
      return body(parts.join('\n'), 200, SCRIPT)
    })
    .get('/events', (context) =>
      streamSSE(context, async (stream) => {
        const notify = () => stream.writeSSE({ data: JSON.stringify(pageState()) })
        watching.add(notify)
        await notify()
        await new Promise((resolve) => stream.onAbort(() => resolve(undefined)))
        watching.delete(notify)
      }),
    )
    .get('/faults', ({ json }) => json(faults.active()))
    .delete('/faults', async ({ json }) => {
      await faults.clear()
      return json(faults.active())
    })
    .put('/faults/:name', async ({ req, json }) => {
      const error = await faults.add(req.param('name'), await readOptions(await req.text()))
      return error === undefined ? json(faults.active()) : json({ error }, 400)
    })
    .delete('/faults/:name', async ({ req, json }) => {
      await faults.remove(req.param('name'))
      return json(faults.active())
    })
    .get('/mails', ({ req, json }) => json(mailbox?.list(req.query('to')) ?? []))
    .delete('/mails', ({ json }) => {
      mailbox?.clear()
      return json([])
    })
    .notFound(({ req, json }) => json({ error: `There is no ${req.method} ${req.path}.` }, 404))
    .onError((error, { json }) => json({ error: error.message }, 500))
}

// Takes no options as none set; what is not JSON fails in the schema.
async function readOptions(text: string): Promise<unknown> {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
