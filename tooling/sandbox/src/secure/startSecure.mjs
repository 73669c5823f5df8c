import { createFaultList } from '../faults/createFaultList.mjs'
import { serve } from '../http/serve.mjs'
import { faultSchema } from './faultSchema.mjs'
import { startIdp } from './idp/startIdp.mjs'
import { createMailer } from './mail/createMailer.mjs'
import { startMail } from './mail/startMail.mjs'
import { chainRoutes } from './server/chainRoutes.mjs'
import { createListener } from './server/createListener.mjs'
import { createSite } from './server/createSite.mjs'
import { emailRoutes } from './server/emailRoutes.mjs'
import { farcasterPages, farcasterRoutes } from './server/farcasterRoutes.mjs'
import { faultRoutes } from './server/faultRoutes.mjs'
import { pageRoutes } from './server/pageRoutes.mjs'
import { sessionRoutes } from './server/sessionRoutes.mjs'
import { smartRoutes } from './server/smartRoutes.mjs'
import { socialPages, socialRoutes } from './server/socialRoutes.mjs'

const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']
const COOLDOWN_MS = 30_000

/**
 * A secure site for embedded wallets, on an origin of its own, with everybody's mailbox.
 *
 * @param {import('./types.d.mts').SecureOptions} options
 * @returns {Promise<import('./types.d.mts').Secure>}
 */
export async function startSecure({
  port = 0,
  inboxPort = 0,
  idpPort = 0,
  rpcUrls: given,
  allowedOrigins = THIS_MACHINE,
  cooldownMs = COOLDOWN_MS,
  now = Date.now,
  log = () => {},
}) {
  const { take, ...faults } = createFaultList(faultSchema)
  // Whoever starts it may have nodes of more kinds than it has keys for.
  const rpcUrls = Object.fromEntries(Object.entries(given).filter(([id]) => /^(eip155|solana):/.test(id)))
  let url = ''
  const redirectUri = () => `${url}/social/callback`
  const [mail, idp] = await Promise.all([
    startMail({ port: inboxPort, log }),
    startIdp({ port: idpPort, redirectUri, log }),
  ])
  const mailer = createMailer({ ...mail.smtp, linkTo: (link) => `${url}/device?token=${link}` })
  const site = createSite({ now, cooldownMs, mailer, idp, redirectUri, allowedOrigins })
  const listener = createListener({
    apiRoutes: [
      ...emailRoutes(site),
      ...socialRoutes(site),
      ...farcasterRoutes(site, () => url),
      ...sessionRoutes(site),
      ...chainRoutes({ site, rpcUrls }),
      ...smartRoutes({ site, rpcUrls }),
    ],
    pageRoutes: [
      ...pageRoutes({ site, allowedOrigins, caipNetworkIds: Object.keys(rpcUrls) }),
      ...socialPages({ site, url: () => url }),
      ...farcasterPages(site),
      ...faultRoutes(faults),
    ],
    takeFault: (path) => take((fault) => path.startsWith(fault.path ?? '/')),
    log,
  })
  const server = await serve(listener, { port, log: (line) => log(`secure: ${line}`) })
  // By name, as pages of this machine are: another origin of their site, so that tests' browsers give it storage.
  url = `http://localhost:${server.port}`
  log(`secure: ${url}, inbox: ${mail.inboxUrl}, identity provider: ${idp.url}`)

  /** @type {Promise<void> | undefined} */
  let stopped
  return {
    url,
    inboxUrl: mail.inboxUrl,
    idpUrl: idp.url,
    inbox: { list: mail.list, clear: mail.clear },
    faults,
    stop() {
      stopped ??= Promise.all([server.stop(), mail.stop(), idp.stop()]).then(() => {})
      return stopped
    },
  }
}
