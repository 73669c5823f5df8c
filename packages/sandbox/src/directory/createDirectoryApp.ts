import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { createControlRoutes } from './createControlRoutes'
import { createDirectoryRoutes } from './createDirectoryRoutes'
import { createFaultMiddleware } from './createFaultMiddleware'
import type { createServiceFaults } from './createServiceFaults'
import { sendError } from './responses'
import type { Directory, DirectoryWallet, ReceivedEvent, ReceivedRequest, RecordList } from './types'

const MAX_BODY_BYTES = 1_000_000
const isSwitch = (path: string) => /^\/__sandbox(\/|$)/.test(path)

export function createDirectoryApp({
  projects,
  ...parts
}: {
  wallets: readonly DirectoryWallet[]
  answers: Directory['answers']
  events: RecordList<ReceivedEvent> & { add(event: ReceivedEvent): void }
  requests: RecordList<ReceivedRequest> & { add(request: ReceivedRequest): void }
  faults: ReturnType<typeof createServiceFaults>
  projects: readonly string[] | undefined
}) {
  const { requests, faults } = parts
  const app: Hono<{ Bindings: HttpBindings }> = new Hono({ strict: false })
  return app
    .use(async ({ req, header }, next) => {
      if (!isSwitch(req.path)) requests.add({ method: req.method, path: req.path, query: req.query() })
      header('access-control-allow-private-network', 'true')
      await next()
    })
    .use(
      // Allows the caller's own origin: `sendBeacon` sends credentials, with which CORS forbids `*`. Browsers may not
      // cache preflights, so that request counts do not depend on earlier tests.
      cors({ origin: (origin) => origin || '*', credentials: true, exposeHeaders: ['retry-after', 'etag'], maxAge: 0 }),
    )
    .route('/__sandbox', createControlRoutes(parts))
    .use(createFaultMiddleware(faults.take))
    .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => sendError(context, 413, 'the body is too large') }))
    .use(async (context, next) => {
      const id = context.req.query('projectId')
      if (!id) return sendError(context, 403, 'projectId is missing')
      if (projects?.includes(id) === false) return sendError(context, 403, 'projectId is not known')
      return next()
    })
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (context) => sendError(context, 405, `not with ${context.req.method}`),
      }),
    )
    .route('/', createDirectoryRoutes(parts))
    .notFound((context) => sendError(context, 404, 'no such path'))
}
