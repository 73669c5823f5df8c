import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '../operation/createMetrics'
import { withSpan } from '../operation/withSpan'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const DROPPED = 0

/**
 * Measures and traces a request by its route. Starts a trace of its own: a client does not choose what is sampled.
 * @param answer responds, and returns the status that the client is told; undefined if the connection was dropped
 */
export const observeRequest = (
  c: Context,
  metrics: Metrics | undefined,
  answer: () => Promise<number | undefined>,
): Promise<void> =>
  withSpan('request', { kind: SpanKind.SERVER }, async (span) => {
    const startedAt = performance.now()
    const status = (await answer()) ?? DROPPED
    const method = METHODS.includes(c.req.method) ? c.req.method : '_OTHER'
    const path = routePath(c, -1)
    const route = path === '/*' ? 'none' : path
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    metrics?.observeRequest({ method, route, status, durationMs: performance.now() - startedAt })
  })
