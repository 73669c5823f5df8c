import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret, isSameSecret } from '../keys/secrets'

const LIFE_MS = 2 * 60_000
const UNKNOWN = 'This sign-in is no longer valid. Start again.'

const proved = z.object({ identity: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })

type Proved = z.output<typeof proved>

/**
 * Creates tickets for popups. The page sees a ticket, so each is valid once, for two minutes, and with the frame’s
 * secret.
 */
export function createLoginTickets({ now, tables }: { now: () => number; tables: TableFactory }) {
  const tickets = tables('ticket', z.extend(proved, { challenge: z.string() }))
  return {
    async make(person: Proved, challenge: string) {
      const ticket = createSecret()
      await tickets.put(hashSecret(ticket), { ...person, challenge }, now() + LIFE_MS)
      return ticket
    },
    async redeem(ticket: string, verifier: string): Promise<Proved> {
      // Deletes the ticket in any case: a wrong verifier means that another party has seen the ticket.
      const stored = await tickets.take(hashSecret(ticket))
      if (stored === undefined) throw new RefusedRequestError(410, UNKNOWN)
      const { challenge, ...person } = stored
      if (!isSameSecret(challenge, hashSecret(verifier))) throw new RefusedRequestError(403, UNKNOWN)
      return person
    },
  }
}
