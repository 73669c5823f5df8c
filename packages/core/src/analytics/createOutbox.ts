import type { Log } from '../types/log.js'

const SEND_DELAY_MS = 2_000

// Timeout of a request, in ms. Without it, a server that does not answer would block the queue.
export const POST_TIMEOUT_MS = 30_000

const MAX_WAITING = 100

const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500

export interface OutboxParameters {
  readonly baseUrl: string
  readonly query: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly log: Log
  readonly onForbidden: () => void
  readonly note: (url: string) => void
}

export function createOutbox({ baseUrl, query, signal, log, onForbidden, note }: OutboxParameters) {
  const waiting: Waiting[] = []
  const pause = createBackoff()
  let state: 'held' | 'open' | 'closed' = 'held'
  let sentCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBatched = true

  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  const urlOf = (path: Delivery['path']) => `${baseUrl}${path}?${search}`
  const close = () => {
    state = 'closed'
    waiting.length = 0
    clearTimeout(timer)
  }
  if (signal.aborted) close()
  signal.addEventListener('abort', close, { once: true })

  function schedule(): void {
    if (state !== 'open' || timer || sentCount || !waiting.length) return
    timer = setTimeout(
      () => {
        timer = undefined
        void send()
      },
      Math.max(SEND_DELAY_MS, pause.left()),
    )
  }

  async function send(): Promise<void> {
    const next = nextDelivery(waiting, isBatched)
    if (!next || sentCount || state !== 'open') return
    sentCount = next.count
    const isSettled = await post(next)
    sentCount = 0
    if (signal.aborted) return
    if (isSettled) waiting.splice(0, next.count)
    // After a failed request the events stay queued, and the next event sends them.
    if (!pause.left()) schedule()
  }

  async function post({ path, body }: Delivery): Promise<boolean> {
    const timedOut = new AbortController()
    const timeout = setTimeout(() => timedOut.abort(), POST_TIMEOUT_MS)
    try {
      // A body of type text avoids a CORS preflight.
      const postSignal = AbortSignal.any([signal, timedOut.signal])
      const init = { method: 'POST', body, keepalive: true, credentials: 'omit', signal: postSignal } as const
      note(baseUrl)
      const { status, ok, headers, body: answer } = await fetch(urlOf(path), init)
      answer?.cancel().catch(() => undefined)
      if (ok) {
        pause.end()
      } else if (status === 403) {
        close()
        onForbidden()
      } else if (path === '/batch' && (status === 404 || status === 405)) {
        isBatched = false
        return false
      } else if (isTemporary(status)) {
        pause.begin(headers.get('retry-after'))
        return false
      } else {
        log('debug', `Events were refused, status ${status}`)
      }
      return true
    } catch (cause) {
      pause.begin()
      if (!signal.aborted) log('debug', 'Events could not be sent', cause)
      return false
    } finally {
      clearTimeout(timeout)
    }
  }

  return {
    isClosed: () => state === 'closed',
    close,
    open() {
      if (state === 'held') state = 'open'
      schedule()
    },
    add(each: Waiting) {
      if (state === 'closed') return
      if (waiting.length < MAX_WAITING && each.body.length <= MAX_BODY_LENGTH) waiting.push(each)
      schedule()
    },
    flush() {
      if (state !== 'open' || navigator.onLine === false) return
      // Some browsers let users turn beacons off, so that `sendBeacon` returns false.
      if (!navigator.sendBeacon) return void send()
      for (;;) {
        const next = nextDelivery(waiting.slice(sentCount), isBatched)
        if (!next || !navigator.sendBeacon(urlOf(next.path), next.body)) return
        note(baseUrl)
        waiting.splice(sentCount, next.count)
      }
    },
  }
}

const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 3_600_000

export function createBackoff() {
  let failures = 0
  let until = 0
  return {
    left: () => Math.max(0, until - Date.now()),
    // `seconds` is the server's `Retry-After`. Any value but a number is ignored.
    begin(seconds?: unknown) {
      const requestedMs = Number(seconds) * 1_000 || 0
      until = Date.now() + Math.min(Math.max(FIRST_PAUSE_MS * 2 ** failures++, requestedMs), MAX_PAUSE_MS)
    },
    end() {
      failures = until = 0
    },
  }
}

// Maximum characters of one request, which are at most 60,000 bytes: browsers limit a request that outlives the page to
// 64 KiB.
export const MAX_BODY_LENGTH = 20_000

interface Waiting {
  readonly body: string
  readonly isEvent: boolean
}

interface Delivery {
  readonly path: '/e' | '/batch'
  readonly body: string
  readonly count: number
}

function nextDelivery(waiting: readonly Waiting[], isBatched: boolean): Delivery | undefined {
  const [first] = waiting
  if (!first) return undefined
  let count = 1
  let length = first.body.length + 2
  for (let next = waiting[1]; isBatched && first.isEvent && next?.isEvent; next = waiting[count]) {
    length += next.body.length + 1
    if (length > MAX_BODY_LENGTH) break
    count++
  }
  if (count === 1) return { path: '/e', body: first.body, count }
  const bodies = waiting.slice(0, count).map(({ body }) => body)
  return { path: '/batch', body: `[${bodies}]`, count }
}
