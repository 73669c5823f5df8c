import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'

const LIFE_MS = 5 * 60_000
const UNKNOWN = 'This sign-in is no longer valid. Start again.'

const channelSchema = z.object({
  origin: z.string(),
  state: z.enum(['open', 'declined', 'approved']),
  fid: z.optional(z.number()),
  userName: z.string(),
})

export interface FarcasterUser {
  /** Farcaster id, because names and custody addresses may change owners. */
  readonly fid: number
  readonly userName: string
}

/**
 * Handles Farcaster login on another device. The link is public, but its result belongs to the frame that began the
 * login.
 */
export function createFarcasterLogin({
  now,
  tables,
  signals,
}: {
  now: () => number
  tables: TableFactory
  signals: LongPollNotifier
}) {
  const channels = tables('farcaster', channelSchema)
  const pages = tables('farcasterPage', z.string())
  const find = async (key: string) => {
    const channel = await channels.get(key)
    if (channel === undefined) throw new RefusedRequestError(410, UNKNOWN)
    return channel
  }
  const keyOf = async (page: string) => (await pages.get(page)) ?? ''
  return {
    async begin(origin: string) {
      const [channel, page] = [createSecret(), createSecret()]
      const key = hashSecret(channel)
      await channels.put(key, { origin, state: 'open', userName: '' }, now() + LIFE_MS)
      await pages.put(page, key, now() + LIFE_MS)
      return { channel, page }
    },
    behind: async (page: string) => find(await keyOf(page)),
    async answer(page: string, user: FarcasterUser | undefined) {
      if (user !== undefined && !(Number.isSafeInteger(user.fid) && user.fid > 0)) {
        throw new RangeError('A Farcaster id is a positive whole number')
      }
      const key = await keyOf(page)
      await channels.change(key, (channel) => {
        if (channel?.state !== 'open') return channel
        return user === undefined ? { ...channel, state: 'declined' } : { ...channel, state: 'approved', ...user }
      })
      signals.notify(signalOf(key))
    },
    signalOf: (channel: string) => signalOf(hashSecret(channel)),
    isAnswered: async (channel: string) => (await find(hashSecret(channel))).state !== 'open',
    async finish(channel: string): Promise<FarcasterUser> {
      const stored = await channels.take(hashSecret(channel))
      if (stored === undefined) throw new RefusedRequestError(410, UNKNOWN)
      const { state, fid, userName } = stored
      if (state !== 'approved') throw new RefusedRequestError(403, 'You declined in Farcaster.')
      if (fid === undefined) throw new RefusedRequestError(410, UNKNOWN)
      return { fid, userName }
    },
  }
}

const signalOf = (key: string) => `farcaster ${key}`
