import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { withSpan } from '../operation/withSpan'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Traces a request by its route. Starts a trace of its own: a client does not choose what is sampled. */
export const observeRequest: MiddlewareHandler = (context, next) =>
  withSpan('request', { kind: SpanKind.SERVER }, async (span) => {
    await next()
    const method = METHODS.includes(context.req.method) ? context.req.method : '_OTHER'
    const path = routePath(context, -1)
    const route = path.endsWith('*') ? 'none' : path
    const { status } = context.res
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  })
