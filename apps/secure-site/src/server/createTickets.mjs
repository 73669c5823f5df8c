import { Refusal } from './Refusal.mjs'
import { fingerprint, isSame, newSecret } from './secrets.mjs'

const LIFE_MS = 2 * 60_000
const UNKNOWN = 'This login is over. Begin again.'

/** @typedef {{ identity: string, email?: string | undefined, userName?: string | undefined }} Proved */

/**
 * What a popup brings back. The page sees it on its way, so it is good once, for two minutes, and only together with
 * what the frame alone kept.
 *
 * @param {{ now: () => number }} parameters
 */
export function createTickets({ now }) {
  /** @type {Map<string, Proved & { challenge: string, expiresAt: number }>} */
  const tickets = new Map()
  return {
    /** @param {Proved} proved @param {string} challenge the fingerprint of what the frame keeps */
    make(proved, challenge) {
      for (const [key, { expiresAt }] of tickets) if (expiresAt <= now()) tickets.delete(key)
      const ticket = newSecret()
      tickets.set(fingerprint(ticket), { ...proved, challenge, expiresAt: now() + LIFE_MS })
      return ticket
    },
    /** @param {string} ticket @param {string} verifier @returns {Proved} */
    redeem(ticket, verifier) {
      const key = fingerprint(ticket)
      const kept = tickets.get(key)
      // Whoever tries: a ticket that was shown to others is no longer one.
      tickets.delete(key)
      if (kept === undefined || kept.expiresAt <= now()) throw new Refusal(410, UNKNOWN)
      if (!isSame(kept.challenge, fingerprint(verifier))) throw new Refusal(403, UNKNOWN)
      const { identity, email, userName } = kept
      return { identity, email, userName }
    },
  }
}
