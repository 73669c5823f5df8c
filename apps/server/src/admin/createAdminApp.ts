import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { createProblem } from '../http/problems'
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

export interface AdminOptions {
  readonly token: string
  readonly projects: () => Projects
  readonly usage: Usage | undefined
  readonly isReady: () => Promise<boolean>
  readonly countSockets: () => number
}

/** Serves `/admin`, a page to read, to browsers that know the token. It has nothing that a foreign page could send. */
export function createAdminApp({ token, projects, usage, isReady, countSockets }: AdminOptions): Hono {
  const app = new Hono()
  app.use(async ({ req, header }, next) => {
    const given = readPassword(req.header('authorization'))
    // Compares hashes, which have one length.
    if (given === undefined || !timingSafeEqual(hash(given), hash(token))) return askForToken()
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

/** Reads the password of HTTP's Basic authentication (RFC 7617); the user's name does not matter. */
function readPassword(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,2000})$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : text.slice(colon + 1)
}
