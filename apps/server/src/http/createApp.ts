import { Hono } from 'hono'

/** Serves health and readiness. Every other path gets problem details (RFC 9457). */
export function createApp({ isReady }: { readonly isReady: () => Promise<boolean> }): Hono {
  const app = new Hono()
  app.get('/health', ({ json }) => json({ status: 'ok' }))
  app.get('/ready', async ({ json }) =>
    (await isReady()) ? json({ status: 'ready' }) : json({ status: 'not ready' }, 503),
  )
  app.notFound(() => toProblem(404, 'Not found', 'This server has no such address.'))
  app.onError(() => toProblem(500, 'Internal error', 'Something went wrong. Try again.'))
  return app
}

const toProblem = (status: number, title: string, detail: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
