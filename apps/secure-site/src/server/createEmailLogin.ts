import * as z from 'zod/mini'
import { codeSchema, type createCodes } from './createCodes'
import type { createCooldown } from './createCooldown'
import type { Limits } from './createLimits'
import type { Post } from './createPost'
import type { Tables } from './createTables'
import { Refusal } from './Refusal'
import { fingerprint, newSecret } from './secrets'

const LIFE_MS = 15 * 60_000
const UNKNOWN = 'This login is over. Begin again with your e-mail.'

const attemptSchema = z.object({
  email: z.string(),
  origin: z.string(),
  userAgent: z.string(),
  device: z.string(),
  approved: z.boolean(),
  code: z.optional(codeSchema),
})

/**
 * Logging in by e-mail. An attempt has an id that only the frame which began it holds: a code that is seen elsewhere, in
 * the mail or over a shoulder, is useless without.
 */
export function createEmailLogin({
  now,
  tables,
  codes,
  cooldown,
  limits,
  post,
  needsDevice,
}: {
  now: () => number
  tables: Tables
  codes: ReturnType<typeof createCodes>
  cooldown: ReturnType<typeof createCooldown>
  limits: Limits
  post: Post
  needsDevice: (email: string) => boolean
}) {
  /** By the fingerprint of its id. */
  const attempts = tables('attempt', attemptSchema)
  /** From the fingerprint of what is in a mailed link to that of the attempt. */
  const links = tables('deviceLink', z.string())
  /** Devices that were approved by link, with the address. */
  const known = tables('device', z.literal(true))

  const find = async (key: string) => {
    const attempt = await attempts.get(key)
    if (attempt === undefined) throw new Refusal(410, UNKNOWN)
    return attempt
  }
  const behind = async (link: string) => (await links.get(fingerprint(link))) ?? ''

  return {
    async begin({
      email,
      origin,
      userAgent,
      asker,
      device = newSecret(),
    }: {
      email: string
      origin: string
      userAgent: string
      asker: string
      device?: string | undefined
    }) {
      await limits.check({ email, asker })
      // One mail in this time to each who asks: whoever asks elsewhere does not keep the owner waiting.
      await cooldown.take(`${email} ${asker}`)
      await limits.mail({ email, asker }, fingerprint(device))
      const [id, link] = [newSecret(), newSecret()]
      const key = fingerprint(id)
      const isAsked = needsDevice(email) || (await limits.isSuspicious({ email }))
      const approved = !isAsked || (await known.get(deviceKey(email, device))) === true
      const { digits, code } = codes.make()
      const attempt = { email, origin, userAgent, device, approved, ...(approved && { code }) }
      await attempts.put(key, attempt, now() + LIFE_MS)
      if (approved) {
        await post.code({ to: email, digits, origin })
        return { attempt: id, device, action: 'VERIFY_OTP' as const }
      }
      await links.put(fingerprint(link), key, now() + LIFE_MS)
      await post.device({ to: email, link, origin })
      return { attempt: id, device, action: 'VERIFY_DEVICE' as const }
    },
    /** Whether the link was followed. */
    isApproved: async (id: string) => (await find(fingerprint(id))).approved,
    /** What the page behind the link says. */
    describe: async (link: string) => find(await behind(link)),
    async approve(link: string) {
      const key = await behind(link)
      const { email, device, origin } = await find(key)
      const { digits, code } = codes.make()
      let isFirst = false
      await attempts.change(key, (attempt) => {
        isFirst = attempt?.approved === false
        return attempt?.approved === false ? { ...attempt, approved: true, code } : attempt
      })
      if (!isFirst) return
      await known.put(deviceKey(email, device), true)
      await post.code({ to: email, digits, origin })
    },
    /** The address that is proved by these digits. */
    async finish(id: string, digits: string, asker: string) {
      const key = fingerprint(id)
      const { email, device } = await find(key)
      await limits.check({ email, asker })
      let isWrong = false
      let refusal: Refusal | undefined
      await attempts.change(key, (attempt) => {
        refusal = new Refusal(410, UNKNOWN)
        if (attempt === undefined) return undefined
        refusal = new Refusal(403, 'Approve this device first, with the link we sent you.')
        if (attempt.code === undefined) return attempt
        const checked = codes.check(attempt.code, digits)
        refusal = checked.refusal
        isWrong = checked.isWrong
        return refusal === undefined ? undefined : { ...attempt, code: checked.code }
      })
      if (isWrong) await limits.wrong({ email, asker })
      if (refusal !== undefined) throw refusal
      await limits.right({ email, asker }, fingerprint(device))
      return email
    },
  }
}

const deviceKey = (email: string, device: string) => `${email} ${fingerprint(device)}`
