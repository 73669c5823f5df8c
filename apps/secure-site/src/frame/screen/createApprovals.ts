import type { Review } from '../decode/review'
import { aborted, FrameError } from '../FrameError'
import { isTrouble } from '../isTrouble'
import type { Screen } from './createScreen'

export interface Order<Result> {
  readonly origin: string
  readonly signal: AbortSignal
  /** What is asked, in words. Rejects when it makes no sense; then nobody is asked. Tried again when no answer came. */
  readonly prepare: (signal: AbortSignal) => Promise<Review>
  /** What is done after the consent; may be tried again by the visitor when it fails. */
  readonly act: (signal: AbortSignal) => Promise<Result>
  /** What is said while that lasts. */
  readonly working: string
}

export interface Reading<Result> {
  readonly origin: string
  readonly signal: AbortSignal
  readonly run: (signal: AbortSignal) => Promise<Result>
}

interface Attempt<Result> {
  readonly show: () => void
  readonly run: (signal: AbortSignal) => Promise<Result>
  /** Whether this failure is the end of it. By default none is. */
  readonly ends?: (error: unknown) => boolean
  /** @default `toWords` */
  readonly describe?: (error: unknown) => string
}

export type Approvals = ReturnType<typeof createApprovals>

const MOST = 100

/** Requests wait for each other: one question at a time. */
export function createApprovals({ screen, toWords }: { screen: Screen; toWords: (error: unknown) => string }) {
  const open = new Set<AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  /** Until it succeeds, or the visitor has enough of it. */
  const attempt = async <Result>(
    { show, run, ends, describe = toWords }: Attempt<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    for (;;) {
      show()
      try {
        return await run(signal)
      } catch (error) {
        if (signal.aborted) throw aborted()
        if (ends?.(error)) throw error
        const words = describe(error)
        if ((await screen.failed(words, signal)) === 'close') throw new FrameError(words, codeOf(error))
      }
    }
  }
  const read = <Result>(origin: string, run: Attempt<Result>['run'], signal: AbortSignal) =>
    attempt(
      {
        show: () => screen.reading(origin),
        run,
        ends: (error) => !isTrouble(error),
        describe: (error) => `Nothing was sent. ${toWords(error)}`,
      },
      signal,
    )

  const run = async <Result>(
    { origin, prepare, act, working }: Order<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    const review = await read(origin, prepare, signal)
    if (signal.aborted) throw aborted()
    await screen.ask({ review, origin, waiting: open.size - 1, signal })
    return attempt({ show: () => screen.working(working), run: act }, signal)
  }

  /** When those before it are over. */
  const queue = async <Result>(given: AbortSignal, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    if (open.size >= MOST) throw new FrameError('Too many requests are waiting.', -32005)
    const over = new AbortController()
    open.add(over)
    const signal = AbortSignal.any([given, over.signal])
    const mine = last.then(async () => {
      if (signal.aborted) throw aborted()
      // Before the next one draws.
      return run(signal).finally(screen.clear)
    })
    last = mine.catch(() => {})
    try {
      return await mine
    } finally {
      open.delete(over)
    }
  }

  return {
    /** What has to be known before a request is understood at all. */
    read: <Result>({ origin, signal, run }: Reading<Result>): Promise<Result> =>
      queue(signal, (either) => read(origin, run, either)),
    /** Ends with the consent and what came of it, or rejects. */
    request: <Result>(order: Order<Result>): Promise<Result> => queue(order.signal, (either) => run(order, either)),
    /** Ends all that wait. */
    abort() {
      for (const each of open) each.abort()
    },
  }
}

const DISCONNECTED = 4900
const TRANSACTION_REJECTED = -32003

/** Not -32603: many libraries ask again by themselves after that, and the visitor has just closed it. */
function codeOf(error: unknown): number {
  if (isTrouble(error)) return DISCONNECTED
  return error instanceof FrameError && error.code !== undefined ? error.code : TRANSACTION_REJECTED
}
