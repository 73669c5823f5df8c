import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret, isSameSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { AuditLog } from '../operation/createAuditLog'
import type { createSessions } from '../sessions/createSessions'
import type { Users } from '../sessions/createUsers'
import type { User } from '../sessions/userSchema'
import type { DelayedEmailChanges } from './createDelayedEmailChanges'
import { codeSchema, type EmailCodes } from './createEmailCodes'
import type { EmailLimits } from './createEmailLimits'
import type { createMailCooldown } from './createMailCooldown'

const LIFE_MS = 30 * 60_000
const OVER = 'This change is no longer valid. Start again with the new email.'
const NO_WINDOW = 'Change your email again on the page where you started, and use the window that it opens.'
const OTHER_BROWSER =
  'You started in another browser or network. Go back to the page where you started, and change your email there.'
const UNFINISHED = { status: 503, message: 'Your email may have changed. Log in again, and look at it in your wallet.' }
const OLD_FIRST = 'First enter the code from your current email.'

const changeSchema = z.object({
  email: z.string(),
  origin: z.string(),
  // The defaults are for changes that a version without the site’s own window has begun: they can’t be finished.
  /** Hash of the name by which the window knows this change. */
  id: z._default(z.string(), ''),
  /** Hash of the secret that the frame gives to the site’s own window. */
  windowChallenge: z._default(z.string(), ''),
  /** Hash of the token that began the change: it ends with this session, which outlives the change. */
  session: z._default(z.string(), ''),
  client: z._default(z.string(), ''),
  userAgent: z._default(z.string(), ''),
  /** In ms since 1970. */
  at: z._default(z.number(), 0),
  // Without what older versions stored here: the codes themselves.
  primary: z.catch(z.optional(codeSchema), undefined),
  secondary: z.catch(z.optional(codeSchema), undefined),
  /** True while the change is under way: after both codes, before `done` or `refused`. */
  isFinishing: z.optional(z.boolean()),
  /** After both codes. `from`: when the new email takes effect, in ms since 1970; absent if at once. */
  done: z.optional(z.object({ from: z.optional(z.number()) })),
  /** After both codes, if the change was refused. */
  refused: z.optional(z.object({ status: z.number(), message: z.string() })),
})

type Change = z.output<typeof changeSchema>

export interface ChangeWindow {
  readonly attempt: string
  readonly secret: string
  /** True in a window without an opener: the change then goes on only in the browser and network where it began. */
  readonly isAlone?: boolean | undefined
}

interface Caller {
  readonly client: string
  readonly userAgent: string
}

