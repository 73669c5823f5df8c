import type { BrowserContext, Request } from 'playwright-core'

// Chains, services and the playground itself run on this machine.
const isLocal = (url: URL) => /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)

/** Lists problems of a page, one line each, requests to other hosts included. */
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
  // Code may catch the error of a policy violation, but not its event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  // Drops a request that finishes: only a test's own response can end it, as the browser resolves no other host.
  const requested = new Map<Request, string>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http') || isLocal(url)) return
    requested.set(request, `request: ${url.href}`)
    problems.push(`request: ${url.href}`)
  })
  context.on('requestfinished', (request) => {
    const problem = requested.get(request)
    if (problem !== undefined) problems.splice(problems.indexOf(problem), 1)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!isLocal(new URL(socket.url()))) problems.push(`socket: ${socket.url()}`)
    })
  })
  return problems
}
