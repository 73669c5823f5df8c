import { createFaultMiddleware, createServiceFaults, serveApp } from '@foyer/sandbox/http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { createFaultRoutes } from './createFaultRoutes'

/** Opens a port in front of a server, which adds the faults of the sandbox's directory: `/__sandbox/faults`. */
export async function openServiceFront({
  port,
  target,
  log,
}: {
  readonly port: number
  readonly target: string
  readonly log: (line: string) => void
}) {
  const faults = createServiceFaults()
  const app: Hono<{ Bindings: HttpBindings }> = new Hono()
  app.route('/__sandbox/faults', createFaultRoutes(faults))
  // Lets pages read a fault; the server decides who may read its own answers.
  app.use(async ({ req, header }, next) => {
    header('access-control-allow-origin', req.header('origin') ?? '*')
    header('access-control-allow-credentials', 'true')
    header('access-control-expose-headers', 'retry-after')
    await next()
  })
  app.use(createFaultMiddleware(faults.take))
  app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const answer = await proxy(`${target}${pathname}${search}`, { raw: req.raw })
    // Left out, because a fault may change the body.
    answer.headers.delete('content-length')
    return answer
  })
  const { url, stop } = await serveApp(app, { port, log })
  return { url, faults, stop }
}
