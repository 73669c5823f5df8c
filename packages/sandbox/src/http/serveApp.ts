import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/**
 * Serves until `stop`, on the requested port or, if it is taken, on a free one unless `takesOtherPort` is false.
 *
 * @param where `port`: any free one by default
 */
export async function serveApp(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] } | RequestListener,
  {
    port = 0,
    host = '127.0.0.1',
    takesOtherPort = true,
    log = () => {},
  }: { port?: number; host?: string; takesOtherPort?: boolean; log?: (line: string) => void } = {},
) {
  // Keeps Node's own Request and Response, which other tests in this process use.
  const server = createServer('fetch' in app ? getRequestListener(app.fetch, { overrideGlobalObjects: false }) : app)
  // Disables keep-alive: on a busy machine the server may close a connection that the client reuses.
  server.keepAliveTimeout = 0
  const bind = async (requested: number) => {
    server.listen(requested, host)
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    return address.port
  }
  const actual = await bind(port).catch(async (error) => {
    if (port === 0 || !takesOtherPort) throw error
    const free = await bind(0)
    log(`cannot use port ${port} (${error instanceof Error ? error.message : error}), took ${free}`)
    return free
  })
  let stopped: Promise<void> | undefined
  return {
    server,
    port: actual,
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`,
    /** Closes open sockets and frees the port. Idempotent. */
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      return stopped
    },
  }
}
