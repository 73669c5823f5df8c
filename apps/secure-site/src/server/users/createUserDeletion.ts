import type { Storage } from '../../types'
import type { DelayedEmailChanges } from '../email/createDelayedEmailChanges'
import { listStorageKeys } from '../keys/listStorageKeys'
import type { MailSender } from '../mail/createMailSender'
import type { createSessions } from '../sessions/createSessions'
import type { Users } from '../sessions/createUsers'
import type { User } from '../sessions/userSchema'

/** Tables whose keys begin with an email address. */
const BY_EMAIL = ['device', 'ownDevice']
/** Tables whose keys are the ids of users. */
const BY_USER = ['emailChange', 'deviceRequestsOf', 'reviewsOf', 'sessionsOf', 'budget', 'policy']
/** Tables whose keys begin with the id of a user. */
const BEGINS_WITH_USER = ['spent']

/** Deletes users: what the site stores of them, but for the lines of the audit log, which have hashes only. */
export function createUserDeletion({
  storage,
  users,
  sessions,
  moves,
  post,
}: {
  storage: Storage
  users: Pick<Users, 'remove'>
  sessions: Pick<ReturnType<typeof createSessions>, 'endOthers'>
  moves: Pick<DelayedEmailChanges, 'forget'>
  post: Pick<MailSender, 'deleted'>
}) {
  const forget = (table: string, key: string) => storage.change(table, key, () => undefined)
  const forgetAll = async (table: string, start: string) => {
    for await (const key of listStorageKeys(storage, table, start)) {
      if (!key.startsWith(start)) break
      await forget(table, key)
    }
  }
  return {
    /** Deletes a user, and ends each of the user’s sessions. The steps before the user’s own entry can be repeated. */
    async run(user: User) {
      await moves.forget(user.id)
      for (const table of BY_USER) await forget(table, user.id)
      for (const table of BEGINS_WITH_USER) await forgetAll(table, `${user.id} `)
      if (user.email !== undefined) for (const table of BY_EMAIL) await forgetAll(table, `${user.email} `)
      await users.remove(user)
      // Nothing is left to keep a session for.
      await sessions.endOthers(user.id, '')
      if (user.email !== undefined) await post.deleted({ to: user.email })
    },
  }
}
