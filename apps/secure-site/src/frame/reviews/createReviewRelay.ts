import * as z from 'zod/mini'
import { addLanguage, texts } from '../../texts/texts'
import type { Review } from '../decode/review'
import type { DeviceStore } from '../device/createDeviceStore'
import { FrameError } from '../errors/FrameError'
import { isTransientError } from '../errors/isTransientError'
import type { SignedInUser } from '../session/createFrameSession'
import { ApiError, type SiteApi } from '../session/createSiteApi'
import type { Assertion, SpendPermit } from '../spending/spendPermit'
import { computeSha256 } from '../vault/bytes'
import { type ReviewDocument, reviewDocumentSchema } from './reviewDocument'
import { createReviewSecret, openReviewSecret, type ReviewAnswer } from './reviewSecret'

/** Lifetime of a review, at the server too. */
const LIFE_MS = 10 * 60_000
const MAX_STORED = 10
const MAX_FAILURES = 3
const RETRY_MS = 1000
const CONTENT_TOO_LARGE = 413

const sealedSchema = z.object({ iv: z.string(), ciphertext: z.string() })
const answerSchema = z.object({
  state: z.enum(['open', 'answered', 'withdrawn', 'gone']),
  answer: z.optional(sealedSchema),
})
const storedSchema = z.array(z.object({ secret: z.string(), document: z.string(), at: z.number() }))

type StoredReview = z.output<typeof storedSchema>[number]

/** Names a request: two requests with the same subject ask for the same. */
export interface ReviewSubject {
  readonly origin: string
  readonly person: Pick<SignedInUser, 'userId' | 'token'>
  /** Method, account, network and all parameters, as JSON of texts. */
  readonly request: unknown
}

export interface NewReview {
  readonly review: Review
  readonly waiting: number
  readonly terms: readonly bigint[]
  readonly permit?: SpendPermit | undefined
}

export interface PendingReview {
  /** Address of the window, with the secret in its fragment. */
  readonly url: string
  readonly title: string
  readonly terms: readonly bigint[]
  readonly permit?: SpendPermit | undefined
  /** Returns the passkey’s answer that came with the approval. */
  readonly assertion: () => Assertion | undefined
  /** Resolves once the user has answered, or with `expired`. */
  wait(signal: AbortSignal): Promise<ReviewAnswer | 'expired'>
  /** Uses an approval up. Returns false if it was used before. */
  use(): Promise<boolean>
  /** Ends the review without using it. */
  withdraw(): Promise<void>
}

export type ReviewRelay = ReturnType<typeof createReviewRelay>

/**
 * Shows requests in the site’s window, and verifies its answers. The server relays both and can read or forge neither.
 * A review outlives the page that embeds the frame: the next request for the same takes it up again.
 */
