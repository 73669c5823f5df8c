import * as z from 'zod/mini'
import type { Tables } from './createTables'
import { Refusal } from './Refusal'
import { fingerprint, newSecret } from './secrets'

const LIFE_MS = 5 * 60_000
const UNKNOWN = 'This login is over. Begin again.'

const channelSchema = z.object({
  origin: z.string(),
  state: z.enum(['open', 'declined', 'approved']),
  userName: z.string(),
})

/**
 * Logging in with Farcaster's app on another device: the link is for everybody who sees the code, what it opens is for
 * the frame that began.
 */
export function createFarcaster({ now, tables }: { now: () => number; tables: Tables }) {
  /** By the fingerprint of what the frame keeps. */
  const channels = tables('farcaster', channelSchema)
  /** From what is in the link to that. */
  const pages = tables('farcasterPage', z.string())
  const find = async (key: string) => {
    const channel = await channels.get(key)
    if (channel === undefined) throw new Refusal(410, UNKNOWN)
    return channel
  }
  const keyOf = async (page: string) => (await pages.get(page)) ?? ''
  return {
    async begin(origin: string) {
      const [channel, page] = [newSecret(), newSecret()]
      const key = fingerprint(channel)
      await channels.put(key, { origin, state: 'open', userName: '' }, now() + LIFE_MS)
      await pages.put(page, key, now() + LIFE_MS)
      return { channel, page }
    },
    behind: async (page: string) => find(await keyOf(page)),
    /** @param userName none: declined */
    async answer(page: string, userName: string | undefined) {
      await channels.change(await keyOf(page), (channel) => {
        if (channel?.state !== 'open') return channel
        return { ...channel, state: userName === undefined ? 'declined' : 'approved', userName: userName ?? '' }
      })
    },
    isAnswered: async (channel: string) => (await find(fingerprint(channel))).state !== 'open',
    /** The name that was approved; once. */
    async finish(channel: string) {
      const kept = await channels.take(fingerprint(channel))
      if (kept === undefined) throw new Refusal(410, UNKNOWN)
      if (kept.state !== 'approved') throw new Refusal(403, 'You declined in Farcaster.')
      return kept.userName
    },
  }
}
