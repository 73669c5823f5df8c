import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { MailSender } from '../mail/createMailSender'
import type { AuditLog } from '../operation/createAuditLog'
import type { User } from '../sessions/userSchema'
import type { DelayedEmailChanges } from './createDelayedEmailChanges'
import { codeSchema, type EmailCodes } from './createEmailCodes'
import type { EmailLimits } from './createEmailLimits'
import type { createMailCooldown } from './createMailCooldown'

const LIFE_MS = 30 * 60_000
const OVER = 'This change is no longer valid. Start again with the new email.'

const changeSchema = z.object({
  email: z.string(),
  origin: z.string(),
  // Without what older versions stored here: the codes themselves.
  primary: z.catch(z.optional(codeSchema), undefined),
  secondary: z.catch(z.optional(codeSchema), undefined),
})

/**
 * Changes a user’s email by codes to the old and new address; users without an email need only the new one’s.
 * `createDelayedEmailChanges` applies it.
 */
export function createEmailChange({
  now,
  tables,
  codes,
  cooldown,
  limits,
  post,
  moves,
  audit,
}: {
  now: () => number
  tables: TableFactory
  codes: EmailCodes
  cooldown: ReturnType<typeof createMailCooldown>
  limits: EmailLimits
  post: MailSender
  moves: DelayedEmailChanges
  audit: AuditLog
}) {
  const changes = tables('emailChange', changeSchema)
  const check = async (
    { id: userId }: User,
    which: 'primary' | 'secondary',
    digits: string,
    client: string,
    missing: string,
  ) => {
    const guess = { subject: subjectOf(userId), client }
    await limits.guess(guess, tooMany())
    const change = await changes.get(userId)
    const code = change?.[which]
    if (change === undefined || code === undefined) {
      await limits.takeBackGuess(guess)
      throw change === undefined ? new RefusedRequestError(410, OVER) : new RefusedRequestError(403, missing)
    }
    const { refusal, isWrong } = await codes.check(code, digits)
    if (isWrong) await audit.append('email.wrongCode', { userId, client })
    else await limits.takeBackGuess(guess)
    if (refusal !== undefined) throw refusal
    return change
  }
  return {
    async begin(user: User, { email, origin, client }: { email: string; origin: string; client: string }) {
      const { email: old } = user
      if (old === email) throw new RefusedRequestError(409, 'This is already your email.')
      await moves.refuseSecond(user)
      await limits.check({ subject: subjectOf(user.id), client })
      if (await limits.isSuspicious(subjectOf(user.id))) throw tooMany()
      // This cooldown is separate from that of logins, so that a login’s mail does not delay this mail.
      await cooldown.take(`change ${user.id}`)
      await limits.mail({ email: old ?? email, client, userId: user.id })
      const { digits, code } = await codes.make()
      const requested = old === undefined ? { secondary: code } : { primary: code }
      await changes.put(user.id, { email, origin, ...requested }, now() + LIFE_MS)
      if (old === undefined) {
        await post.newEmail({ to: email, digits, origin })
        return 'VERIFY_SECONDARY_OTP' as const
      }
      await post.oldEmail({ to: old, email, digits, origin })
      return 'VERIFY_PRIMARY_OTP' as const
    },
    async proveOld(user: User, digits: string, client: string) {
      const { email, origin, primary } = await check(user, 'primary', digits, client, OVER)
      // Changes nothing of a change that was begun since, whose new email is another one.
      const update = (codesOfChange: Partial<z.output<typeof changeSchema>>) =>
        changes.change(user.id, (stored) =>
          stored?.primary?.id === primary?.id ? stored && { ...stored, ...codesOfChange } : stored,
        )
      if (user.email !== undefined) {
        await limits.succeed(subjectOf(user.id), { email: user.email, client, userId: user.id })
      }
      await limits.mail({ email, client, userId: user.id })
      const fresh = await codes.make()
      await update({ secondary: fresh.code })
      await post.newEmail({ to: email, digits: fresh.digits, origin }).catch(async (error) => {
        // Renews the proved code, so that the new one can be mailed again.
        const { code } = await codes.make(digits)
        await update({ primary: code, secondary: undefined })
        throw error
      })
    },
    /** Returns when the change takes effect; undefined if at once. @param call session and client of the request */
    async proveNew(user: User, digits: string, { token, client }: { token: string | undefined; client: string }) {
      const { email } = await check(user, 'secondary', digits, client, 'First enter the code from your current email.')
      await limits.succeed(subjectOf(user.id), { email, client, userId: user.id })
      await changes.take(user.id)
      return { email, from: await moves.begin(user, email, token) }
    },
  }
}

/** Counts wrong codes of a change apart from those of logins, so that strangers’ guesses block no change. */
const subjectOf = (userId: string) => `change of ${userId}`

const tooMany = () => new RefusedRequestError(429, 'Too many wrong codes. Try changing your email again in a day.')
