import type { BrowserContext, Request } from 'playwright-core'

// The chains, the relay, the directory and the site itself.
const isLocal = (url: URL) => /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)

/** Whatever a quiet page would not do, as one line each. Requests to other hosts are among them. */
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
  // The browser knows no other host, see `launchBrowser`; a request that a test itself answers went to nobody.
  const asked = new Map<Request, string>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http') || isLocal(url)) return
    asked.set(request, `request: ${url.href}`)
    problems.push(`request: ${url.href}`)
  })
  context.on('requestfinished', (request) => {
    const problem = asked.get(request)
    if (problem !== undefined) problems.splice(problems.indexOf(problem), 1)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isLocal(new URL(socket.url()))) problems.push(`socket: ${socket.url()}`)
    })
  })
  return problems
}
