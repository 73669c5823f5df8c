import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { getClientAddress } from '../http/getClientAddress'
import { createProblem } from '../http/problems'
import type { OpenQuotas } from '../limits/createQuotas'
import type { Usage } from '../projects/openUsage'
import type { Projects } from '../projects/projectSchema'
import { ADMIN_STYLE, renderAdminPage } from './renderAdminPage'

const hash = (text: string) => createHash('sha256').update(text).digest()

// Allows the page's own style, and nothing else: no script, no form, no frame.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash(ADMIN_STYLE).toString('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Wrong passwords that a network address may send at once, and in a minute. */
const GUESSES = 5
const GUESS_S = 60 / GUESSES

export interface AdminOptions {
  readonly token: string
  readonly projects: () => Projects
  readonly usage: Usage | undefined
  readonly isReady: () => Promise<boolean>
  readonly countSockets: () => number
  readonly openQuotas: OpenQuotas
}

/** Serves `/admin`, a page to read, to browsers that know the token. It has nothing that a foreign page could send. */
export function createAdminApp({ token, projects, usage, isReady, countSockets, openQuotas }: AdminOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const guesses = openQuotas('guesses', { perSecond: 1 / GUESS_S, burst: GUESSES })
  app.use(async ({ req, header, env }, next) => {
    const given = readPassword(req.header('authorization'))
    if (given === undefined) return askForToken()
    const client = getClientAddress(env.incoming, 0)
    // Refuses the right password as well, which would else tell itself from wrong ones.
    if (!(await guesses.has(client))) return refuseGuess()
    // Compares hashes, which have one length.
    if (!timingSafeEqual(hash(given), hash(token))) {
      await guesses.take(client)
      return askForToken()
    }
    for (const [name, value] of Object.entries(HEADERS)) header(name, value)
    return next()
  })
  app.get('/admin', async ({ html }) => {
    const counts = await usage?.read().catch(() => undefined)
    return html(
      renderAdminPage({
        isReady: await isReady(),
        sockets: countSockets(),
        projects: projects(),
        counts: usage === undefined ? {} : counts,
      }),
    )
  })
  app.notFound(() => createProblem(404, 'This server has no such address.', HEADERS))
  return app
}

const askForToken = () =>
  createProblem(401, 'Give the admin token as the password.', {
    ...HEADERS,
    'www-authenticate': 'Basic realm="Foyer server", charset="UTF-8"',
  })

const refuseGuess = () =>
  createProblem(429, 'Too many wrong passwords. Try again in a minute.', { ...HEADERS, 'retry-after': '60' })

/** Reads the password of HTTP's Basic authentication (RFC 7617); the user's name does not matter. */
function readPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : text.slice(colon + 1)
}
