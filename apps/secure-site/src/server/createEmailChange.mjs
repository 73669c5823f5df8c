import { Refusal } from './Refusal.mjs'

/**
 * @typedef {import('./createCodes.mjs').Code} Code
 * @typedef {{ email: string, origin: string, primary?: Code, secondary?: Code }} Change
 */

/**
 * Another e-mail for somebody who is logged in: a code to the old address, then one to the new. Who has no address, from
 * a social login, needs the second only.
 *
 * @param {{
 *   codes: ReturnType<typeof import('./createCodes.mjs').createCodes>,
 *   cooldown: ReturnType<typeof import('./createCooldown.mjs').createCooldown>,
 *   mailer: import('../types.d.mts').Mailer,
 *   users: ReturnType<typeof import('./createUsers.mjs').createUsers>,
 * }} parts
 */
export function createEmailChange({ codes, cooldown, mailer, users }) {
  /** @type {Map<string, Change>} by the user's id */
  const changes = new Map()
  /** @param {string} to @param {string} origin */
  const mail = async (to, origin) => {
    const { digits, code } = codes.make()
    await mailer.sendCode({ to, digits, origin })
    return code
  }
  /** @param {string} userId */
  const find = (userId) => {
    const change = changes.get(userId)
    if (change === undefined) throw new Refusal(410, 'This change is over. Begin again with the new e-mail.')
    return change
  }
  return {
    /** @param {import('./createUsers.mjs').User} user @param {{ email: string, origin: string }} parameters */
    async begin(user, { email, origin }) {
      if (user.email === email) throw new Refusal(409, 'This is your e-mail already.')
      // A count of its own: who has just logged in has had a mail, and need not wait to change the address.
      cooldown.take(`change ${user.email ?? email}`)
      const code = await mail(user.email ?? email, origin)
      if (user.email === undefined) {
        changes.set(user.id, { email, origin, secondary: code })
        return /** @type {const} */ ('VERIFY_SECONDARY_OTP')
      }
      changes.set(user.id, { email, origin, primary: code })
      return /** @type {const} */ ('VERIFY_PRIMARY_OTP')
    },
    /** @param {import('./createUsers.mjs').User} user @param {string} digits */
    async proveOld(user, digits) {
      const change = find(user.id)
      if (change.primary === undefined) throw new Refusal(410, 'This code is no longer good. Ask for a new one.')
      codes.check(change.primary, digits)
      change.secondary = await mail(change.email, change.origin)
    },
    /** @param {import('./createUsers.mjs').User} user @param {string} digits */
    proveNew(user, digits) {
      const { email, secondary } = find(user.id)
      if (secondary === undefined) throw new Refusal(403, 'Enter the code of the old e-mail first.')
      codes.check(secondary, digits)
      changes.delete(user.id)
      users.moveTo(user, email)
      return email
    },
  }
}
