import type { CDPSession } from 'playwright-core'
import type { Wait, Weight } from './types.js'

const QUIET_MS = 1_000

// These stay open for as long as the page likes, and load no code.
const ENDLESS: ReadonlySet<string> = new Set(['EventSource', 'WebSocket', 'Media', 'Ping'])

/** Follows the requests of a page from now on. */
export async function watchRequests(session: CDPSession) {
  const kinds = new Map<string, 'js' | 'css'>()
  const active = new Set<string>()
  let weight: Weight = { js: 0, css: 0 }
  let onChange = () => {}
  const end = (requestId: string) => {
    if (active.delete(requestId)) onChange()
  }
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== undefined && ENDLESS.has(type)) return
    active.add(requestId)
    onChange()
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') kinds.set(requestId, 'js')
    else if (type === 'Stylesheet') kinds.set(requestId, 'css')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight = { ...weight, [kind]: weight[kind] + encodedDataLength }
    end(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await session.send('Network.enable')

  return {
    /** Returns the bytes of scripts and styles on the wire since the last call. */
    weigh(): Weight {
      const result = weight
      weight = { js: 0, css: 0 }
      return result
    },
    /** Waits until no request has been under way for a second, and at most for the limit. */
    untilQuiet: (limitMs: number) =>
      new Promise<Wait>((resolve) => {
        let quiet: NodeJS.Timeout | undefined
        const finish = (result: Wait) => {
          clearTimeout(quiet)
          clearTimeout(limit)
          onChange = () => {}
          resolve(result)
        }
        const limit = setTimeout(() => finish('limit'), limitMs)
        onChange = () => {
          clearTimeout(quiet)
          quiet = active.size ? undefined : setTimeout(() => finish('quiet'), QUIET_MS)
        }
        onChange()
      }),
  }
}
