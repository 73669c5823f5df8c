import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestServices } from './slot.ts'

/**
 * Serves each test file its own chains and services, by its worker's number. A worker that never requests them costs
 * nothing.
 */
export async function serveTestServices(
  start: () => Promise<() => Promise<TestServices>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const slots = new Map<string, Promise<() => Promise<TestServices>>>()
  let last: Promise<unknown> = Promise.resolve()
  // Starts the services of one worker after another's, so that the first worker begins while the next one's start.
  const add = (worker: string) => {
    const slot = last.then(start)
    slots.set(worker, slot)
    last = slot.catch(() => undefined)
    return slot
  }
  const server = createServer(async (request, response) => {
    try {
      const renew = await (slots.get(request.url ?? '') ?? add(request.url ?? ''))
      response.end(JSON.stringify(await renew()))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  // No timeout: a slow machine takes minutes to start everything.
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    // Wait for pending starts before stopping.
    await Promise.allSettled(slots.values())
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
