import * as z from 'zod/mini'
import { codeSchema, type createCodes } from './createCodes'
import type { createCooldown } from './createCooldown'
import type { Limits } from './createLimits'
import type { Moves } from './createMoves'
import type { Post } from './createPost'
import type { Tables } from './createTables'
import type { User } from './createUsers'
import { Refusal } from './Refusal'

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
 * a social login, needs the second only. What was proved is not done yet: see `createMoves`.
 */
export function createEmailChange({
  now,
  tables,
  codes,
  cooldown,
  limits,
  post,
  moves,
}: {
  now: () => number
  tables: Tables
  codes: ReturnType<typeof createCodes>
  cooldown: ReturnType<typeof createCooldown>
  limits: Limits
  post: Post
  moves: Moves
}) {
  /** By the user's id. */
  const changes = tables('emailChange', changeSchema)
  /** Tries digits on one of the two codes. */
  const check = async (
    { id: userId, email }: User,
    which: 'primary' | 'secondary',
    digits: string,
    asker: string,
    missing: string,
  ) => {
    const who = { email: email ?? userId, asker }
    await limits.check(who)
    let isWrong = false
    let refusal: Refusal | undefined
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
      isWrong = checked.isWrong
      return { ...kept, [which]: checked.code }
    })
    if (isWrong) await limits.wrong(who)
    if (refusal !== undefined || change === undefined) throw refusal ?? new Refusal(410, OVER)
    return change
  }
  return {
    async begin(user: User, { email, origin, asker }: { email: string; origin: string; asker: string }) {
      const { email: old } = user
      if (old === email) throw new Refusal(409, 'This is your e-mail already.')
      await moves.refuseSecond(user)
      await limits.check({ email: old ?? user.id, asker })
      // A count of its own: who has just logged in has had a mail, and need not wait to change the address.
      await cooldown.take(`change ${old ?? email}`)
      const { digits, code } = codes.make()
      const asked = old === undefined ? { secondary: code } : { primary: code }
      await changes.put(user.id, { email, origin, ...asked }, now() + LIFE_MS)
      if (old === undefined) {
        await post.newEmail({ to: email, digits, origin })
        return 'VERIFY_SECONDARY_OTP' as const
      }
      await post.oldEmail({ to: old, email, digits, origin })
      return 'VERIFY_PRIMARY_OTP' as const
    },
    async proveOld(user: User, digits: string, asker: string) {
      const { email, origin } = await check(user, 'primary', digits, asker, OVER)
      const { digits: fresh, code } = codes.make()
      await changes.change(user.id, (kept) => kept && { ...kept, secondary: code })
      await post.newEmail({ to: email, digits: fresh, origin })
    },
    /**
     * The new address, and when it comes into force: undefined, if it has.
     *
     * @param call the session that asks, and from where
     */
    async proveNew(user: User, digits: string, { token, asker }: { token: string | undefined; asker: string }) {
      const { email } = await check(user, 'secondary', digits, asker, 'Enter the code of the old e-mail first.')
      await changes.take(user.id)
      return { email, from: await moves.begin(user, email, token) }
    },
  }
}
