import type { Review } from '../decode/review'
import { addSignInWarnings } from '../decode/signInWarnings'
import { createAbortedError, FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import type { Screen } from './createScreen'

export interface ApprovalRequest<Result> {
  readonly origin: string
  readonly signal: AbortSignal
  /** Builds the review. Retries transient errors, and rejects invalid requests before they are shown. */
  readonly prepare: (signal: AbortSignal) => Promise<Review>
  readonly act: (signal: AbortSignal) => Promise<Result>
  readonly working: string
}

export interface ReadRequest<Result> {
  readonly origin: string
  readonly signal: AbortSignal
  readonly run: (signal: AbortSignal) => Promise<Result>
}

interface Attempt<Result> {
  readonly show: () => void
  readonly run: (signal: AbortSignal) => Promise<Result>
  /** Returns whether an error ends the attempts. @default never */
  readonly ends?: (error: unknown) => boolean
  readonly describe?: (error: unknown) => string
}

export type Approvals = ReturnType<typeof createApprovals>

const MOST = 100

export function createApprovals({
  screen,
  toUserMessage,
}: {
  screen: Screen
  toUserMessage: (error: unknown) => string
}) {
  const open = new Set<AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  const attempt = async <Result>(
    { show, run, ends, describe = toUserMessage }: Attempt<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    for (;;) {
      show()
      try {
        return await run(signal)
      } catch (error) {
        if (signal.aborted) throw createAbortedError()
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
        ends: (error) => !isTransientError(error),
        describe: (error) => `Nothing was sent. ${toUserMessage(error)}`,
      },
      signal,
    )

  const run = async <Result>(
    { origin, prepare, act, working }: ApprovalRequest<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    const review = addSignInWarnings(await read(origin, prepare, signal), origin)
    if (signal.aborted) throw createAbortedError()
    await screen.ask({ review, origin, waiting: open.size - 1, signal })
    return attempt({ show: () => screen.working(working), run: act }, signal)
  }

  const queue = async <Result>(input: AbortSignal, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    if (open.size >= MOST) throw new FrameError('Too many requests are waiting.', -32005)
    const over = new AbortController()
    open.add(over)
    const signal = AbortSignal.any([input, over.signal])
    const mine = last.then(async () => {
      if (signal.aborted) throw createAbortedError()
      // Clears the screen before the next request draws on it.
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
    read: <Result>({ origin, signal, run }: ReadRequest<Result>): Promise<Result> =>
      queue(signal, (either) => read(origin, run, either)),
    request: <Result>(order: ApprovalRequest<Result>): Promise<Result> =>
      queue(order.signal, (either) => run(order, either)),
    abort() {
      for (const each of open) each.abort()
    },
  }
}

const DISCONNECTED = 4900
const TRANSACTION_REJECTED = -32003

/** Avoids -32603, on which libraries retry a request that the user has just closed. */
function codeOf(error: unknown): number {
  if (isTransientError(error)) return DISCONNECTED
  return error instanceof FrameError && error.code !== undefined ? error.code : TRANSACTION_REJECTED
}
