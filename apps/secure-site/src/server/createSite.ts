import { isAllowed } from '../isAllowed'
import type { Mailer, Providers, Storage } from '../types'
import { createCodes } from './createCodes'
import { createCooldown } from './createCooldown'
import { createEmailChange } from './createEmailChange'
import { createEmailLogin } from './createEmailLogin'
import { createFarcaster } from './createFarcaster'
import { createLimits } from './createLimits'
import { createMoves } from './createMoves'
import { createPost } from './createPost'
import { createSessions } from './createSessions'
import { createSocial } from './createSocial'
import { createTables } from './createTables'
import { createTickets } from './createTickets'
import { createUsers, type User } from './createUsers'
import { Refusal } from './Refusal'
import { sealed } from './secrets'

export type Site = ReturnType<typeof createSite>

/** What the site remembers, all of it in the storage. */
export function createSite({
  now,
  cooldownMs,
  emailChangeDelayMs,
  storage,
  serviceKey,
  mailer,
  providers,
  needsDevice,
  url,
  allowedOrigins,
}: {
  now: () => number
  cooldownMs: number
  emailChangeDelayMs: number
  storage: Storage
  serviceKey: string
  mailer: Mailer
  providers: Providers
  needsDevice: (email: string) => boolean
  url: () => string
  allowedOrigins: readonly string[]
}) {
  const tables = createTables({ storage, now })
  const users = createUsers({ tables, serviceKey })
  const sessions = createSessions({ now, tables, users })
  const codes = createCodes({ now, pepper: sealed(serviceKey, 'codes') })
  const cooldown = createCooldown({ now, tables, milliseconds: cooldownMs })
  const limits = createLimits({ now, tables })
  const tickets = createTickets({ now, tables })
  const post = createPost({ mailer, url })
  const moves = createMoves({ now, tables, post, users, sessions, delayMs: emailChangeDelayMs })
  const redirectUri = () => `${url()}/social/callback`
  const describe = ({ id, email, userName }: User) => ({
    userId: id,
    ...(email === undefined ? {} : { email }),
    ...(userName === undefined ? {} : { userName }),
  })
  return {
    users,
    sessions,
    /** Throws when nobody is logged in with it. */
    findUser: async (token: string | undefined) => moves.settle(await sessions.user(token)),
    login: createEmailLogin({ now, tables, codes, cooldown, limits, post, needsDevice }),
    change: createEmailChange({ now, tables, codes, cooldown, limits, post, moves }),
    moves,
    tickets,
    social: createSocial({ now, tables, providers, redirectUri, tickets }),
    farcaster: createFarcaster({ now, tables }),
    describe,
    /** Throws when a site of this origin may not use the wallet. */
    mayEmbed(origin: string) {
      if (!isAllowed(origin, allowedOrigins)) throw new Refusal(403, 'Unauthorized: origin not allowed')
    },
    /** Logs in who has proved this identity. */
    async enter(identity: string, profile: { email?: string | undefined; userName?: string | undefined }) {
      if (identity.startsWith('email:')) {
        const email = identity.slice('email:'.length)
        await moves.settleFor(email)
        // The old address of somebody who has moved begins a wallet of its own.
        const leaving = await users.find(identity)
        if (leaving !== undefined) await moves.settle(leaving)
      }
      const user = await users.enter(identity, profile)
      return { token: await sessions.begin(user.id), ...describe(user) }
    },
  }
}
