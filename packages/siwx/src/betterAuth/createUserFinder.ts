import type { AuthContext, User } from 'better-auth'
import { APIError } from 'better-auth/api'
import { computeHmac, createSecret } from '../server/secrets.js'
import type { Session } from '../server/session.js'

export interface UserProfile {
  readonly name?: string | undefined
  /**
   * E-mail address that the app has verified. Not used if it belongs to another user.
   * @default an address in `.invalid`
   */
  readonly email?: string | undefined
  readonly image?: string | undefined
}

export const PROVIDER_ID = 'siwx'

type FindProfile = ((session: Session) => UserProfile | Promise<UserProfile>) | undefined

/**
 * Returns a function that finds the user to whom an account belongs: the one to whom it is linked, else the user who is
 * signed in, else a new one. Does not look users up by e-mail address, because anyone can claim one.
 */
export function createUserFinder(profile: FindProfile) {
  return async (context: AuthContext, session: Session, current: User | undefined): Promise<User> => {
    const { internalAdapter, options } = context
    const key = { providerId: PROVIDER_ID, accountId: session.account }
    const owner = await findOwner(context, session.account)
    if (owner !== undefined) return owner
    if (!current || options.account?.accountLinking?.enabled === false) return addUser(context, session, profile)
    const { id } = await internalAdapter.linkAccount({ ...key, userId: current.id })
    const first = await findOwner(context, session.account)
    if (first === undefined || first.id === current.id) return current
    // A parallel request has linked the account to another user first: remove this link, and use that user.
    await internalAdapter.deleteAccount(id)
    return first
  }
}

// Two requests at once may store an account twice in better-auth: the oldest row decides.
async function findOwner({ adapter, internalAdapter }: AuthContext, account: string): Promise<User | undefined> {
  const rows = await adapter.findMany<{ readonly id: string; readonly userId: string; readonly createdAt: Date }>({
    model: 'account',
    where: [
      { field: 'providerId', value: PROVIDER_ID },
      { field: 'accountId', value: account },
    ],
  })
  const [oldest] = rows.sort((one, other) => ageOf(one) - ageOf(other) || (one.id < other.id ? -1 : 1))
  if (oldest === undefined) return undefined
  const user = await internalAdapter.findUserById(oldest.userId)
  if (user === null) throw new APIError('UNAUTHORIZED', { message: 'The user of this account does not exist' })
  return user
}

const ageOf = ({ createdAt }: { readonly createdAt: Date }) => new Date(createdAt).getTime()

async function addUser(context: AuthContext, session: Session, profile: FindProfile): Promise<User> {
  const { internalAdapter, secret } = context
  const { account, address } = session
  const { name, email, image } = (await profile?.(session)) ?? {}
  const toUser = (address: string) => `${address}@${PROVIDER_ID}.invalid`
  const emails = [
    ...(email === undefined ? [] : [email]),
    // Address derived from the account and the server's secret. An attacker cannot register it in advance, and parallel
    // requests get the same one.
    toUser((await computeHmac(secret, `${PROVIDER_ID} e-mail of ${account}`)).slice(0, 32)),
    // If the derived address is taken, its user may have unlinked this account: use a random address.
    toUser(createSecret()),
  ]
  for (const each of emails) {
    try {
      const created = await internalAdapter.createOAuthUser(
        {
          name: name ?? `${address.slice(0, 6)}…${address.slice(-4)}`,
          email: each,
          emailVerified: each === email,
          ...(image !== undefined && { image }),
        },
        { providerId: PROVIDER_ID, accountId: account },
      )
      const first = await findOwner(context, account)
      if (first === undefined || first.id === created.user.id) return created.user
      await internalAdapter.deleteUser(created.user.id)
      return first
    } catch (error) {
      const first = await findOwner(context, account)
      if (first !== undefined) return first
      if ((await internalAdapter.findUserByEmail(each)) === null) throw error
    }
  }
  throw new APIError('INTERNAL_SERVER_ERROR', { message: 'No unused e-mail address could be created' })
}
