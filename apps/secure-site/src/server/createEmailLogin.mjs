import { Refusal } from './Refusal.mjs'
import { fingerprint, newSecret } from './secrets.mjs'

const LIFE_MS = 15 * 60_000
const UNKNOWN = 'This login is over. Begin again with your e-mail.'
/** Addresses that play somebody on a device that was never seen. */
const NEEDS_DEVICE = /\+device(?=[^@]*@)/

/**
 * @typedef {import('./createCodes.mjs').Code} Code
 * @typedef {{ email: string, origin: string, userAgent: string, expiresAt: number, device: string, code?: Code,
 *   link?: string, approved: boolean }} Attempt
 */

/**
 * Logging in by e-mail. An attempt has an id that only the frame which began it holds: a code that is seen elsewhere, in
 * the mail or over a shoulder, is useless without.
 *
 * @param {{
 *   now: () => number,
 *   codes: ReturnType<typeof import('./createCodes.mjs').createCodes>,
 *   cooldown: ReturnType<typeof import('./createCooldown.mjs').createCooldown>,
 *   mailer: import('../types.d.mts').Mailer,
 * }} parts
 */
export function createEmailLogin({ now, codes, cooldown, mailer }) {
  /** @type {Map<string, Attempt>} by the fingerprint of its id */
  const attempts = new Map()
  /** @type {Set<string>} devices that were approved by link, with the address */
  const known = new Set()

  const sweep = () => {
    for (const [key, { expiresAt }] of attempts) if (expiresAt <= now()) attempts.delete(key)
  }
  /** @param {string} id */
  const find = (id) => {
    const attempt = attempts.get(fingerprint(id))
    if (attempt === undefined || attempt.expiresAt <= now()) throw new Refusal(410, UNKNOWN)
    return attempt
  }
  /** @param {Attempt} attempt */
  const mailCode = async (attempt) => {
    const { digits, code } = codes.make()
    attempt.code = code
    await mailer.sendCode({ to: attempt.email, digits, origin: attempt.origin })
  }
  /** @param {string} link */
  const behind = (link) => {
    const wanted = fingerprint(link)
    const attempt = [...attempts.values()].find((each) => each.link === wanted)
    if (attempt === undefined || attempt.expiresAt <= now()) throw new Refusal(410, UNKNOWN)
    return attempt
  }

  return {
    /** @param {{ email: string, origin: string, userAgent: string, device?: string | undefined }} parameters */
    async begin({ email, origin, userAgent, device = newSecret() }) {
      sweep()
      cooldown.take(email)
      const id = newSecret()
      /** @type {Attempt} */
      const attempt = { email, origin, userAgent, device, expiresAt: now() + LIFE_MS, approved: true }
      attempts.set(fingerprint(id), attempt)
      if (!NEEDS_DEVICE.test(email) || known.has(deviceKey(attempt))) {
        await mailCode(attempt)
        return { attempt: id, device, action: /** @type {const} */ ('VERIFY_OTP') }
      }
      const link = newSecret()
      attempt.approved = false
      attempt.link = fingerprint(link)
      await mailer.sendLink({ to: email, link, origin })
      return { attempt: id, device, action: /** @type {const} */ ('VERIFY_DEVICE') }
    },
    /** Whether the link was followed. @param {string} id */
    isApproved: (id) => find(id).approved,
    /** What the page behind the link says. @param {string} link */
    describe: (link) => behind(link),
    /** @param {string} link */
    async approve(link) {
      const attempt = behind(link)
      if (attempt.approved) return
      await mailCode(attempt)
      known.add(deviceKey(attempt))
      attempt.approved = true
    },
    /** The address that is proved by these digits. @param {string} id @param {string} digits */
    finish(id, digits) {
      const { code, email } = find(id)
      if (code === undefined) throw new Refusal(403, 'Approve this device first, with the link we sent you.')
      codes.check(code, digits)
      attempts.delete(fingerprint(id))
      return email
    },
  }
}

/** @param {Attempt} attempt */
const deviceKey = ({ device, email }) => `${email} ${fingerprint(device)}`
