import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { RequestName } from '../messages/requestSchemas.js'

const MAX_OPEN_REQUESTS = 256

const MAX_SEEN_IDS = 4_096

export interface OpenRequest {
  readonly id: string
  readonly name: RequestName
  readonly signal: AbortSignal
}

export interface OpenRequests {
  // Registers a request, or returns why it is ignored: its id was used before (`unknownId`), or too many are open
  // (`flood`).
  open(id: string, name: RequestName): OpenRequest | 'unknownId' | 'flood'
  close(id: string): void
  markUnsafe(id: string): void
  abort(id?: string): void
}

export function createOpenRequests(life: AbortSignal | undefined): OpenRequests {
  const controllers = new Map<string, AbortController>()
  const unsafe = new Set<string>()
  const seen = new Set<string>()

  life?.addEventListener('abort', () => {
    for (const controller of controllers.values()) controller.abort(new AuthFrameError('ABORTED'))
  })

  return {
    open(id, name) {
      if (seen.has(id)) return 'unknownId'
      if (controllers.size >= MAX_OPEN_REQUESTS) return 'flood'
      const controller = new AbortController()
      controllers.set(id, controller)
      seen.add(id)
      for (const oldest of seen) {
        if (seen.size <= MAX_SEEN_IDS) break
        seen.delete(oldest)
      }
      return { id, name, signal: controller.signal }
    },
    close(id) {
      controllers.delete(id)
      unsafe.delete(id)
    },
    markUnsafe: (id) => void unsafe.add(id),
    abort(requested) {
      for (const id of unsafe) {
        if (requested === undefined || requested === id) controllers.get(id)?.abort(new AuthFrameError('ABORTED'))
      }
    },
  }
}
