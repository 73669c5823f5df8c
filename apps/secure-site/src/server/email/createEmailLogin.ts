import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret, isSameSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { AuditLog } from '../operation/createAuditLog'
import { codeSchema, type EmailCodes } from './createEmailCodes'
import type { EmailLimits } from './createEmailLimits'
import type { createMailCooldown } from './createMailCooldown'

const LIFE_MS = 15 * 60_000
const TICKET_LIFE_MS = 2 * 60_000
const UNKNOWN = 'This sign-in is no longer valid. Start again with your email.'
const UNAPPROVED = 'First approve this device with the link we sent you.'
const LINK_NEEDED =
  'Too many wrong codes were entered for this email. Start again: we’ll email you a link to approve this device.'

const NO_WINDOW = 'Sign in again on the page where you started, and use the window that it opens.'
const OTHER_BROWSER =
  'You started in another browser or network. Go back to the page where you started, and sign in again.'

const attemptSchema = z.object({
  email: z.string(),
  origin: z.string(),
  userAgent: z.string(),
  // The defaults are for logins that a version without the site’s own window has begun: they can’t be finished.
  client: z._default(z.string(), ''),
  /** In ms since 1970. */
  at: z._default(z.number(), 0),
  device: z.string(),
  /** Hash of the frame’s secret, which turns a finished attempt into a login. */
  challenge: z._default(z.string(), ''),
  /** Hash of the secret that the frame gives to the site’s own window. */
  windowChallenge: z._default(z.string(), ''),
  approved: z.boolean(),
  /** True if the user has opened the link in the mail. */
  linked: z.optional(z.boolean()),
  // Without what older versions stored here: the codes themselves.
  code: z.catch(z.optional(codeSchema), undefined),
  /** After the right code: hash of the ticket, or null for a window that could not pass a ticket to the frame. */
  ticket: z.optional(z.nullable(z.string())),
})

interface CodeEntry {
  readonly secret: string
  readonly digits: string
  readonly client: string
  /** Set by a window without an opener: then the login works only in the browser and network where it began. */
  readonly alone?: { readonly userAgent: string } | undefined
}

/**
 * Handles email login. Only the site’s own window may enter a code, and only the frame that began the attempt gets the
 * login.
 */
