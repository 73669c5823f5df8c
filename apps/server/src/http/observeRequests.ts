import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ServiceMetrics } from '../operation/createMetrics'
import { withSpan } from '../operation/withSpan'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Traces and counts requests by route. Each starts its own trace: a client does not choose what is sampled. */
export const observeRequests =
  (metrics: Pick<ServiceMetrics, 'observeRequest'> | undefined): MiddlewareHandler =>
  (context, next) =>
    withSpan('request', { kind: SpanKind.SERVER }, async (span) => {
      const startedAt = performance.now()
      await next()
      const method = METHODS.includes(context.req.method) ? context.req.method : '_OTHER'
      const path = routePath(context, -1)
      const route = path.endsWith('*') ? 'none' : path
      const { status } = context.res
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      metrics?.observeRequest({ method, route, status }, (performance.now() - startedAt) / 1000)
    })
