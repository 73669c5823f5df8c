import { waitForTexts } from '../../texts/loadTexts'
import { texts } from '../../texts/texts'
import type { Review } from '../decode/review'
import { addSignInWarnings } from '../decode/signInWarnings'
import { createAbortedError, createRejectedError, FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import type { PendingReview, ReviewRelay, ReviewSubject } from '../reviews/createReviewRelay'
import type { SpendRequest } from '../spending/createSpending'
import type { Screen } from './createScreen'

export type ApprovalRequest<Result> = ApprovalParts<Result> & (ApprovalInFrame | ApprovalInWindow)

/** Suits what can’t move anything: the page’s CSS can hide a review in the frame, and leave its button. */
export interface ApprovalInFrame {
  readonly approvedIn: 'frame'
  /** Opens the window even so, where the server asks for the passkey. Absent for what needs no signature. */
  readonly signed?: Omit<ApprovalInWindow, 'approvedIn' | 'terms'>
}

/** Required for what moves something, or permits to. */
export interface ApprovalInWindow extends Omit<ReviewSubject, 'origin'> {
  readonly approvedIn: 'window'
  /** Numbers that the review shows and `act` keeps to, such as fee caps. Kept over a reload of the page. */
  readonly terms?: { read(): readonly bigint[]; adopt(terms: readonly bigint[]): void }
  /** States to the server what `act` sends. */
  readonly spend: SpendRequest | undefined
}

interface ApprovalParts<Result> {
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
  reviews,
  toUserMessage,
}: {
  screen: Screen
  reviews: ReviewRelay
  toUserMessage: (error: unknown) => string
}) {
  const open = new Set<AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  const attempt = async <Result>(
    { show, run, ends, describe = toUserMessage }: Attempt<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    await waitForTexts()
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
        describe: (error) => texts().approvals.states.nothingSent(toUserMessage(error)),
      },
      signal,
    )

  /** Waits for the answer of the window, while the frame’s screen offers to open it and to decline. */
  const decide = (origin: string, pending: PendingReview, signal: AbortSignal) =>
    attempt(
      {
        show: () => {},
        async run() {
          const over = new AbortController()
          const either = AbortSignal.any([signal, over.signal])
          const { title, url } = pending
          const { open: label, before, after } = texts().approvals.window
          const offer = { origin, title, url, waiting: open.size - 1, label, before, after, signal: either }
          try {
            return await Promise.race([screen.offerWindow(offer), pending.wait(either)])
          } finally {
            over.abort()
          }
        },
        ends: isRejection,
        describe: (error) => texts().approvals.states.nothingSent(toUserMessage(error)),
      },
      signal,
    )
  const approveInWindow = async <Result>(
    request: ApprovalParts<Result> & ApprovalInWindow,
    signal: AbortSignal,
  ): Promise<void> => {
    const { origin, prepare, terms, spend } = request
    for (;;) {
      const find = async (either: AbortSignal) => {
        const resumed = await reviews.resume(request, either)
        if (resumed !== undefined) return resumed
        const review = addSignInWarnings(await prepare(either), origin)
        const { permit, rows = [] } = (await spend?.begin(either)) ?? {}
        const sections = rows.length === 0 ? review.sections : [...review.sections, { rows }]
        const shown = { review: { ...review, sections }, waiting: open.size - 1, terms: terms?.read() ?? [], permit }
        return reviews.open(request, shown, either)
      }
      const pending = await read(origin, find, signal)
      try {
        if (signal.aborted) throw createAbortedError()
        const answer = await decide(origin, pending, signal)
        if (answer === 'declined') throw createRejectedError()
        if (answer === 'approved' && (await pending.use())) {
          if (signal.aborted) throw createAbortedError()
          terms?.adopt(pending.terms)
          if (pending.permit !== undefined) spend?.adopt(pending.permit, pending.assertion())
          return
        }
      } catch (error) {
        await pending.withdraw()
        throw error
      }
      // Asks again: the review has expired, or another tab has used it.
      await pending.withdraw()
    }
  }
  const approveInFrame = async <Result>(
    { origin, prepare }: ApprovalParts<Result>,
    signal: AbortSignal,
  ): Promise<void> => {
    const review = addSignInWarnings(await read(origin, prepare, signal), origin)
    if (signal.aborted) throw createAbortedError()
    await screen.ask({ review, origin, waiting: open.size - 1, signal })
  }

  /** Returns what is approved in the window. States the other requests to the server, which may ask for the passkey. */
  const toWindow = async <Result>(request: ApprovalRequest<Result>, signal: AbortSignal) => {
    if (request.approvedIn === 'window') return request
    const { signed, ...parts } = request
    if (signed?.spend === undefined) return undefined
    const { spend } = signed
    const { permit } = await read(request.origin, (either) => spend.begin(either), signal)
    if (permit.passkey !== undefined) return { ...parts, ...signed, approvedIn: 'window' as const }
    spend.adopt(permit, undefined)
    return undefined
  }

  const run = async <Result>(request: ApprovalRequest<Result>, signal: AbortSignal): Promise<Result> => {
    const { act, working } = request
    const inWindow = await toWindow(request, signal)
    await (inWindow === undefined ? approveInFrame(request, signal) : approveInWindow(inWindow, signal))
    return attempt({ show: () => screen.working(working), run: act }, signal)
  }

  const queue = async <Result>(input: AbortSignal, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    if (open.size >= MOST) throw new FrameError(texts().approvals.errors.tooMany, -32005)
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

const REJECTED = 4001
const isRejection = (error: unknown) => error instanceof FrameError && error.code === REJECTED

const DISCONNECTED = 4900
const TRANSACTION_REJECTED = -32003

/** Avoids -32603, on which libraries retry a request that the user has just closed. */
function codeOf(error: unknown): number {
  if (isTransientError(error)) return DISCONNECTED
  return error instanceof FrameError && error.code !== undefined ? error.code : TRANSACTION_REJECTED
}