export function createEmailLogin({
  now,
  tables,
  codes,
  cooldown,
  limits,
  post,
  signals,
  audit,
  needsDevice,
}: {
  now: () => number
  tables: TableFactory
  codes: EmailCodes
  cooldown: ReturnType<typeof createMailCooldown>
  limits: EmailLimits
  post: MailSender
  signals: LongPollNotifier
  audit: AuditLog
  needsDevice: (email: string) => boolean
}) {
  const attempts = tables('attempt', attemptSchema)
  const links = tables('deviceLink', z.string())
  const known = tables('device', z.literal(true))

  const find = async (key: string) => {
    const attempt = await attempts.get(key)
    if (attempt === undefined) throw new RefusedRequestError(410, UNKNOWN)
    return attempt
  }
  const behind = async (link: string) => (await links.get(hashSecret(link))) ?? ''
  const findForWindow = async (id: string, secret: string) => {
    const attempt = await find(hashSecret(id))
    if (!isSameSecret(attempt.windowChallenge, hashSecret(secret))) throw new RefusedRequestError(403, NO_WINDOW)
    return attempt
  }

  return {
    async begin({
      email,
      origin,
      userAgent,
      client,
      challenge,
      windowChallenge,
      device = createSecret(),
    }: {
      email: string
      origin: string
      userAgent: string
      client: string
      challenge: string
      windowChallenge: string
      device?: string | undefined
    }) {
      await limits.check({ subject: email, client })
      // The cooldown counts per client, so that other clients’ requests for this address do not delay its owner.
      await cooldown.take(`${email} ${client}`)
      await limits.mail({ email, client, device: hashSecret(device) })
      await audit.append('login.request', { email, client, origin })
      const [id, link] = [createSecret(), createSecret()]
      const key = hashSecret(id)
      const isAsked = needsDevice(email) || (await limits.isSuspicious(email))
      const approved = !isAsked || (await known.get(deviceKey(email, device))) === true
      const made = approved ? await codes.make() : undefined
      const secrets = { challenge, windowChallenge, device }
      const attempt = { email, origin, userAgent, client, at: now(), ...secrets, approved, code: made?.code }
      await attempts.put(key, attempt, now() + LIFE_MS)
      if (made !== undefined) {
        await post.code({ to: email, digits: made.digits, origin })
        return { attempt: id, device, action: 'VERIFY_OTP' as const }
      }
      await links.put(hashSecret(link), key, now() + LIFE_MS)
      await post.device({ to: email, link, origin })
      return { attempt: id, device, action: 'VERIFY_DEVICE' as const }
    },
    signalOf: (id: string) => signalOf(hashSecret(id)),
    isApproved: async (id: string) => (await find(hashSecret(id))).approved,
    describe: async (link: string) => find(await behind(link)),
    async approve(link: string) {
      const key = await behind(link)
      const { email, origin } = await find(key)
      await audit.append('login.approveDevice', { email, origin })
      const { digits, code } = await codes.make()
      let isFirst = false
      await attempts.change(key, (attempt) => {
        isFirst = attempt?.approved === false
        return attempt?.approved === false ? { ...attempt, approved: true, linked: true, code } : attempt
      })
      if (!isFirst) return
      await post.code({ to: email, digits, origin }).catch(async (error) => {
        // Another click mails another code.
        await attempts.change(key, (attempt) => attempt && { ...attempt, approved: false, code: undefined })
        throw error
      })
      signals.notify(signalOf(key))
    },
    /** Describes the attempt to the site’s window, so that the user can compare it. */
    async describeToWindow(id: string, secret: string, client: string) {
      const { email, origin, userAgent, at } = await findForWindow(id, secret)
      return { email, origin, userAgent, at, resendAfterMs: await cooldown.getRest(`${email} ${client}`) }
    },
    /** Mails another code for the same attempt. */
    async resend(id: string, secret: string, client: string) {
      const { email, origin, device, code: last, ticket } = await findForWindow(id, secret)
      if (last === undefined || ticket !== undefined) throw new RefusedRequestError(403, UNKNOWN)
      await limits.check({ subject: email, client })
      await cooldown.take(`${email} ${client}`)
      await limits.mail({ email, client, device: hashSecret(device) })
      await audit.append('login.request', { email, client, origin })
      const { digits, code } = await codes.make()
      const key = hashSecret(id)
      await attempts.change(key, (attempt) => attempt && { ...attempt, code }, now() + LIFE_MS)
      await post.code({ to: email, digits, origin })
    },
    /** Checks a code. Returns a ticket for the frame that began the login; nothing to a window without an opener. */
    async finish(id: string, { secret, digits, client, alone }: CodeEntry): Promise<string | undefined> {
      const key = hashSecret(id)
      const { email, device, approved, code, linked, ...begun } = await findForWindow(id, secret)
      if (!approved) throw new RefusedRequestError(403, UNAPPROVED)
      if (code === undefined || begun.ticket !== undefined) throw new RefusedRequestError(410, UNKNOWN)
      if (alone && (begun.client !== client || begun.userAgent !== alone.userAgent))
        throw new RefusedRequestError(403, OTHER_BROWSER)
      const ticket = createSecret()
      const guess = { subject: email, client }
      // An attempt that began before others guessed wrong codes may need the link by now.
      const isApproved = linked === true || (await known.get(deviceKey(email, device))) === true
      await limits.guess(guess, isApproved ? undefined : new RefusedRequestError(410, LINK_NEEDED))
      const { refusal, isWrong } = await codes.check(code, digits)
      if (refusal !== undefined) {
        if (isWrong) await audit.append('login.wrongCode', { email, client })
        else await limits.takeBackGuess(guess)
        throw refusal
      }
      const proof = alone ? null : hashSecret(ticket)
      // A ticket is redeemed at once. A page without one is left first, to return to the frame.
      const end = now() + (alone ? LIFE_MS : TICKET_LIFE_MS)
      await attempts.change(key, (attempt) => attempt && { ...attempt, code: undefined, ticket: proof }, end)
      await limits.succeed(email, { email, client, device: hashSecret(device) })
      await known.put(deviceKey(email, device), true)
      signals.notify(signalOf(key))
      return alone ? undefined : ticket
    },
    /** Returns whether a window without an opener has finished. */
    isFinishedAlone: async (id: string) => (await find(hashSecret(id))).ticket === null,
    /** Returns the email of a finished attempt, once, to the frame that began it. */
    async redeem(id: string, { verifier, ticket }: { verifier: string; ticket?: string | undefined }) {
      const attempt = await find(hashSecret(id))
      const { ticket: proof, challenge } = attempt
      const isProved = proof === null || (proof !== undefined && isSameSecret(proof, hashSecret(ticket ?? '')))
      if (!isProved || !isSameSecret(challenge, hashSecret(verifier))) throw new RefusedRequestError(403, UNKNOWN)
      if ((await attempts.take(hashSecret(id))) === undefined) throw new RefusedRequestError(410, UNKNOWN)
      return attempt.email
    },
  }
}

const deviceKey = (email: string, device: string) => `${email} ${hashSecret(device)}`
const signalOf = (key: string) => `attempt ${key}`