/**
 * Changes a user’s email by codes to the old and new address; users without an email need only the new one’s. Only the
 * site’s own window may enter them. `createDelayedEmailChanges` applies the change.
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
  users,
  sessions,
  signals,
}: {
  now: () => number
  tables: TableFactory
  codes: EmailCodes
  cooldown: ReturnType<typeof createMailCooldown>
  limits: EmailLimits
  post: MailSender
  moves: DelayedEmailChanges
  audit: AuditLog
  users: Pick<Users, 'get'>
  sessions: Pick<ReturnType<typeof createSessions>, 'isOpen'>
  signals: LongPollNotifier
}) {
  const changes = tables('emailChange', changeSchema)
  const owners = tables('emailChangeOf', z.string())

  /** Returns the change of a user’s window. Throws if another one has begun since. */
  const find = async ({ id: userId }: User, attempt: string): Promise<Change> => {
    const change = await changes.get(userId)
    if (change === undefined || change.id !== hashSecret(attempt)) throw new RefusedRequestError(410, OVER)
    return change
  }
  const update = ({ id: userId }: User, { id }: Change, parts: Partial<Change>) =>
    changes.change(userId, (stored) => (stored?.id === id ? { ...stored, ...parts } : stored))

  const check = async (
    user: User,
    attempt: string,
    {
      which,
      digits,
      client,
      missing,
    }: { which: 'primary' | 'secondary'; digits: string; client: string; missing: string },
  ) => {
    const guess = { subject: subjectOf(user.id), client }
    await limits.guess(guess, tooMany())
    const change = await find(user, attempt).catch(async (error: unknown) => {
      await limits.takeBackGuess(guess)
      throw error
    })
    const code = change[which]
    if (code === undefined) {
      await limits.takeBackGuess(guess)
      throw isOver(change) ? new RefusedRequestError(410, OVER) : new RefusedRequestError(403, missing)
    }
    const { refusal, isWrong } = await codes.check(code, digits)
    if (isWrong) await audit.append('email.wrongCode', { userId: user.id, client })
    else await limits.takeBackGuess(guess)
    if (refusal !== undefined) throw refusal
    return change
  }
  return {
    async begin(
      user: User,
      request: Caller & {
        readonly email: string
        readonly origin: string
        readonly windowChallenge: string
        readonly token: string | undefined
      },
    ) {
      const { email: old } = user
      const { email, origin, client, userAgent, windowChallenge, token = '' } = request
      if (old === email) throw new RefusedRequestError(409, 'This is already your email.')
      await moves.refuseSecond(user)
      await limits.check({ subject: subjectOf(user.id), client })
      if (await limits.isSuspicious(subjectOf(user.id))) throw tooMany()
      // This cooldown is separate from that of logins, so that a login’s mail does not delay this mail.
      await cooldown.take(cooldownOf(user, 'old'))
      await limits.mail({ email: old ?? email, client, userId: user.id })
      const { digits, code } = await codes.make()
      const attempt = createSecret()
      const id = hashSecret(attempt)
      const begun = { email, origin, id, windowChallenge, session: hashSecret(token), client, userAgent, at: now() }
      const requested = old === undefined ? { secondary: code } : { primary: code }
      await owners.put(id, user.id, now() + LIFE_MS)
      await changes.put(user.id, { ...begun, ...requested, done: undefined }, now() + LIFE_MS)
      if (old === undefined) await post.newEmail({ to: email, digits, origin })
      else await post.oldEmail({ to: old, email, digits, origin })
      return { attempt }
    },
    /** Returns the user whose change a window has got from the frame that began it, while its session is open. */
    async findUser({ attempt, secret, isAlone = false }: ChangeWindow, { client, userAgent }: Caller): Promise<User> {
      const userId = await owners.get(hashSecret(attempt))
      if (userId === undefined) throw new RefusedRequestError(410, OVER)
      const user = await moves.applyDue(await users.get(userId))
      const change = await find(user, attempt)
      if (!isSameSecret(change.windowChallenge, hashSecret(secret))) throw new RefusedRequestError(403, NO_WINDOW)
      if (!(await sessions.isOpen(userId, change.session))) throw new RefusedRequestError(410, OVER)
      if (isAlone && (change.client !== client || change.userAgent !== userAgent))
        throw new RefusedRequestError(403, OTHER_BROWSER)
      return user
    },
    /** Describes the change to the site’s window, so that the user can compare it. */
    async describe(user: User, attempt: string) {
      const { email, origin, userAgent, at, secondary, done } = await find(user, attempt)
      const step: 'old' | 'new' = secondary === undefined ? 'old' : 'new'
      return {
        ...{ email, origin, userAgent, at, step },
        ...(user.email !== undefined && { old: user.email }),
        ...(done !== undefined && { done }),
        resendAfterMs: await cooldown.getRest(cooldownOf(user, user.email === undefined ? 'old' : step)),
      }
    },
    /** Mails another code for the same step. */
    async resend(user: User, attempt: string, client: string) {
      const change = await find(user, attempt)
      const { email, origin, primary, secondary } = change
      const old = secondary === undefined ? user.email : undefined
      if (primary === undefined && secondary === undefined) throw new RefusedRequestError(410, OVER)
      await limits.check({ subject: subjectOf(user.id), client })
      await cooldown.take(cooldownOf(user, old === undefined && user.email !== undefined ? 'new' : 'old'))
      await limits.mail({ email: old ?? email, client, userId: user.id })
      const { digits, code } = await codes.make()
      await update(user, change, old === undefined ? { secondary: code } : { primary: code })
      if (old === undefined) await post.newEmail({ to: email, digits, origin })
      else await post.oldEmail({ to: old, email, digits, origin })
    },
    async proveOld(user: User, { attempt, digits }: { attempt: string; digits: string }, client: string) {
      const change = await check(user, attempt, { which: 'primary', digits, client, missing: OVER })
      const { email, origin } = change
      if (user.email !== undefined) {
        await limits.succeed(subjectOf(user.id), { email: user.email, client, userId: user.id })
      }
      await limits.mail({ email, client, userId: user.id })
      const fresh = await codes.make()
      await update(user, change, { secondary: fresh.code })
      await post.newEmail({ to: email, digits: fresh.digits, origin }).catch(async (error) => {
        // Renews the proved code, so that the new one can be mailed again.
        const { code } = await codes.make(digits)
        await update(user, change, { primary: code, secondary: undefined })
        throw error
      })
    },
    /** Returns when the change takes effect; undefined if at once. */
    async proveNew(user: User, { attempt, digits }: { attempt: string; digits: string }, client: string) {
      const change = await check(user, attempt, { which: 'secondary', digits, client, missing: OLD_FIRST })
      const { email, session } = change
      await limits.succeed(subjectOf(user.id), { email, client, userId: user.id })
      const used = { primary: undefined, secondary: undefined }
      // The frame goes on waiting meanwhile.
      await update(user, change, { ...used, isFinishing: true })
      const finish = async (parts: Pick<Change, 'done' | 'refused'>) => {
        await update(user, change, { ...used, isFinishing: false, ...parts })
        signals.notify(signalOf(attempt))
      }
      try {
        const from = await moves.begin(user, email, session)
        await finish({ done: { ...(from !== undefined && { from }) } })
        return { email, from }
      } catch (error) {
        const { status, message } = error instanceof RefusedRequestError ? error : UNFINISHED
        await finish({ refused: { status, message } })
        throw error
      }
    },
    signalOf,
    /** Returns the finished change to the frame that began it; undefined until the window has got both codes. */
    async findDone(user: User, attempt: string) {
      const { email, done, refused } = await find(user, attempt)
      if (refused !== undefined) throw new RefusedRequestError(refused.status, refused.message)
      return done && { email, ...done }
    },
  }
}

const isOver = ({ isFinishing, done, refused }: Change) =>
  isFinishing === true || done !== undefined || refused !== undefined

/** Counts wrong codes of a change apart from those of logins, so that strangers’ guesses block no change. */
const subjectOf = (userId: string) => `change of ${userId}`
const cooldownOf = ({ id }: User, step: 'old' | 'new') => `change ${id}${step === 'new' ? ' new' : ''}`
const signalOf = (attempt: string) => `change ${hashSecret(attempt)}`

const tooMany = () => new RefusedRequestError(429, 'Too many wrong codes. Try changing your email again in a day.')
