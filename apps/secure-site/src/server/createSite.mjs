import { isAllowed } from '../isAllowed.mjs'
import { createCodes } from './createCodes.mjs'
import { createCooldown } from './createCooldown.mjs'
import { createEmailChange } from './createEmailChange.mjs'
import { createEmailLogin } from './createEmailLogin.mjs'
import { createFarcaster } from './createFarcaster.mjs'
import { createLimits } from './createLimits.mjs'
import { createMoves } from './createMoves.mjs'
import { createPost } from './createPost.mjs'
import { createSessions } from './createSessions.mjs'
import { createSocial } from './createSocial.mjs'
import { createTables } from './createTables.mjs'
import { createTickets } from './createTickets.mjs'
import { createUsers } from './createUsers.mjs'
import { Refusal } from './Refusal.mjs'
import { sealed } from './secrets.mjs'

/** @typedef {ReturnType<typeof createSite>} Site */

/**
 * What the site remembers, all of it in the storage.
 *
 * @param {{
 *   now: () => number,
 *   cooldownMs: number,
 *   emailChangeDelayMs: number,
 *   storage: import('../types.d.mts').Storage,
 *   serviceKey: string,
 *   mailer: import('../types.d.mts').Mailer,
 *   providers: import('../types.d.mts').Providers,
 *   needsDevice: (email: string) => boolean,
 *   url: () => string,
 *   allowedOrigins: readonly string[],
 * }} parameters
 */
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
  /** @param {import('./createUsers.mjs').User} user */
  const describe = ({ id, email, userName }) => ({
    userId: id,
    ...(email === undefined ? {} : { email }),
    ...(userName === undefined ? {} : { userName }),
  })
  return {
    users,
    sessions,
    /** Throws when nobody is logged in with it. @param {string | undefined} token */
    findUser: async (token) => moves.settle(await sessions.user(token)),
    login: createEmailLogin({ now, tables, codes, cooldown, limits, post, needsDevice }),
    change: createEmailChange({ now, tables, codes, cooldown, limits, post, moves }),
    moves,
    tickets,
    social: createSocial({ now, tables, providers, redirectUri, tickets }),
    farcaster: createFarcaster({ now, tables }),
    describe,
    /** Throws when a site of this origin may not use the wallet. @param {string} origin */
    mayEmbed(origin) {
      if (!isAllowed(origin, allowedOrigins)) throw new Refusal(403, 'Unauthorized: origin not allowed')
    },
    /**
     * Logs in who has proved this identity.
     *
     * @param {string} identity
     * @param {{ email?: string | undefined, userName?: string | undefined }} profile
     */
    async enter(identity, profile) {
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
