import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { json, nothing, refuse, sent } from '../directory/answer.mjs'
import { meetFaults } from '../directory/meetFaults.mjs'
import { createConvertRoutes } from './createConvertRoutes.mjs'
import { createNftRoutes } from './createNftRoutes.mjs'
import { createOnrampRoutes } from './createOnrampRoutes.mjs'
import { createServiceRoutes } from './createServiceRoutes.mjs'

const LARGEST_BODY = 1_000_000
const isOpen = (/** @type {string} */ path) => path.startsWith('/__sandbox/') || path.startsWith('/pictures/')
/** Others than the service, who know no projects. */
const isOther = (/** @type {string} */ path) => /^\/(explorers|das|onramp)\//.test(path)

/**
 * @param {{
 *   rpcUrls: Readonly<Record<string, string>>,
 *   names: ReturnType<typeof import('./createNames.mjs').createNames>,
 *   sessions: ReturnType<typeof import('./createSessions.mjs').createSessions>,
 *   onramp: ReturnType<typeof import('./createOnramp.mjs').createOnramp>,
 *   requests: import('../directory/types').Kept<import('../directory/types').ArrivedRequest> & { add(request: import('../directory/types').ArrivedRequest): void },
 *   faults: ReturnType<typeof import('../directory/createFaults.mjs').createFaults>,
 *   projects: readonly string[] | undefined,
 * }} parts
 */
export function createApp({ projects, requests, faults, names, sessions, onramp, rpcUrls }) {
  /** @type {Hono<{ Bindings: import('@hono/node-server').HttpBindings }>} */
  const app = new Hono({ strict: false })
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

/** The switches, for tests. @param {Pick<Parameters<typeof createApp>[0], 'requests' | 'faults' | 'names' | 'sessions' | 'onramp'>} state */
function createSwitches({ requests, faults, names, sessions, onramp }) {
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
