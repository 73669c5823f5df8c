import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Slot } from './slot.ts'

/** Answers each test file with what is its own, by its worker's number. A worker that never asks costs nothing. */
export async function serveSlots(
  start: () => Promise<() => Promise<Slot>>,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const slots = new Map<string, Promise<() => Promise<Slot>>>()
  let last: Promise<unknown> = Promise.resolve()
  // One after another: the first works while the next is started.
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
  // All that a machine starts at once takes as long as it takes.
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    // What is being started must be there before it can be stopped.
    await Promise.allSettled(slots.values())
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
