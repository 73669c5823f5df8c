import type { AuthContext, User } from 'better-auth'
import { APIError } from 'better-auth/api'
import { createSecret, keyedHash } from '../server/random.js'
import type { Session } from '../server/session.js'

/** What a site knows of somebody who signs in for the first time. */
export interface VisitorProfile {
  readonly name?: string | undefined
  /** One that the site has checked. Left out where another user has it. Default: an address in `.invalid`, which no mail reaches. */
  readonly email?: string | undefined
  readonly image?: string | undefined
}

/** `providerId` of the accounts; their `accountId` is CAIP-10. */
export const PROVIDER = 'siwx'

type FindProfile = ((session: Session) => VisitorProfile | Promise<VisitorProfile>) | undefined

/**
 * Whose an account is: who has it, else who is signed in already, else somebody new. Found by the account alone: an e-mail is what
 * anybody can have asked for.
 */
export function createOwners(profile: FindProfile) {
  return async (context: AuthContext, session: Session, current: User | undefined): Promise<User> => {
    const { internalAdapter, options } = context
    const key = { providerId: PROVIDER, accountId: session.account }
    const owner = await findOwner(context, session.account)
    if (owner !== undefined) return owner
    if (!current || options.account?.accountLinking?.enabled === false) return addUser(context, session, profile)
    const { id } = await internalAdapter.linkAccount({ ...key, userId: current.id })
    const first = await findOwner(context, session.account)
    if (first === undefined || first.id === current.id) return current
    // Another request was first, for another user.
    await internalAdapter.deleteAccount(id)
    return first
  }
}

/** better-auth's tables take an account twice. The oldest counts, for whoever asks, so that two at once lock nobody out. */
async function findOwner({ adapter, internalAdapter }: AuthContext, account: string): Promise<User | undefined> {
  const rows = await adapter.findMany<{ readonly id: string; readonly userId: string; readonly createdAt: Date }>({
    model: 'account',
    where: [
      { field: 'providerId', value: PROVIDER },
      { field: 'accountId', value: account },
    ],
  })
  const [oldest] = rows.sort((one, other) => ageOf(one) - ageOf(other) || (one.id < other.id ? -1 : 1))
  if (oldest === undefined) return undefined
  const user = await internalAdapter.findUserById(oldest.userId)
  if (user === null) throw new APIError('UNAUTHORIZED', { message: 'The account’s user is gone' })
  return user
}

const ageOf = ({ createdAt }: { readonly createdAt: Date }) => new Date(createdAt).getTime()

async function addUser(context: AuthContext, session: Session, profile: FindProfile): Promise<User> {
  const { internalAdapter, secret } = context
  const { account, address } = session
  const { name, email, image } = (await profile?.(session)) ?? {}
  const toUser = (address: string) => `${address}@${PROVIDER}.invalid`
  const emails = [
    ...(email === undefined ? [] : [email]),
    // Nobody can compute it and ask for it first. Of two requests at once it is the same, and one of them finds it taken.
    toUser((await keyedHash(secret, `${PROVIDER} e-mail of ${account}`)).slice(0, 32)),
    // That of a user who had this account once, and gave it away.
    toUser(createSecret()),
  ]
  for (const each of emails) {
    try {
      const made = await internalAdapter.createOAuthUser(
        {
          name: name ?? `${address.slice(0, 6)}…${address.slice(-4)}`,
          email: each,
          emailVerified: each === email,
          ...(image !== undefined && { image }),
        },
        { providerId: PROVIDER, accountId: account },
      )
      const first = await findOwner(context, account)
      if (first === undefined || first.id === made.user.id) return made.user
      await internalAdapter.deleteUser(made.user.id)
      return first
    } catch (error) {
      const first = await findOwner(context, account)
      if (first !== undefined) return first
      if ((await internalAdapter.findUserByEmail(each)) === null) throw error
    }
  }
  throw new APIError('INTERNAL_SERVER_ERROR', { message: 'No e-mail address is free' })
}
