import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { RequestHook } from '../../types'
import type { Metrics } from '../operation/createMetrics'
import { getClientAddress } from './getClientAddress'
import { observeRequest } from './observeRequest'
import { RefusedRequestError } from './RefusedRequestError'
import { readBodyText } from './readBodyText'
import { toJsonResponse, toProblemResponse } from './responses'
import type { ApiRoute, PageRoute, RouteLimits, RouteRequest, RouteServices } from './routes'
import { runWithTimeout } from './runWithTimeout'
import { getErrorStatus, isApiPath, isFrameRequest, toErrorResponse } from './toErrorResponse'

const MAX_BODY_BYTES = 16_384
const TIMEOUT_MS = 30_000
const CREDENTIALS = /^DPoP ([\w-]{43})$/

type SiteContext = Context<{ Bindings: HttpBindings }>

export function createListener({
  apiRoutes,
  pageRoutes,
  services,
  around,
  proxies,
  metrics,
  log,
}: {
  apiRoutes: readonly ApiRoute[]
  pageRoutes: readonly PageRoute[]
  services: RouteServices
  around: RequestHook
  proxies: number
  metrics: Metrics | undefined
  log: (line: string) => void
}): RequestListener {
  const run = (
    c: SiteContext,
    { maxBodyBytes = MAX_BODY_BYTES, timeoutMs = TIMEOUT_MS }: RouteLimits = {},
    answer: (call: RouteRequest) => Response | Promise<Response>,
  ) =>
    runWithTimeout(timeoutMs, c.req.raw.signal, async (signal) => {
      const { req } = c
      const text = await readBodyText(req.raw, maxBodyBytes)
      return answer({
        path: req.path,
        params: req.param(),
        query: new URL(req.url).searchParams,
        text,
        form: new URLSearchParams(isApiPath(req.path) ? '' : text),
        userAgent: req.header('user-agent') ?? '',
        client: getClientAddress(c.env.incoming, proxies),
        token: CREDENTIALS.exec(req.header('authorization') ?? '')?.[1],
        proof: req.header('dpop'),
        signal,
      })
    })
  const app = new Hono<{ Bindings: HttpBindings }>()
  // Passes errors on to the first middleware, so that `around` sees them.
  app.onError((error) => {
    throw error
  })
  app.notFound(() => {
    throw new RefusedRequestError(404, 'Page not found.')
  })
  app.use((c, next) =>
    observeRequest(c, metrics, async () => {
      const { path, raw } = c.req
      const answer = async () => {
        await next()
        return c.res
      }
      let refusedStatus: number | undefined
      const result = await around({ path, signal: raw.signal }, answer).catch((error) => {
        refusedStatus = getErrorStatus(error)
        return toErrorResponse(error, { request: raw, path, log })
      })
      if (result === undefined) c.env.incoming.destroy()
      // Without this, Hono adds the headers of the former response.
      c.res = undefined
      c.res = result ?? RESPONSE_ALREADY_SENT
      return refusedStatus ?? result?.status
    }),
  )
  for (const { path, body, limits, answer } of apiRoutes) {
    app.all(path, (c) => {
      // The API serves the frame alone.
      if (!isFrameRequest(c.req.raw)) throw new RefusedRequestError(403, 'Only the secure window can send requests.')
      return run(c, limits, async (call) => {
        const parsed = z.safeParse(body, parseJson(call.text))
        if (!parsed.success)
          throw new RefusedRequestError(400, 'The secure window sent a request the server doesn’t understand.')
        return toJsonResponse(await answer(parsed.data, call, services))
      })
    })
  }
  for (const { method, path, limits, answer } of pageRoutes) app.on(method, path, (c) => run(c, limits, answer))
  const listener = getRequestListener(app.fetch, {
    // Leaves Node's own Request and Response to the operator's code.
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (!(error instanceof RequestError)) log(`secure: ${error instanceof Error ? error.name : 'unknown error'}`)
      return error instanceof RequestError
        ? toProblemResponse(400, 'The request has an invalid address.')
        : toProblemResponse(500, 'Something went wrong. Try again.')
    },
  })
  return (request, response) => void listener(request, response).catch(() => response.destroy())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
