import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { RequestName } from '../messages/requests.js'

/** Requests that are worked on at a time. More than any page means to ask. */
const MAX_OPEN = 256

/** Ids that are remembered, so that nothing is done twice. */
const MAX_SEEN = 4_096

export interface OpenRequest {
  readonly id: string
  readonly name: RequestName
  /** Aborted when the page takes it back, or the host ends. */
  readonly signal: AbortSignal
}

export interface OpenRequests {
  /** A request that has come, or why it is ignored: its id was used before, or there are too many. */
  open(id: string, name: RequestName): OpenRequest | 'unknownId' | 'flood'
  close(id: string): void
  /** It waits for the visitor, and can be taken back. */
  markUnsafe(id: string): void
  /** Aborts the unsafe one of this id, or all. */
  takeBack(id?: string): void
}

/** What the page has asked and not been told yet. */
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
      if (controllers.size >= MAX_OPEN) return 'flood'
      const controller = new AbortController()
      controllers.set(id, controller)
      seen.add(id)
      for (const oldest of seen) {
        if (seen.size <= MAX_SEEN) break
        seen.delete(oldest)
      }
      return { id, name, signal: controller.signal }
    },
    close(id) {
      controllers.delete(id)
      unsafe.delete(id)
    },
    markUnsafe: (id) => void unsafe.add(id),
    takeBack(wanted) {
      for (const id of unsafe) {
        if (wanted === undefined || wanted === id) controllers.get(id)?.abort(new AuthFrameError('ABORTED'))
      }
    },
  }
}
