import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { User } from '../sessions/userSchema'
import { type Assertion, passkeySchema, verifyAssertion } from './passkeys'
import { type Policy, policySchema } from './policySchema'

export const NO_PASSKEY = 'This needs a passkey. Add one in your wallet’s own window, under “Limits”.'
export const ENDED = 'This request has ended. Start again.'

export const policyChangeSchema = z.object({ policy: policySchema, removesPasskey: z.boolean() })

const rowSchema = z.object({
  policy: policySchema,
  passkey: z.optional(passkeySchema),
  pending: z.optional(z.extend(policyChangeSchema, { at: z.number() })),
})

export type PolicyRow = z.output<typeof rowSchema>
export type PolicyChange = z.output<typeof policyChangeSchema>
export type PolicyRows = ReturnType<typeof createPolicyRows>

const NO_POLICY: Policy = { limits: {} }

/** Stores what each user’s wallet may send, and the passkey that answers for more. */
export function createPolicyRows({
  now,
  strict,
  url,
  delayMs,
}: {
  now: () => number
  /** Refuses a row that somebody else has written. */
  strict: TableFactory
  url: () => string
  delayMs: number
}) {
  const rows = strict('policy', rowSchema)

  const toDue = (row: PolicyRow = { policy: NO_POLICY }): PolicyRow => {
    const { pending } = row
    return pending === undefined || pending.at > now() ? row : applyPolicyChange(row, pending)
  }
  const read = async ({ id }: User): Promise<PolicyRow> => toDue(await rows.get(id))
  const change = ({ id }: User, to: (row: PolicyRow) => PolicyRow) => rows.change(id, (stored) => to(toDue(stored)))

  return {
    read,
    change,
    /** Returns whether a passkey may loosen limits. A thief of the mailbox can add one, so the owner gets time. */
    isSettled: ({ createdAt }: { readonly createdAt: number }) => createdAt + delayMs <= now(),
    /** Verifies the passkey’s answer. */
    async answer(user: User, challenge: string, assertion: Assertion): Promise<void> {
      const { passkey } = await read(user)
      if (passkey === undefined) throw new RefusedRequestError(403, NO_PASSKEY)
      const counter = await verifyAssertion(passkey, assertion, { challenge, url: url() })
      await change(user, (row) => {
        // An authenticator that counts counts up: WebAuthn Level 3, section 6.1.1.
        if (row.passkey?.id !== passkey.id || (counter > 0 && counter <= row.passkey.counter))
          throw new RefusedRequestError(403, ENDED)
        return { ...row, passkey: { ...row.passkey, counter } }
      })
    },
  }
}

export function applyPolicyChange({ passkey }: PolicyRow, { policy, removesPasskey }: PolicyChange): PolicyRow {
  return { policy, ...(passkey && !removesPasskey && { passkey }) }
}
