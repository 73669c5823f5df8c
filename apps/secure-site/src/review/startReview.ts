import * as z from 'zod/mini'
import { FrameError } from '../frame/errors/FrameError'
import { isTransientError } from '../frame/errors/isTransientError'
import { toUserMessage } from '../frame/errors/toUserMessage'
import { type ReviewDocument, reviewDocumentSchema } from '../frame/reviews/reviewDocument'
import {
  isReviewSecret,
  openReviewSecret,
  type ReviewAnswer,
  type ReviewKeys,
  type ReviewReply,
} from '../frame/reviews/reviewSecret'
import { createScreen } from '../frame/screen/createScreen'
import { createSiteApi } from '../frame/session/createSiteApi'
import { answerByPasskey } from '../frame/spending/secondFactor'
import { computeSha256 } from '../frame/vault/bytes'
import { texts } from '../texts/texts'

const RETRY_MS = 2000
/** Time for the browser to close the window, before the page says that the user can. */
const CLOSE_MS = 700

const stateSchema = z.enum(['open', 'answered', 'withdrawn', 'gone'])
const sealedSchema = z.object({ iv: z.string(), ciphertext: z.string() })
const readSchema = z.object({ state: stateSchema, request: z.optional(sealedSchema) })
const watchSchema = z.object({ state: stateSchema })
const answerSchema = z.object({ state: stateSchema, isStored: z.boolean() })
const historySchema = z.object({ secret: z.string() })

type EndState = Exclude<z.output<typeof stateSchema>, 'open'>

/** Starts the window in which the user approves what moves something. No page embeds it. */
export async function startReview(body: HTMLElement): Promise<void> {
  document.title = texts().review.windowTitle
  const api = createSiteApi()
  const screen = createScreen(body, () => {})
  const say = (kind: EndState | 'unknown' | 'unreadable') => {
    const { review } = texts()
    screen.notice(review[`${kind}Title`], review[kind])
  }
  const secret = takeSecret()
  if (secret === undefined) return say('unknown')
  const keys = await openReviewSecret(secret)
  const never = new AbortController().signal
  // Retries until there is an answer, as a reload would.
  const retry = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await run()
      } catch (error) {
        if (!isTransientError(error)) throw error
        if ((await screen.failed(toUserMessage(error), never)) === 'close') throw error
      }
    }
  }
  try {
    const { state, request } = await retry(() => api.call('reviews/read', { id: keys.id }, readSchema))
    if (state !== 'open' || request === undefined) return say(state === 'open' ? 'gone' : state)
    const text = await keys.openRequest(request).catch(() => undefined)
    const content = readDocument(text)
    if (text === undefined || content === undefined) return say('unreadable')
    const answer = await ask(content)
    if (answer !== 'approved' && answer !== 'declined') return say(answer)
    const reply = await confirm(answer, content)
    const sealed = await keys.sealAnswer(reply, await computeSha256(text))
    const { state: end, isStored } = await retry(() =>
      api.call('reviews/answer', { id: keys.id, answer: sealed }, answerSchema),
    )
    if (!isStored) return say(end === 'open' ? 'gone' : end)
    await leave(reply.answer, content)
  } catch (error) {
    screen.notice(texts().review.failedTitle, texts().review.failed(toUserMessage(error)))
  }

  /** Shows the review until the user answers, or the request ends. */
  async function ask({ review, origin, waiting }: ReviewDocument): Promise<ReviewAnswer | EndState> {
    const over = new AbortController()
    const { signal } = over
    try {
      return await Promise.race([
        screen.ask({ review, origin, waiting, signal }).then(
          () => 'approved' as const,
          (error: unknown) => {
            if (error instanceof FrameError) return 'declined' as const
            throw error
          },
        ),
        watch(keys, signal),
      ])
    } finally {
      over.abort()
    }
  }

  /** Has the user’s passkey confirm an approval that the policy demands it for. A user who gives up declines. */
  async function confirm(answer: ReviewAnswer, { permit }: ReviewDocument): Promise<ReviewReply> {
    const passkey = answer === 'approved' ? permit?.passkey : undefined
    if (passkey === undefined) return { answer }
    for (;;) {
      screen.working(texts().review.usePasskey)
      try {
        return { answer, assertion: await answerByPasskey(passkey) }
      } catch (error) {
        if ((await screen.failed(toUserMessage(error), never)) === 'close') return { answer: 'declined' }
      }
    }
  }

  async function watch({ id }: ReviewKeys, signal: AbortSignal): Promise<EndState> {
    for (;;) {
      const seen = await api.call('reviews/watch', { id }, watchSchema, { signal }).catch(() => undefined)
      if (seen !== undefined && seen.state !== 'open') return seen.state
      if (seen === undefined) await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      if (signal.aborted) return 'withdrawn'
    }
  }

  /** Goes back to the site, or closes the window. */
  async function leave(answer: ReviewAnswer, { origin }: ReviewDocument): Promise<void> {
    history.replaceState(null, '')
    const { host } = new URL(origin)
    const { [answer]: title, goBack } = texts().review
    screen.working(title)
    if (history.length > 1) history.back()
    else close()
    await new Promise((resolve) => setTimeout(resolve, CLOSE_MS))
    screen.notice(title, goBack(host))
  }
}

/** Moves the secret from the address to the entry of the history, where only a reload of this page finds it. */
function takeSecret(): string | undefined {
  const given = location.hash.slice(1)
  const stored = z.safeParse(historySchema, history.state)
  const secret = given === '' && stored.success ? stored.data.secret : given
  history.replaceState(isReviewSecret(secret) ? { secret } : null, '', `${location.pathname}${location.search}`)
  return isReviewSecret(secret) ? secret : undefined
}

function readDocument(text: string | undefined): ReviewDocument | undefined {
  try {
    return z.parse(reviewDocumentSchema, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