export function createReviewRelay({
  api,
  device,
  now = Date.now,
  sleep = sleepFor,
}: {
  api: SiteApi
  device: Pick<DeviceStore, 'readReviews' | 'changeReviews'>
  now?: () => number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}) {
  const isAlive = ({ at }: StoredReview) => at <= now() && now() < at + LIFE_MS
  const readStored = async (origin: string): Promise<readonly StoredReview[]> => {
    const parsed = z.safeParse(storedSchema, await device.readReviews(origin))
    return parsed.success ? parsed.data.filter(isAlive) : []
  }
  const changeStored = (origin: string, to: (stored: readonly StoredReview[]) => readonly StoredReview[]) =>
    device.changeReviews(origin, (value) => {
      const parsed = z.safeParse(storedSchema, value)
      return to(parsed.success ? parsed.data.filter(isAlive) : [])
    })
  /** Removes a stored review. Returns whether it was there: only one tab can remove it. */
  const take = async (origin: string, secret: string): Promise<boolean> => {
    let isFound = false
    await changeStored(origin, (stored) => {
      isFound = stored.some((each) => each.secret === secret)
      return stored.filter((each) => each.secret !== secret)
    })
    return isFound
  }

  const follow = async (
    { origin, person }: ReviewSubject,
    { secret, document: text, at }: StoredReview,
    { isStored }: { isStored: boolean },
  ) => {
    const { token } = person
    const keys = await openReviewSecret(secret)
    const hash = await computeSha256(text)
    const { review, terms, permit } = parseDocument(text)
    let isOver = false
    let assertion: Assertion | undefined
    const read = async (path: 'look' | 'wait', signal: AbortSignal): Promise<ReviewAnswer | 'expired' | undefined> => {
      const { state, answer } = await api.call(`reviews/${path}`, { id: keys.id }, answerSchema, { token, signal })
      if (state === 'open') return undefined
      if (answer === undefined) return 'expired'
      const opened = await keys.openAnswer(answer, hash)
      if (opened !== undefined) {
        assertion = opened.assertion
        return opened.answer
      }
      isOver = true
      throw new FrameError(texts().approvals.errors.unverified)
    }
    const close = () => api.call('reviews/close', { id: keys.id }, z.unknown(), { token })
    const pending: PendingReview = {
      url: `${addLanguage('/review')}#${secret}`,
      title: review.title,
      terms: terms.map(BigInt),
      permit,
      assertion: () => assertion,
      async wait(signal) {
        for (let failures = 0; ; ) {
          if (isOver || !(at <= now() && now() < at + LIFE_MS)) return 'expired'
          try {
            const answer = await read('wait', signal)
            failures = 0
            if (answer === undefined) continue
            // The server may deliver an answer late.
            return now() < at + LIFE_MS ? answer : 'expired'
          } catch (error) {
            signal.throwIfAborted()
            if (!isTransientError(error)) throw error
            // A hidden page may have no connection until the user comes back to it.
            if (isShown()) failures += 1
            if (failures > MAX_FAILURES) throw error
            await sleep(RETRY_MS, signal)
          }
        }
      },
      async use() {
        if (isOver) return false
        isOver = true
        const isTaken = !isStored || (await take(origin, secret))
        void close().catch(() => {})
        return isTaken
      },
      async withdraw() {
        isOver = true
        await Promise.allSettled([take(origin, secret), close()])
      },
    }
    return { pending, look: (signal: AbortSignal) => read('look', signal) }
  }

  return {
    /** Finds the review of the same request, which this device asked for before the page was left. */
    async resume(subject: ReviewSubject, signal: AbortSignal): Promise<PendingReview | undefined> {
      const request = await hashSubject(subject)
      for (const stored of await readStored(subject.origin)) {
        if (request === undefined || parseDocument(stored.document).request !== request) continue
        const { pending, look } = await follow(subject, stored, { isStored: true })
        const answer = await look(signal).catch((error: unknown) => {
          if (isTransientError(error)) throw error
          return 'expired' as const
        })
        if (answer === undefined || answer === 'approved') return pending
        // Asks anew after the user has declined in the window: asking again is a new request.
        await pending.withdraw()
      }
      return undefined
    },
    /** Encrypts a review, and stores it at the server for the window. */
    async open(
      subject: ReviewSubject,
      { review, waiting, terms, permit }: NewReview,
      signal: AbortSignal,
    ): Promise<PendingReview> {
      const { origin, person } = subject
      const hash = await hashSubject(subject)
      const secret = createReviewSecret()
      const content: ReviewDocument = {
        origin,
        waiting,
        review: z.parse(reviewDocumentSchema.shape.review, review),
        request: hash ?? '',
        terms: terms.map(String),
        ...(permit && { permit }),
      }
      const document = JSON.stringify(content)
      const { id, sealRequest } = await openReviewSecret(secret)
      const body = { id, origin, request: await sealRequest(document) }
      await api.call('reviews/open', body, z.unknown(), { token: person.token, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === CONTENT_TOO_LARGE)
          throw new FrameError(texts().approvals.errors.tooLarge)
        throw error
      })
      const stored = { secret, document, at: now() }
      // Without storage, the review ends with the page.
      const isStored =
        hash !== undefined &&
        (await changeStored(origin, (others) => [stored, ...others].slice(0, MAX_STORED)).then(
          () => true,
          () => false,
        ))
      return (await follow(subject, stored, { isStored })).pending
    },
  }
}

/** Returns undefined for a request that JSON can’t write: it then ends with the page. */
async function hashSubject({ origin, person, request }: ReviewSubject): Promise<string | undefined> {
  const text = toJson([origin, person.userId, request])
  return text === undefined ? undefined : computeSha256(text)
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

const parseDocument = (text: string): ReviewDocument => z.parse(reviewDocumentSchema, JSON.parse(text))

const isShown = () => globalThis.document?.visibilityState !== 'hidden'

const sleepFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
