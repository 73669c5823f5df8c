import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { hashSecret } from '../keys/secrets'

const LIFE_MS = 10 * 60_000
const MAX_OPEN = 5
const GONE = 'This request has ended. Start again.'

/** Text that the frame and the site's window encrypt for each other: the server can't open it. */
export const sealedTextSchema = z.object({
  iv: z.string().check(z.regex(/^[\w-]{16}$/)),
  ciphertext: z.string().check(z.regex(/^[\w-]+$/)),
})

export const sealedAnswerSchema = z.extend(sealedTextSchema, {
  ciphertext: z.string().check(z.regex(/^[\w-]{20,12000}$/)),
})

type SealedText = z.output<typeof sealedTextSchema>

const reviewSchema = z.object({
  userId: z.string(),
  /** Hash of the token of the frame's session. */
  session: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn']),
  /** Absent once the review was withdrawn. */
  request: z.optional(sealedTextSchema),
  /** Absent once the frame has closed the review. */
  answer: z.optional(sealedTextSchema),
})

export type ReviewState = z.output<typeof reviewSchema>['state'] | 'gone'

/**
 * Relays a request to the site's window, and its answer to the frame that asked. Each entry is answered once, and lives
 * for ten minutes. The window has no session: it proves itself by the id, which only the frame's secret gives.
 */
export function createReviews({
  now,
  tables,
  signals,
}: {
  now: () => number
  tables: TableFactory
  signals: LongPollNotifier
}) {
  const reviews = tables('review', reviewSchema)
  const opened = tables('reviewsOf', z.array(z.string()))

  const readState = async (id: string): Promise<ReviewState> => (await reviews.get(id))?.state ?? 'gone'
  const withdraw = async (id: string, isTheirs: (review: { userId: string; session: string }) => boolean) => {
    await reviews.change(id, (review) => {
      if (review === undefined || !isTheirs(review)) return review
      const { userId, session, state } = review
      return { userId, session, state: state === 'answered' ? state : ('withdrawn' as const) }
    })
    signals.notify(signalOf(id))
  }
  return {
    signalOf,
    readState,
    /** Stores a review. Only the newest ones of a user stay open. */
    async open({
      id,
      userId,
      token,
      request,
    }: {
      id: string
      userId: string
      token: string | undefined
      request: SealedText
    }) {
      const session = hashSecret(token ?? '')
      const until = now() + LIFE_MS
      let isNew = false
      await reviews.change(
        id,
        (stored) => {
          isNew = stored === undefined
          return stored ?? { userId, session, state: 'open' as const, request }
        },
        until,
      )
      if (!isNew) throw new RefusedRequestError(409, GONE)
      let dropped: readonly string[] = []
      await opened.change(
        userId,
        (ids = []) => {
          dropped = ids.slice(MAX_OPEN - 1)
          return [id, ...ids].slice(0, MAX_OPEN)
        },
        until,
      )
      for (const each of dropped) await withdraw(each, (review) => review.userId === userId)
    },
    /** Returns the request for the window, as long as it can be answered. */
    async read(id: string) {
      const review = await reviews.get(id)
      if (review?.state !== 'open') return { state: review?.state ?? ('gone' as const) }
      return { state: review.state, request: review.request }
    },
    /** Stores the first answer. Repeating it changes nothing. */
    async answer(id: string, answer: SealedText): Promise<{ readonly state: ReviewState; readonly isStored: boolean }> {
      let state: ReviewState = 'gone'
      let isStored = false
      await reviews.change(id, (review) => {
        state = review?.state ?? 'gone'
        isStored = review?.answer?.iv === answer.iv && review.answer.ciphertext === answer.ciphertext
        if (review?.state !== 'open') return review
        isStored = true
        return { ...review, state: 'answered' as const, answer }
      })
      signals.notify(signalOf(id))
      return { state, isStored }
    },
    /** Returns the answer to a review of this session. */
    async readAnswer(id: string, userId: string, token: string | undefined) {
      const review = await reviews.get(id)
      if (review?.userId !== userId || review.session !== hashSecret(token ?? '')) return { state: 'gone' as const }
      const { state, answer } = review
      return { state, ...(answer !== undefined && { answer }) }
    },
    /** Ends a review of this session: it was declined in the frame, given up, or used. Forgets what it contained. */
    close: (id: string, userId: string, token: string | undefined) =>
      withdraw(id, (review) => review.userId === userId && review.session === hashSecret(token ?? '')),
  }
}

const signalOf = (id: string) => `review ${id}`
