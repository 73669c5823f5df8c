import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createFaultMiddleware } from '../directory/createFaultMiddleware'
import type { createServiceFaults } from '../directory/createServiceFaults'
import { readJsonBody, sendError, sendJson, sendNoContent } from '../directory/responses'
import type { ReceivedRequest, RecordList } from '../directory/types'
import { createDataRoutes } from './createDataRoutes'
import type { createNameRegistry } from './createNameRegistry'
import { createNftRoutes } from './createNftRoutes'
import { createOnrampRoutes } from './createOnrampRoutes'
import type { createOnrampService } from './createOnrampService'
import type { createSmartSessionStore } from './createSmartSessionStore'
import { createSwapRoutes } from './createSwapRoutes'

const MAX_BODY_BYTES = 1_000_000
const isOpen = (path: string) => path.startsWith('/__sandbox/') || path.startsWith('/pictures/')
// Routes that stand in for other providers, and so need no project id.
const isOther = (path: string) => /^\/(explorers|das|onramp)\//.test(path)

export function createDataApp({
  projects,
  requests,
  faults,
  names,
  sessions,
  onramp,
  rpcUrls,
}: {
  rpcUrls: Readonly<Record<string, string>>
  names: ReturnType<typeof createNameRegistry>
  sessions: ReturnType<typeof createSmartSessionStore>
  onramp: ReturnType<typeof createOnrampService>
  requests: RecordList<ReceivedRequest> & { add(request: ReceivedRequest): void }
  faults: ReturnType<typeof createServiceFaults>
  projects: readonly string[] | undefined
}) {
  const app: Hono<{ Bindings: HttpBindings }> = new Hono({ strict: false })
  return app
    .use(async ({ req }, next) => {
      if (!isOpen(req.path)) requests.add({ method: req.method, path: req.path, query: req.query() })
      await next()
    })
    .use(cors({ origin: (origin) => origin || '*', exposeHeaders: ['retry-after'], maxAge: 0 }))
    .route('/__sandbox', createSwitches({ requests, faults, names, sessions, onramp }))
    .use(createFaultMiddleware(faults.take))
    .use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => sendError(context, 413, 'the body is too large') }))
    .use(async (context, next) => {
      const id = context.req.query('projectId')
      if (isOpen(context.req.path) || isOther(context.req.path)) return next()
      if (!id) return sendError(context, 403, 'projectId is missing')
      if (projects?.includes(id) === false) return sendError(context, 403, 'projectId is not known')
      return next()
    })
    .route('/', createDataRoutes({ rpcUrls, names, sessions }))
    .route('/', createOnrampRoutes(onramp))
    .route('/', createSwapRoutes({ rpcUrls }))
    .route('/', createNftRoutes({ rpcUrls }))
    .notFound((context) => sendError(context, 404, 'no such path'))
}

function createSwitches({
  requests,
  faults,
  names,
  sessions,
  onramp,
}: Pick<Parameters<typeof createDataApp>[0], 'requests' | 'faults' | 'names' | 'sessions' | 'onramp'>) {
  const routes = new Hono()
  for (const [name, stored] of Object.entries({ requests, faults })) {
    routes.get(`/${name}`, (context) => sendJson(context, stored.list()))
    routes.delete(`/${name}`, (context) => {
      stored.clear()
      return sendNoContent(context)
    })
  }
  return routes
    .post('/faults', async (context) => {
      const error = faults.tryAdd(await readJsonBody(context))
      return error === undefined ? sendJson(context, faults.list(), 201) : sendError(context, 400, error)
    })
    .post('/sessions', async (context) =>
      sessions.add(await readJsonBody(context))
        ? sendNoContent(context)
        : sendError(context, 400, 'this is no session'),
    )
    .delete((context) => {
      sessions.reset()
      return sendNoContent(context)
    })
    .delete('/onramp', (context) => {
      onramp.expire()
      return sendNoContent(context)
    })
    .get('/names', (context) => sendJson(context, names.list()))
    .delete((context) => {
      names.reset()
      return sendNoContent(context)
    })
    .all('*', (context) => sendError(context, 404, 'no such path'))
}
