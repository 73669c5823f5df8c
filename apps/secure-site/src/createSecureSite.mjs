import { chainRoutes } from './server/chainRoutes.mjs'
import { createListener } from './server/createListener.mjs'
import { createSite } from './server/createSite.mjs'
import { emailRoutes } from './server/emailRoutes.mjs'
import { farcasterRoutes } from './server/farcasterRoutes.mjs'
import { pageRoutes } from './server/pageRoutes.mjs'
import { sessionRoutes } from './server/sessionRoutes.mjs'
import { smartRoutes } from './server/smartRoutes.mjs'
import { socialPages, socialRoutes } from './server/socialRoutes.mjs'

const COOLDOWN_MS = 30_000

/**
 * A secure site for embedded wallets. It listens to nothing by itself: its `listener` is for a server of the caller's.
 *
 * @param {import('./types.d.mts').SecureSiteOptions} options
 * @returns {import('./types.d.mts').SecureSite}
 */
export function createSecureSite({
  url,
  allowedOrigins,
  rpcUrls: given,
  mailer,
  idp,
  createBundler,
  assets,
  cooldownMs = COOLDOWN_MS,
  now = Date.now,
  pages = () => [],
  takeFault = () => undefined,
  log = () => {},
}) {
  // Whoever runs it may have nodes of more kinds than it has keys for.
  const rpcUrls = Object.fromEntries(Object.entries(given).filter(([id]) => /^(eip155|solana):/.test(id)))
  const redirectUri = () => `${url()}/social/callback`
  const site = createSite({ now, cooldownMs, mailer, idp, redirectUri, allowedOrigins })
  const listener = createListener({
    apiRoutes: [
      ...emailRoutes(site),
      ...socialRoutes(site),
      ...farcasterRoutes(site, url),
      ...sessionRoutes(site),
      ...chainRoutes({ site, rpcUrls }),
      ...smartRoutes({ site, rpcUrls, createBundler }),
    ],
    pageRoutes: [
      ...pageRoutes({ site, assets, allowedOrigins, caipNetworkIds: Object.keys(rpcUrls) }),
      ...socialPages({ site, url }),
      ...pages(site),
    ],
    takeFault,
    log,
  })
  return { listener }
}
