import * as z from 'zod/mini'
import type { Storage } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { listStorageKeys } from '../keys/listStorageKeys'
import { createSecret, hashSecret } from '../keys/secrets'
import { type EmailUnchangedReason, emailUnchangedReasons, type MailSender } from '../mail/createMailSender'
import { createOutbox } from '../mail/createOutbox'
import type { AuditLog } from '../operation/createAuditLog'
import type { createSessions } from '../sessions/createSessions'
import type { Users } from '../sessions/createUsers'
import type { User } from '../sessions/userSchema'

const HOUR_MS = 60 * 60_000
const WARNING_LIFE_MS = HOUR_MS
const NOTICE_LIFE_MS = 7 * 24 * HOUR_MS
const UNSENT =
  'We couldn’t email your current address, so your email hasn’t changed. We’ll keep trying for an hour: the change starts once that message is sent.'
const OVER = 'This change can no longer be stopped with this link.'
const REPLACED = 'Your email hasn’t changed: this change was replaced or stopped.'
const TAKEN = 'Your email hasn’t changed: the new address now belongs to another wallet.'

const moveSchema = z.object({
  email: z.string(),
  old: z.optional(z.string()),
  at: z.optional(z.number()),
  mailing: z.optional(z.number()),
  link: z.optional(z.string()),
  keep: z.string(),
})

const jobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('warning'), userId: z.string(), to: z.string(), link: z.string() }),
  z.object({ kind: z.literal('notice'), to: z.string(), email: z.string(), old: z.optional(z.string()) }),
  z.object({ kind: z.literal('kept'), to: z.string(), email: z.string(), why: z.enum(emailUnchangedReasons) }),
])

type Move = z.output<typeof moveSchema>
type Job = z.output<typeof jobSchema>

export type DelayedEmailChanges = ReturnType<typeof createDelayedEmailChanges>

/**
 * Moves wallets between emails. An email controls its wallet, so no move starts without a warning to the old address,
 * with a link and time to stop it. Other sessions end when the move begins and again when it takes effect, and both
 * addresses are notified; all sessions end if it is stopped. An announced move ends in one mail to the old address; an
 * unannounced one can be replaced silently.
 */
