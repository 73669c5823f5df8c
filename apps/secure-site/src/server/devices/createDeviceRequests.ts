import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'

const LIFE_MS = 10 * 60_000
const MAX_WAITING = 5
const GONE = 'This request has ended. Start again on the new device.'

/** Share that the approving device encrypted for the new one. The server can't open it. */
export const linkedShareSchema = z.object({
  publicKey: z.string().check(z.regex(/^[\w-]{87}$/)),
  iv: z.string().check(z.regex(/^[\w-]{16}$/)),
  ciphertext: z.string().check(z.regex(/^[\w-]{40,120}$/)),
})

const requestSchema = z.object({
  userId: z.string(),
  /** Hash of the token of the new device's session. */
  session: z.string(),
  publicKey: z.string(),
  userAgent: z.string(),
  /** Page that embeds the frame; absent in the site's own window. */
  origin: z.optional(z.string()),
  at: z.number(),
  outcome: z.optional(z.union([z.literal('declined'), linkedShareSchema])),
})

/** Stores requests of new devices for a share, until a device that has one answers, or ten minutes pass. */
export function createDeviceRequests({
  now,
  tables,
  signals,
}: {
  now: () => number
  tables: TableFactory
  signals: LongPollNotifier
}) {
  const requests = tables('deviceRequest', requestSchema)
  const waiting = tables('deviceRequestsOf', z.array(z.string()))

  const find = async (id: string, userId: string) => {
    const request = await requests.get(id)
    if (request?.userId !== userId) throw new RefusedRequestError(410, GONE)
    return request
  }
  const answer = async (
    { id, userId, token }: { id: string; userId: string; token: string | undefined },
    outcome: z.output<typeof linkedShareSchema> | 'declined',
  ) => {
    const { session } = await find(id, userId)
    if (session === hashSecret(token ?? '')) throw new RefusedRequestError(403, 'Approve this on another device.')
    let isFirst = false
    await requests.change(id, (request) => {
      isFirst = request !== undefined && request.outcome === undefined
      return request && { ...request, outcome: request.outcome ?? outcome }
    })
    if (!isFirst) throw new RefusedRequestError(410, GONE)
    await waiting.change(userId, (ids = []) => ids.filter((each) => each !== id))
    signals.notify(signalOf(id))
  }
  return {
    signalOf,
    /** Stores a request. Only the newest ones of a user wait, so that a flood hides none for long. */
    async begin({
      userId,
      token,
      ...request
    }: {
      userId: string
      token: string | undefined
      publicKey: string
      userAgent: string
      origin?: string | undefined
    }) {
      const id = createSecret()
      const until = now() + LIFE_MS
      await requests.put(id, { ...request, userId, session: hashSecret(token ?? ''), at: now() }, until)
      await waiting.change(userId, (ids = []) => [id, ...ids].slice(0, MAX_WAITING), until)
      return { id }
    },
    /** Lists the waiting requests of other sessions of a user, newest first. */
    async list(userId: string, token: string | undefined) {
      const ids = (await waiting.get(userId)) ?? []
      const found = await Promise.all(ids.map(async (id) => ({ id, request: await requests.get(id) })))
      return found.flatMap(({ id, request }) => {
        if (request === undefined || request.outcome !== undefined) return []
        const { session, publicKey, userAgent, origin, at } = request
        if (session === hashSecret(token ?? '')) return []
        return [{ id, publicKey, userAgent, at, ...(origin !== undefined && { origin }) }]
      })
    },
    approve: answer,
    decline: (by: { id: string; userId: string; token: string | undefined }) => answer(by, 'declined'),
    /** Returns the answer to the request of this session, once there is one. */
    async readOutcome(id: string, userId: string, token: string | undefined) {
      const { session, outcome } = await find(id, userId)
      if (session !== hashSecret(token ?? '')) throw new RefusedRequestError(410, GONE)
      return outcome
    },
  }
}

const signalOf = (id: string) => `device request ${id}`
