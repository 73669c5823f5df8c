import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { json, nothing, refuse, sent } from '../directory/answer'
import type { createFaults } from '../directory/createFaults'
import { meetFaults } from '../directory/meetFaults'
import type { ArrivedRequest, Kept } from '../directory/types'
import { createConvertRoutes } from './createConvertRoutes'
import type { createNames } from './createNames'
import { createNftRoutes } from './createNftRoutes'
import type { createOnramp } from './createOnramp'
import { createOnrampRoutes } from './createOnrampRoutes'
import { createServiceRoutes } from './createServiceRoutes'
import type { createSessions } from './createSessions'

const LARGEST_BODY = 1_000_000
const isOpen = (path: string) => path.startsWith('/__sandbox/') || path.startsWith('/pictures/')
/** Others than the service, who know no projects. */
const isOther = (path: string) => /^\/(explorers|das|onramp)\//.test(path)

export function createApp({
  projects,
  requests,
  faults,
  names,
  sessions,
  onramp,
  rpcUrls,
}: {
  rpcUrls: Readonly<Record<string, string>>
  names: ReturnType<typeof createNames>
  sessions: ReturnType<typeof createSessions>
  onramp: ReturnType<typeof createOnramp>
  requests: Kept<ArrivedRequest> & { add(request: ArrivedRequest): void }
  faults: ReturnType<typeof createFaults>
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
    .use(meetFaults(faults.take))
    .use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(context, 413, 'the body is too large') }))
    .use(async (context, next) => {
      const id = context.req.query('projectId')
      if (isOpen(context.req.path) || isOther(context.req.path)) return next()
      if (!id) return refuse(context, 403, 'projectId is missing')
      if (projects?.includes(id) === false) return refuse(context, 403, 'projectId is not known')
      return next()
    })
    .route('/', createServiceRoutes({ rpcUrls, names, sessions }))
    .route('/', createOnrampRoutes(onramp))
    .route('/', createConvertRoutes({ rpcUrls }))
    .route('/', createNftRoutes({ rpcUrls }))
    .notFound((context) => refuse(context, 404, 'no such path'))
}

/** The switches, for tests. */
function createSwitches({
  requests,
  faults,
  names,
  sessions,
  onramp,
}: Pick<Parameters<typeof createApp>[0], 'requests' | 'faults' | 'names' | 'sessions' | 'onramp'>) {
  const routes = new Hono()
  for (const [name, kept] of Object.entries({ requests, faults })) {
    routes.get(`/${name}`, (context) => json(context, kept.list()))
    routes.delete(`/${name}`, (context) => {
      kept.clear()
      return nothing(context)
    })
  }
  return routes
    .post('/faults', async (context) => {
      const error = faults.tryAdd(await sent(context))
      return error === undefined ? json(context, faults.list(), 201) : refuse(context, 400, error)
    })
    .post('/sessions', async (context) =>
      sessions.add(await sent(context)) ? nothing(context) : refuse(context, 400, 'this is no session'),
    )
    .delete((context) => {
      sessions.reset()
      return nothing(context)
    })
    .delete('/onramp', (context) => {
      onramp.expire()
      return nothing(context)
    })
    .get('/names', (context) => json(context, names.list()))
    .delete((context) => {
      names.reset()
      return nothing(context)
    })
    .all('*', (context) => refuse(context, 404, 'no such path'))
}