export function createDelayedEmailChanges({
  now,
  storage,
  tables,
  signed,
  keys,
  post,
  users,
  sessions,
  audit,
  delayMs,
  log,
}: {
  now: () => number
  storage: Storage
  tables: TableFactory
  signed: TableFactory
  keys: ServiceKeys
  post: MailSender
  users: Users
  sessions: ReturnType<typeof createSessions>
  audit: AuditLog
  delayMs: number
  log: (line: string) => void
}) {
  const moves = signed('move', moveSchema)
  const byEmail = signed('moveTo', z.string())
  const links = signed('moveLink', z.string())

  /** Mails the old address, and starts the change of email once the mail server has accepted the mail. */
  const warn = async ({ userId, to, link }: Extract<Job, { kind: 'warning' }>) => {
    const id = hashSecret(link)
    const mailing = now()
    let move: Move | undefined
    await moves.change(userId, (stored) => {
      // Another move has replaced this one, or this one has already started.
      move = stored?.link === id && stored.at === undefined ? { ...stored, mailing } : undefined
      return move ?? stored
    })
    if (move === undefined) return
    const { email, keep } = move
    const at = mailing + delayMs
    try {
      if (delayMs > 0) await post.moving({ to, email, link, at })
      else await post.moved({ to, email, old: to })
    } catch (error) {
      await moves.change(userId, (stored) =>
        stored?.link === id && stored.mailing === mailing ? { ...stored, mailing: undefined } : stored,
      )
      throw error
    }
    await links.put(id, userId, at)
    await byEmail.put(email, userId)
    await sessions.endOthers(userId, keep)
    // Changes the stored move last, so that the steps before can be repeated after a crash.
    await moves.change(userId, (stored) => (stored?.link === id ? { ...stored, at } : stored))
  }
  const outbox = createOutbox({
    ...{ storage, tables, keys, now, log },
    async deliver(job) {
      const parsed = z.parse(jobSchema, job)
      if (parsed.kind === 'warning') await warn(parsed)
      else if (parsed.kind === 'notice') await post.moved(parsed)
      else await post.kept(parsed)
    },
  })
  const notify = (user: User, email: string, old: string | undefined, name: string) =>
    Promise.all(
      // If changes have no delay, the old address got its notice before.
      [...(old === undefined || delayMs <= 0 ? [] : [old]), email].map((to) => {
        const job: Job = { kind: 'notice', to, email, ...(old !== undefined && { old }) }
        return outbox.send(`notice ${user.id} ${name} ${hashSecret(to)}`, job, NOTICE_LIFE_MS)
      }),
    )

  const notifyStays = (
    id: string,
    { email, at, link, mailing }: Move,
    to: string | undefined,
    why: EmailUnchangedReason,
  ) => {
    const job: Job | undefined = to === undefined ? undefined : { kind: 'kept', to, email, why }
    return job && outbox.send(`kept ${id} ${link ?? at ?? mailing}`, job, NOTICE_LIFE_MS)
  }
  const leave = (email: string, id: string) => byEmail.change(email, (owner) => (owner === id ? undefined : owner))

  /** Applies a due move. @returns the current user */
  const applyDue = async (user: User): Promise<User> => {
    const move = await moves.get(user.id)
    if (move?.at === undefined || move.at > now()) return user
    const { email, old = user.email, keep, at } = move
    let moved: User | undefined
    await audit.append('email.move', { userId: user.id, email: old, newEmail: email })
    try {
      moved = await users.moveTo(user, email, old)
      await sessions.endOthers(user.id, keep)
    } catch (error) {
      // Another wallet may have taken the new email address; then the user keeps the old one.
      if (!(error instanceof RefusedRequestError)) throw error
    }
    await leave(email, user.id)
    if (moved === undefined) await audit.append('email.keep', { userId: user.id, email: old, newEmail: email })
    if (moved === undefined) await notifyStays(user.id, move, old, 'taken')
    else await notify(user, email, old, String(at))
    // Changes the stored move last, so that the steps before can be repeated after a crash.
    await moves.change(user.id, (stored) => (stored?.at === at ? undefined : stored))
    return moved ?? user
  }
  /** Ends a move whose announcing mail has expired, because the process may have crashed after sending the mail. */
  const giveUp = async (id: string, move: Move) => {
    await audit.append('email.keep', { userId: id, email: move.old, newEmail: move.email })
    await notifyStays(id, move, move.old, 'late')
    await leave(move.email, id)
    await moves.change(id, (stored) => (stored?.link === move.link && stored?.at === undefined ? undefined : stored))
  }
  const refuseBeside = (move: Move | undefined) => {
    if (move?.at !== undefined) {
      throw new RefusedRequestError(
        409,
        `Your email is already changing to ${move.email}. We emailed your current address a link to stop it.`,
      )
    }
    if (move?.mailing !== undefined) {
      throw new RefusedRequestError(
        409,
        `We’re notifying your current address of the change to ${move.email}. Try again later.`,
      )
    }
  }
  const behind = async (link: string) => {
    const id = await links.get(hashSecret(link))
    const move = id === undefined ? undefined : await moves.get(id)
    if (id === undefined || move?.at === undefined || move.at <= now()) {
      throw new RefusedRequestError(410, OVER)
    }
    return { id, email: move.email, at: move.at }
  }
  return {
    applyDue,
    async applyFor(email: string) {
      const id = await byEmail.get(email)
      if (id !== undefined) await applyDue(await users.get(id))
    },
    refuseSecond: async ({ id }: User) => refuseBeside(await moves.get(id)),
    /** @param keep hash of the token whose session goes on */
    async begin(user: User, email: string, keep: string) {
      await users.refuseTaken(user, email)
      const { email: old } = user
      if (old === undefined) {
        await audit.append('email.move', { userId: user.id, newEmail: email })
        await users.moveTo(user, email)
        await sessions.endOthers(user.id, keep)
        await notify(user, email, old, createSecret())
        return undefined
      }
      const link = createSecret()
      const id = hashSecret(link)
      // The previous change may have been announced meanwhile; otherwise its mail is canceled.
      await moves.change(user.id, (stored) => {
        refuseBeside(stored)
        return { email, old, keep, link: id }
      })
      const job: Job = { kind: 'warning', userId: user.id, to: old, link }
      if (!(await outbox.send(`warning ${id}`, job, WARNING_LIFE_MS))) throw new RefusedRequestError(503, UNSENT)
      if (delayMs > 0) {
        const move = await moves.get(user.id)
        if (move?.link !== id || move.at === undefined) throw new RefusedRequestError(409, REPLACED)
        return move.at
      }
      await applyDue(user)
      if ((await users.get(user.id)).email !== email) throw new RefusedRequestError(409, TAKEN)
      return undefined
    },
    /** Drops a pending change of a user who is being deleted, without a mail. */
    async forget(id: string) {
      let dropped: Move | undefined
      await moves.change(id, (stored) => {
        dropped = stored
        return undefined
      })
      if (dropped === undefined) return
      await leave(dropped.email, id)
      if (dropped.link !== undefined) await links.take(dropped.link)
    },
    describe: behind,
    async stop(link: string) {
      const { id, email, at } = await behind(link)
      await audit.append('email.stop', { userId: id, newEmail: email })
      let stopped: Move | undefined
      await moves.change(id, (stored) => {
        stopped = stored?.at === at ? stored : undefined
        return stopped === undefined ? stored : undefined
      })
      if (stopped === undefined) throw new RefusedRequestError(410, OVER)
      await leave(stopped.email, id)
      await sessions.endOthers(id, '')
      await notifyStays(id, stopped, stopped.old ?? (await users.get(id)).email, 'stopped')
    },
    async work() {
      await outbox.sendDue()
      for await (const id of listStorageKeys(storage, 'move')) {
        const move = await moves.get(id)
        if (move === undefined) continue
        const { at, mailing = Number.POSITIVE_INFINITY } = move
        if (at === undefined && mailing + WARNING_LIFE_MS <= now()) await giveUp(id, move)
        if (at !== undefined && at <= now()) await applyDue(await users.get(id))
      }
    },
  }
}
