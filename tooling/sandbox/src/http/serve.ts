import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/**
 * Serves until `stop`, on the port that was asked for, or on any free one when that is taken.
 *
 * @param where any free port when none is given
 */
export async function serve(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] } | RequestListener,
  { port = 0, host = '127.0.0.1', log = () => {} }: { port?: number; host?: string; log?: (line: string) => void } = {},
) {
  // Node's own Request and Response stay what they are: tests of other things run in the same process.
  const server = createServer('fetch' in app ? getRequestListener(app.fetch, { overrideGlobalObjects: false }) : app)
  // On a busy machine a connection would be given up by one side in the moment in which the other uses it again.
  server.keepAliveTimeout = 0
  const bind = async (wanted: number) => {
    server.listen(wanted, host)
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    return address.port
  }
  const actual = await bind(port).catch(async (error) => {
    if (port === 0) throw error
    const free = await bind(0)
    log(`cannot use port ${port} (${error instanceof Error ? error.message : error}), took ${free}`)
    return free
  })
  let stopped: Promise<void> | undefined
  return {
    server,
    port: actual,
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`,
    /** Cuts what is open and frees the port. May be called more than once. */
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      return stopped
    },
  }
}
