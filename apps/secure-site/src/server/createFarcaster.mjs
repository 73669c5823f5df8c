import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

const LIFE_MS = 5 * 60_000
const UNKNOWN = 'This login is over. Begin again.'

/** @typedef {{ origin: string, page: string, state: 'open' | 'declined' | 'approved', userName: string, expiresAt: number }} Channel */

/**
 * Logging in with Farcaster's app on another device: the link is for everybody who sees the code, what it opens is for
 * the frame that began.
 *
 * @param {{ now: () => number }} parameters
 */
export function createFarcaster({ now }) {
  /** @type {Map<string, Channel>} by the fingerprint of what the frame keeps */
  const channels = new Map()
  /** @param {Channel | undefined} channel */
  const still = (channel) => {
    if (channel === undefined || channel.expiresAt <= now()) throw new Refusal(410, UNKNOWN)
    return channel
  }
  /** @param {string} page */
  const behind = (page) => still([...channels.values()].find((each) => each.page === page))
  return {
    /** @param {string} origin */
    begin(origin) {
      for (const [key, { expiresAt }] of channels) if (expiresAt <= now()) channels.delete(key)
      const [channel, page] = [newSecret(), newSecret()]
      const expiresAt = now() + LIFE_MS
      channels.set(fingerprint(channel), { origin, page, state: 'open', userName: '', expiresAt })
      return { channel, page }
    },
    behind,
    /** @param {string} page @param {string | undefined} userName none: declined */
    answer(page, userName) {
      const channel = behind(page)
      if (channel.state !== 'open') return
      channel.state = userName === undefined ? 'declined' : 'approved'
      channel.userName = userName ?? ''
    },
    /** @param {string} channel */
    isAnswered: (channel) => still(channels.get(fingerprint(channel))).state !== 'open',
    /** The name that was approved; once. @param {string} channel */
    finish(channel) {
      const { state, userName } = still(channels.get(fingerprint(channel)))
      channels.delete(fingerprint(channel))
      if (state !== 'approved') throw new Refusal(403, 'You declined in Farcaster.')
      return userName
    },
  }
}
