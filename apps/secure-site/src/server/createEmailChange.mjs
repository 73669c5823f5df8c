import * as z from 'zod/mini'
import { codeSchema } from './createCodes.mjs'
import { Refusal } from './Refusal.mjs'

const LIFE_MS = 30 * 60_000
const OVER = 'This change is over. Begin again with the new e-mail.'

const changeSchema = z.object({
  email: z.string(),
  origin: z.string(),
  primary: z.optional(codeSchema),
  secondary: z.optional(codeSchema),
})

/**
 * Another e-mail for somebody who is logged in: a code to the old address, then one to the new. Who has no address, from
 * a social login, needs the second only.
 *
 * @param {{
 *   now: () => number,
 *   tables: import('./createTables.mjs').Tables,
 *   codes: ReturnType<typeof import('./createCodes.mjs').createCodes>,
 *   cooldown: ReturnType<typeof import('./createCooldown.mjs').createCooldown>,
 *   post: import('./createPost.mjs').Post,
 *   users: ReturnType<typeof import('./createUsers.mjs').createUsers>,
 * }} parts
 */
export function createEmailChange({ now, tables, codes, cooldown, post, users }) {
  /** By the user's id. */
  const changes = tables('emailChange', changeSchema)
  /**
   * Tries digits on one of the two codes.
   *
   * @param {string} userId @param {'primary' | 'secondary'} which @param {string} digits @param {string} missing
   */
  const check = async (userId, which, digits, missing) => {
    /** @type {Refusal | undefined} */
    let refusal
    let change = await changes.get(userId)
    await changes.change(userId, (kept) => {
      change = kept
      refusal = undefined
      const code = kept?.[which]
      if (kept === undefined || code === undefined) {
        refusal = kept === undefined ? new Refusal(410, OVER) : new Refusal(403, missing)
        return kept
      }
      const checked = codes.check(code, digits)
      refusal = checked.refusal
      return { ...kept, [which]: checked.code }
    })
    if (refusal !== undefined || change === undefined) throw refusal ?? new Refusal(410, OVER)
    return change
  }
  return {
    /** @param {import('./createUsers.mjs').User} user @param {{ email: string, origin: string }} parameters */
    async begin(user, { email, origin }) {
      if (user.email === email) throw new Refusal(409, 'This is your e-mail already.')
      // A count of its own: who has just logged in has had a mail, and need not wait to change the address.
      await cooldown.take(`change ${user.email ?? email}`)
      const { digits, code } = codes.make()
      await changes.put(
        user.id,
        { email, origin, ...(user.email === undefined ? { secondary: code } : { primary: code }) },
        now() + LIFE_MS,
      )
      await post.code({ to: user.email ?? email, digits, origin })
      return user.email === undefined
        ? /** @type {const} */ ('VERIFY_SECONDARY_OTP')
        : /** @type {const} */ ('VERIFY_PRIMARY_OTP')
    },
    /** @param {import('./createUsers.mjs').User} user @param {string} digits */
    async proveOld(user, digits) {
      const { email, origin } = await check(user.id, 'primary', digits, OVER)
      const { digits: fresh, code } = codes.make()
      await changes.change(user.id, (kept) => kept && { ...kept, secondary: code })
      await post.code({ to: email, digits: fresh, origin })
    },
    /** @param {import('./createUsers.mjs').User} user @param {string} digits */
    async proveNew(user, digits) {
      const { email } = await check(user.id, 'secondary', digits, 'Enter the code of the old e-mail first.')
      await changes.take(user.id)
      await users.moveTo(user, email)
      return email
    },
  }
}
