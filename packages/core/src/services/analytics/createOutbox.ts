import type { Log } from '../../types/log.js'
import { createPause } from './createPause.js'
import { type Delivery, MAX_BODY, nextDelivery, type Waiting } from './nextDelivery.js'

/** What happens together goes in one request. Milliseconds. */
const SEND_DELAY = 2_000

/** A server that has not answered by then has failed; what waits behind it would never go. Milliseconds. */
export const POST_WAIT = 30_000

/** What comes when so many wait is left out. */
const MAX_WAITING = 100

/** Statuses that say nothing about what was sent. */
const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500

export interface OutboxParameters {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Goes with every request, but for what is empty. */
  readonly query: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly log: Log
  /** The server turned us away. The outbox has closed. */
  readonly onForbidden: () => void
}

/** Keeps what is to be sent, and sends it in the background once it is opened. */
export function createOutbox({ baseUrl, query, signal, log, onForbidden }: OutboxParameters) {
  const waiting: Waiting[] = []
  const pause = createPause()
  let state: 'held' | 'open' | 'closed' = 'held'
  /** How many of those that wait are on their way, from the first. */
  let flying = 0
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
    if (state !== 'open' || timer || flying || !waiting.length) return
    timer = setTimeout(
      () => {
        timer = undefined
        void send()
      },
      Math.max(SEND_DELAY, pause.left()),
    )
  }

  async function send(): Promise<void> {
    const next = nextDelivery(waiting, isBatched)
    if (!next || flying || state !== 'open') return
    flying = next.count
    const isSettled = await post(next)
    flying = 0
    if (signal.aborted) return
    if (isSettled) waiting.splice(0, next.count)
    // After a failure the next event tries again.
    if (!pause.left()) schedule()
  }

  /** False when the same should be sent again. Never rejects. */
  async function post({ path, body }: Delivery): Promise<boolean> {
    const late = new AbortController()
    const patience = setTimeout(() => late.abort(), POST_WAIT)
    try {
      // A text needs no preflight.
      const either = AbortSignal.any([signal, late.signal])
      const init = { method: 'POST', body, keepalive: true, credentials: 'omit', signal: either } as const
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
      clearTimeout(patience)
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
      if (waiting.length < MAX_WAITING && each.body.length <= MAX_BODY) waiting.push(each)
      schedule()
    },
    /** Hands what waits to the browser, which sends it though the page goes away. */
    flush() {
      if (state !== 'open' || navigator.onLine === false) return
      // Some browsers let a visitor turn beacons off.
      if (!navigator.sendBeacon) return void send()
      for (;;) {
        const next = nextDelivery(waiting.slice(flying), isBatched)
        if (!next || !navigator.sendBeacon(urlOf(next.path), next.body)) return
        waiting.splice(flying, next.count)
      }
    },
  }
}
