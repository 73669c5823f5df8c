import { isAllowed } from '../isAllowed.mjs'
import { createCodes } from './createCodes.mjs'
import { createCooldown } from './createCooldown.mjs'
import { createEmailChange } from './createEmailChange.mjs'
import { createEmailLogin } from './createEmailLogin.mjs'
import { createFarcaster } from './createFarcaster.mjs'
import { createSessions } from './createSessions.mjs'
import { createSocial } from './createSocial.mjs'
import { createTickets } from './createTickets.mjs'
import { createUsers } from './createUsers.mjs'
import { Refusal } from './Refusal.mjs'

/** @typedef {ReturnType<typeof createSite>} Site */

/**
 * What the site remembers, all of it in memory: it ends with the process.
 *
 * @param {{
 *   now: () => number,
 *   cooldownMs: number,
 *   mailer: import('../types.d.mts').Mailer,
 *   idp: import('../types.d.mts').Idp,
 *   redirectUri: () => string,
 *   allowedOrigins: readonly string[],
 * }} parameters
 */
export function createSite({ now, cooldownMs, mailer, idp, redirectUri, allowedOrigins }) {
  const users = createUsers()
  const sessions = createSessions({ now, users })
  const codes = createCodes({ now })
  const cooldown = createCooldown({ now, milliseconds: cooldownMs })
  const tickets = createTickets({ now })
  /** @param {import('./createUsers.mjs').User} user */
  const describe = ({ id, email, userName }) => ({
    userId: id,
    ...(email === undefined ? {} : { email }),
    ...(userName === undefined ? {} : { userName }),
  })
  return {
    users,
    sessions,
    login: createEmailLogin({ now, codes, cooldown, mailer }),
    change: createEmailChange({ codes, cooldown, mailer, users }),
    tickets,
    social: createSocial({ now, idp, redirectUri, tickets }),
    farcaster: createFarcaster({ now }),
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
    enter(identity, profile) {
      const user = users.enter(identity, profile)
      return { token: sessions.begin(user.id), ...describe(user) }
    },
  }
}
