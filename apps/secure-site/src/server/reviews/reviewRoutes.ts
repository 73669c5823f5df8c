import * as z from 'zod/mini'
import type { RequestBudget } from '../chain/createRequestBudget'
import type { SecureServices } from '../createServices'
import { longPollUntil } from '../http/longPollUntil'
import { originSchema, secretSchema } from '../http/requestSchemas'
import { createApiRoute, createUserApiRoute } from '../http/routes'
import { sealedAnswerSchema, sealedTextSchema } from './createReviews'

const byId = z.object({ id: secretSchema })

// Above the longest request that nodes get, as base64url of JSON.
const MAX_BODY_BYTES = 1_000_000
/** Units of the request budget for a stored request: 30 a minute for a user. */
const REQUEST_COST = 20

/** Relays requests to the site's window, and the answers back. Both are encrypted under a key that the server lacks. */
export const reviewRoutes = ({ reviews, signals, mayEmbed }: SecureServices, budget: RequestBudget) => {
  const waitForChange = (id: string, signal: AbortSignal) =>
    longPollUntil(async () => (await reviews.readState(id)) !== 'open', { signals, name: reviews.signalOf(id), signal })
  return [
    createUserApiRoute(
      '/api/reviews/open',
      z.object({ id: secretSchema, origin: originSchema, request: sealedTextSchema }),
      async ({ id, origin, request }, { user, token }) => {
        mayEmbed(origin)
        await budget.take(user.id, REQUEST_COST)
        await reviews.open({ id, userId: user.id, token, request })
      },
      { audit: ({ origin }) => ({ event: 'review.request', origin }), maxBodyBytes: MAX_BODY_BYTES },
    ),
    createUserApiRoute(
      '/api/reviews/wait',
      byId,
      async ({ id }, { user, token, signal }) => {
        // Does not let a stranger’s review be waited for.
        if ((await reviews.readAnswer(id, user.id, token)).state === 'open') await waitForChange(id, signal)
        return reviews.readAnswer(id, user.id, token)
      },
      { audit: undefined },
    ),
    createUserApiRoute('/api/reviews/look', byId, ({ id }, { user, token }) => reviews.readAnswer(id, user.id, token), {
      audit: undefined,
    }),
    createUserApiRoute('/api/reviews/close', byId, ({ id }, { user, token }) => reviews.close(id, user.id, token), {
      audit: undefined,
    }),
    createApiRoute('/api/reviews/read', byId, ({ id }) => reviews.read(id)),
    createApiRoute('/api/reviews/watch', byId, async ({ id }, { signal }) => {
      await waitForChange(id, signal)
      return { state: await reviews.readState(id) }
    }),
    createApiRoute('/api/reviews/answer', z.extend(byId, { answer: sealedAnswerSchema }), ({ id, answer }) =>
      reviews.answer(id, answer),
    ),
  ]
}
