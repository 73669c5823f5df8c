import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import type { LongPollNotifier } from '../http/createLongPollNotifier'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'
import type { MailSender } from '../mail/createMailSender'
import type { AuditLog } from '../operation/createAuditLog'
import { codeSchema, type EmailCodes } from './createEmailCodes'
import type { EmailLimits } from './createEmailLimits'
import type { createMailCooldown } from './createMailCooldown'

const LIFE_MS = 15 * 60_000
const UNKNOWN = 'This sign-in is no longer valid. Start again with your email.'
const UNAPPROVED = 'First approve this device with the link we sent you.'
const LINK_NEEDED =
  'Too many wrong codes were entered for this email. Start again: we’ll email you a link to approve this device.'

const attemptSchema = z.object({
  email: z.string(),
  origin: z.string(),
  userAgent: z.string(),
  device: z.string(),
  approved: z.boolean(),
  // Without what older versions stored here: the codes themselves.
  code: z.catch(z.optional(codeSchema), undefined),
})

/** Handles email login. The attempt’s id stays in the frame that began it, so a stolen code is useless alone. */
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

  return {
    async begin({
      email,
      origin,
      userAgent,
      client,
      device = createSecret(),
    }: {
      email: string
      origin: string
      userAgent: string
      client: string
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
      const attempt = { email, origin, userAgent, device, approved, code: made?.code }
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
      const { email, device, origin } = await find(key)
      await audit.append('login.approveDevice', { email, origin })
      const { digits, code } = await codes.make()
      let isFirst = false
      await attempts.change(key, (attempt) => {
        isFirst = attempt?.approved === false
        return attempt?.approved === false ? { ...attempt, approved: true, code } : attempt
      })
      if (!isFirst) return
      await post.code({ to: email, digits, origin }).catch(async (error) => {
        // Another click mails another code.
        await attempts.change(key, (attempt) => attempt && { ...attempt, approved: false, code: undefined })
        throw error
      })
      await known.put(deviceKey(email, device), true)
      signals.notify(signalOf(key))
    },
    async finish(id: string, digits: string, client: string) {
      const key = hashSecret(id)
      const { email, device, approved, code } = await find(key)
      if (!approved) throw new RefusedRequestError(403, UNAPPROVED)
      if (code === undefined) throw new RefusedRequestError(410, UNKNOWN)
      const guess = { subject: email, client }
      // An attempt that began before others guessed wrong codes may need the link by now.
      const isApproved = (await known.get(deviceKey(email, device))) === true
      await limits.guess(guess, isApproved ? undefined : new RefusedRequestError(410, LINK_NEEDED))
      const { refusal, isWrong } = await codes.check(code, digits)
      if (refusal !== undefined) {
        if (isWrong) await audit.append('login.wrongCode', { email, client })
        else await limits.takeBackGuess(guess)
        throw refusal
      }
      await attempts.take(key)
      await limits.succeed(email, { email, client, device: hashSecret(device) })
      return email
    },
  }
}

const deviceKey = (email: string, device: string) => `${email} ${hashSecret(device)}`
const signalOf = (key: string) => `attempt ${key}`
