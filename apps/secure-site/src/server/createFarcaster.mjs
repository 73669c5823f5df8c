import * as z from 'zod/mini'
import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

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
 *
 * @param {{ now: () => number, tables: import('./createTables.mjs').Tables }} parameters
 */
export function createFarcaster({ now, tables }) {
  /** By the fingerprint of what the frame keeps. */
  const channels = tables('farcaster', channelSchema)
  /** From what is in the link to that. */
  const pages = tables('farcasterPage', z.string())
  /** @param {string} key */
  const find = async (key) => {
    const channel = await channels.get(key)
    if (channel === undefined) throw new Refusal(410, UNKNOWN)
    return channel
  }
  const keyOf = async (/** @type {string} */ page) => (await pages.get(page)) ?? ''
  return {
    /** @param {string} origin */
    async begin(origin) {
      const [channel, page] = [newSecret(), newSecret()]
      const key = fingerprint(channel)
      await channels.put(key, { origin, state: 'open', userName: '' }, now() + LIFE_MS)
      await pages.put(page, key, now() + LIFE_MS)
      return { channel, page }
    },
    /** @param {string} page */
    behind: async (page) => find(await keyOf(page)),
    /** @param {string} page @param {string | undefined} userName none: declined */
    async answer(page, userName) {
      await channels.change(await keyOf(page), (channel) => {
        if (channel?.state !== 'open') return channel
        return { ...channel, state: userName === undefined ? 'declined' : 'approved', userName: userName ?? '' }
      })
    },
    /** @param {string} channel */
    isAnswered: async (channel) => (await find(fingerprint(channel))).state !== 'open',
    /** The name that was approved; once. @param {string} channel */
    async finish(channel) {
      const kept = await channels.take(fingerprint(channel))
      if (kept === undefined) throw new Refusal(410, UNKNOWN)
      if (kept.state !== 'approved') throw new Refusal(403, 'You declined in Farcaster.')
      return kept.userName
    },
  }
}
