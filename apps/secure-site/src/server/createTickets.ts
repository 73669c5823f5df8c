import * as z from 'zod/mini'
import type { Tables } from './createTables'
import { Refusal } from './Refusal'
import { fingerprint, isSame, newSecret } from './secrets'

const LIFE_MS = 2 * 60_000
const UNKNOWN = 'This login is over. Begin again.'

const proved = z.object({ identity: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })

type Proved = z.output<typeof proved>

/**
 * What a popup brings back. The page sees it on its way, so it is good once, for two minutes, and only together with
 * what the frame alone kept.
 */
export function createTickets({ now, tables }: { now: () => number; tables: Tables }) {
  const tickets = tables('ticket', z.extend(proved, { challenge: z.string() }))
  return {
    /** @param challenge the fingerprint of what the frame keeps */
    async make(person: Proved, challenge: string) {
      const ticket = newSecret()
      await tickets.put(fingerprint(ticket), { ...person, challenge }, now() + LIFE_MS)
      return ticket
    },
    async redeem(ticket: string, verifier: string): Promise<Proved> {
      // Whoever tries: a ticket that was shown to others is no longer one.
      const kept = await tickets.take(fingerprint(ticket))
      if (kept === undefined) throw new Refusal(410, UNKNOWN)
      const { challenge, ...person } = kept
      if (!isSame(challenge, fingerprint(verifier))) throw new Refusal(403, UNKNOWN)
      return person
    },
  }
}
