import type { BrowserContext } from 'playwright-core'

// The chains, the relay, the directory and the site itself.
const isLocal = (url: URL) => /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)

/** Whatever a quiet page would not do, as one line each. HTTP requests to other hosts are stopped, too. */
export async function watchProblems(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console.${message.type()}: ${message.text()}`)
    }
  })
  context.on('weberror', (thrown) => {
    const error = thrown.error()
    problems.push(`thrown: ${error.stack ?? error.message}`)
  })
  // A broken policy may be caught and silent; the event is not.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLocal(url),
    (route) => {
      problems.push(`request: ${route.request().url()}`)
      return route.abort()
    },
  )
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isLocal(new URL(socket.url()))) problems.push(`socket: ${socket.url()}`)
    })
  })
  return problems
}
