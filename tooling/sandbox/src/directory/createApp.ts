import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { refuse } from './answer'
import type { createFaults } from './createFaults'
import { createServiceRoutes } from './createServiceRoutes'
import { createSwitches } from './createSwitches'
import { meetFaults } from './meetFaults'
import type { ArrivedEvent, ArrivedRequest, Directory, DirectoryWallet, Kept } from './types'

const LARGEST_BODY = 1_000_000
const isSwitch = (path: string) => /^\/__sandbox(\/|$)/.test(path)

export function createApp({
  projects,
  ...parts
}: {
  wallets: readonly DirectoryWallet[]
  answers: Directory['answers']
  events: Kept<ArrivedEvent> & { add(event: ArrivedEvent): void }
  requests: Kept<ArrivedRequest> & { add(request: ArrivedRequest): void }
  faults: ReturnType<typeof createFaults>
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
      // The caller's own origin rather than a star: `sendBeacon` sends credentials, and those forbid the star. Nothing is
      // remembered, so that what a test counts does not depend on the test before it.
      cors({ origin: (origin) => origin || '*', credentials: true, exposeHeaders: ['retry-after', 'etag'], maxAge: 0 }),
    )
    .route('/__sandbox', createSwitches(parts))
    .use(meetFaults(faults.take))
    .use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(context, 413, 'the body is too large') }))
    .use(async (context, next) => {
      const id = context.req.query('projectId')
      if (!id) return refuse(context, 403, 'projectId is missing')
      if (projects?.includes(id) === false) return refuse(context, 403, 'projectId is not known')
      return next()
    })
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (context) => refuse(context, 405, `not with ${context.req.method}`),
      }),
    )
    .route('/', createServiceRoutes(parts))
    .notFound((context) => refuse(context, 404, 'no such path'))
}
