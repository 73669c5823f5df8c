import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { createQuotas, type OpenQuotas } from '../limits/createQuotas'
import type { ServiceMetrics } from '../operation/createMetrics'
import { findProject } from '../projects/findProject'
import type { Usage } from '../projects/openUsage'
import type { Project, Projects } from '../projects/projectSchema'
import type { SiteState } from '../secureSite/startSecureSite'
import { getClientAddress } from './getClientAddress'
import { observeRequests } from './observeRequests'
import { createProblem, refuse } from './problems'
import { takeQuota } from './takeQuota'

const MAX_BODY_BYTES = 262_144
const QUOTA = { perSecond: 20, burst: 400 }

const WELCOME = 'This is a Foyer server, which wallet modals of apps use. Nothing is shown here.\n'

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
}

export interface AppVariables {
  readonly projectId: string
  readonly project: Project | undefined
  /** Counts further items of a request's batch as requests. Refuses the whole request if they are too many. */
  readonly takeItems: (items: number) => Promise<void>
}

export type ServerApp = Hono<{ Bindings: HttpBindings; Variables: AppVariables }>

/** Serves health, readiness and the given routes. Everything else gets problem details (RFC 9457). */
export function createApp({
  isReady,
  siteState,
  projects,
  usage,
  proxies,
  openQuotas = (_, quota) => createQuotas(quota),
  routes,
  publicRoutes = [],
  metrics,
  log,
}: {
  readonly isReady: () => Promise<boolean>
  /** State of the secure site beside the server, which `/health` reports. */
  readonly siteState?: (() => SiteState) | undefined
  readonly projects: () => Projects
  /** Counts requests of projects. Without it, no project has a quota. */
  readonly usage?: Usage | undefined
  readonly proxies: number
  /** @default quotas of this instance alone */
  readonly openQuotas?: OpenQuotas
  readonly routes: readonly ((app: ServerApp) => void)[]
  /** Routes for every page, without a project and cookies. */
  readonly publicRoutes?: readonly ((app: ServerApp) => void)[]
  readonly metrics?: ServiceMetrics | undefined
  readonly log: (line: string) => void
}): ServerApp {
  const app: ServerApp = new Hono()
  app.use(observeRequests(metrics))
  app.onError((error, context) => {
    if (!(error instanceof HTTPException) && !isCutOff(context.env.incoming))
      log(`server: ${context.req.method} ${context.req.routePath} failed: ${error.name}`)
    const answer =
      error instanceof HTTPException ? error.getResponse() : createProblem(500, 'Something went wrong. Try again.')
    const result = new Response(answer.body, answer)
    addCors(context, result.headers, projects())
    return result
  })
  app.notFound((context) => {
    const answer = createProblem(404, 'This server has no such address, or what is served there is not set up.')
    addCors(context, answer.headers, projects())
    return answer
  })
  app.get('/', ({ text }) => text(WELCOME))
  app.get('/health', ({ json }) => json({ status: 'ok', ...(siteState && { secureSite: siteState() }) }))
  app.get('/ready', async ({ json }) =>
    (await isReady()) ? json({ status: 'ready' }) : json({ status: 'not ready' }, 503),
  )
  const onlyProjects: MiddlewareHandler<{ Bindings: HttpBindings; Variables: AppVariables }> = async (
    context,
    next,
  ) => {
    const { req } = context
    if (req.method === 'OPTIONS') return answerPreflight(context, projects())
    const access = findProject(projects(), readAccess(context))
    if ('refused' in access) return refuse(access.status, `${access.refused}.`)
    context.set('projectId', access.projectId)
    context.set('project', access.project)
    const takeOfDay = async (requests: number) => {
      if (usage !== undefined && access.project !== undefined)
        await takeQuota(access.projectId, access.project, usage, { log, metrics }, requests)
    }
    context.set('takeItems', async (items) => {
      await takeOfClient(context, items)
      await takeOfDay(items)
    })
    await takeOfDay(1)
    await next()
    addCors(context, context.res.headers, projects())
  }
  const quotas = openQuotas('requests', QUOTA)
  const takeOfClient = async ({ env }: { readonly env: HttpBindings }, requests: number) => {
    if (!(await quotas.take(getClientAddress(env.incoming, proxies), requests)))
      refuse(429, 'Too many requests. Try again in a minute.', { 'retry-after': '60' })
  }
  const limitClient: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
    await takeOfClient(context, 1)
    await next()
  }
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuse(413, 'The request is too large.') })
  for (const add of publicRoutes) {
    const service: ServerApp = new Hono()
    add(service)
    for (const { path } of service.routes) app.use(path, openToAllPages, limitClient, limitBody)
    app.route('/', service)
  }
  const services: ServerApp = new Hono()
  services.use(limitClient, onlyRoutes, limitBody, onlyProjects)
  for (const add of routes) add(services)
  app.route('/', services)
  return app
}

/** Passes a request on if something is served at its address, so that the others get no word about keys. */
const onlyRoutes: MiddlewareHandler = async (context, next) => {
  // Middleware takes `next` as well.
  const isServed = matchedRoutes(context).some(({ handler }) => handler.length < 2)
  if (!isServed && context.req.method !== 'OPTIONS') return context.notFound()
  return next()
}

const openToAllPages: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
  else await next()
  context.res.headers.set('access-control-allow-origin', '*')
}

/** Tells whether a client left, or sent what is no HTTP, before the end of its request. */
const isCutOff = ({ complete, destroyed }: HttpBindings['incoming']) => !complete && destroyed

type AppContext = Context<{ Bindings: HttpBindings; Variables: AppVariables }>

// Reads the project of sign-in from the path, because its client appends to the URL.
const readAccess = ({ req }: AppContext) => {
  const id = /^\/siwx\/([\w-]+)\//.exec(req.path)?.[1]
  return { key: id ?? req.query('projectId') ?? '', isId: id !== undefined, origin: req.header('origin') }
}

/** Lets pages of the project's origins read an answer. Names the origin, because beacons send cookies. */
function addCors(context: AppContext, headers: Headers, projects: Projects): void {
  const access = readAccess(context)
  if (access.origin === undefined || 'refused' in findProject(projects, access)) return
  headers.set('access-control-allow-origin', access.origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.append('vary', 'origin')
}

function answerPreflight(context: AppContext, projects: Projects): Response {
  const answer = new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
  addCors(context, answer.headers, projects)
  return answer
}
