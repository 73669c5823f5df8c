import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { User } from '../sessions/userSchema'
import { applyPolicyChange, ENDED, NO_PASSKEY, type PolicyChange, type PolicyRows } from './createPolicyRows'
import { isLooser } from './decideSpend'
import { type Assertion, type NewPasskey, verifyNewPasskey } from './passkeys'

const CHALLENGE_LIFE_MS = 10 * 60_000
const NO_DELAY = 'On this site only your passkey loosens your limits.'
const HAS_PASSKEY = 'There is a passkey already. Remove it first.'

/** Makes a policy stricter at once, and looser by the user’s passkey, or after a delay with a mail. */
export function createPolicyChanges({
  now,
  tables,
  rows,
  url,
  post,
  delayMs,
}: {
  now: () => number
  tables: TableFactory
  rows: PolicyRows
  url: () => string
  post: Pick<MailSender, 'loosening' | 'passkeyAdded'>
  delayMs: number
}) {
  const challenges = tables('policyChallenge', z.string())
  const createChallenge = async (userId: string, purpose: string) => {
    const challenge = createSecret()
    await challenges.put(`${userId} ${purpose}`, challenge, now() + CHALLENGE_LIFE_MS)
    return challenge
  }
  const takeChallenge = async (userId: string, purpose: string) => {
    const challenge = await challenges.take(`${userId} ${purpose}`)
    if (challenge === undefined) throw new RefusedRequestError(410, ENDED)
    return challenge
  }
  const nameChange = (change: PolicyChange) => `change ${hashSecret(JSON.stringify(change))}`

  return {
    async beginPasskey(user: User) {
      if ((await rows.read(user)).passkey !== undefined) throw new RefusedRequestError(409, HAS_PASSKEY)
      return { challenge: await createChallenge(user.id, 'passkey') }
    },
    async addPasskey(user: User, given: NewPasskey) {
      const challenge = await takeChallenge(user.id, 'passkey')
      const passkey = await verifyNewPasskey(given, { challenge, url: url(), now: now() })
      // Before it counts: the owner must hear of it.
      if (user.email !== undefined) await post.passkeyAdded({ to: user.email, at: now() + delayMs })
      await rows.change(user, (row) => {
        if (row.passkey !== undefined) throw new RefusedRequestError(409, HAS_PASSKEY)
        return { ...row, passkey }
      })
    },
    /** Changes the policy. Returns what else a looser one needs: the passkey’s answer, or `delay`. */
    async change(
      user: User,
      change: PolicyChange,
      by: { delay?: boolean | undefined; assertion?: Assertion | undefined },
    ) {
      const row = await rows.read(user)
      const isStricter =
        !isLooser(row.policy, change.policy) &&
        !(change.removesPasskey && row.passkey !== undefined && rows.isSettled(row.passkey))
      const asks = Object.values(change.policy.limits).some(({ passkeyAbove }) => passkeyAbove !== undefined)
      if (asks && (row.passkey === undefined || change.removesPasskey)) throw new RefusedRequestError(409, NO_PASSKEY)
      if (!isStricter && by.assertion !== undefined) {
        if (row.passkey === undefined || !rows.isSettled(row.passkey)) throw new RefusedRequestError(403, NO_PASSKEY)
        await rows.answer(user, await takeChallenge(user.id, nameChange(change)), by.assertion)
      } else if (!isStricter && by.delay === true && delayMs > 0) {
        const at = now() + delayMs
        // Before the change counts: the owner must hear of it.
        if (user.email !== undefined) await post.loosening({ to: user.email, at })
        await rows.change(user, (stored) => ({ ...stored, pending: { ...change, at } }))
        return { state: 'pending' as const, at }
      } else if (!isStricter && (delayMs > 0 || row.passkey !== undefined)) {
        if (by.delay === true) throw new RefusedRequestError(409, NO_DELAY)
        const passkey = row.passkey &&
          rows.isSettled(row.passkey) && {
            id: row.passkey.id,
            challenge: await createChallenge(user.id, nameChange(change)),
          }
        return { state: 'asks' as const, ...(passkey && { passkey }) }
      }
      await rows.change(user, (stored) => {
        // Another change may have made the policy stricter meanwhile.
        if (isStricter && isLooser(stored.policy, change.policy)) throw new RefusedRequestError(409, ENDED)
        return applyPolicyChange(stored, change)
      })
      return { state: 'changed' as const }
    },
    async stop(user: User) {
      await rows.change(user, ({ pending: _, ...row }) => row)
    },
  }
}
