import { chainRoutes } from './server/chainRoutes.mjs'
import { createListener } from './server/createListener.mjs'
import { createSite } from './server/createSite.mjs'
import { emailRoutes } from './server/emailRoutes.mjs'
import { farcasterRoutes } from './server/farcasterRoutes.mjs'
import { frameRoutes } from './server/frameRoutes.mjs'
import { mailPages } from './server/mailPages.mjs'
import { Refusal } from './server/Refusal.mjs'
import { sessionRoutes } from './server/sessionRoutes.mjs'
import { smartRoutes } from './server/smartRoutes.mjs'
import { socialPages, socialRoutes } from './server/socialRoutes.mjs'

const COOLDOWN_MS = 30_000
const EMAIL_CHANGE_DELAY_MS = 24 * 60 * 60_000

/** @type {import('./types.d.mts').Bundler} */
const NO_BUNDLER = {
  contracts: async () => undefined,
  async send() {
    throw new Refusal(404, 'There are no smart accounts on this network.')
  },
}

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
  storage,
  serviceKey,
  mailer,
  providers = {},
  needsDevice = () => false,
  createBundler = async () => NO_BUNDLER,
  assets,
  cooldownMs = COOLDOWN_MS,
  emailChangeDelayMs = EMAIL_CHANGE_DELAY_MS,
  now = Date.now,
  pages = () => [],
  around = (_, answer) => answer(),
  proxies = 0,
  log = () => {},
}) {
  // Whoever runs it may have nodes of more kinds than it has keys for.
  const rpcUrls = Object.fromEntries(Object.entries(given).filter(([id]) => /^(eip155|solana):/.test(id)))
  const site = createSite({
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
  })
  const listener = createListener({
    apiRoutes: [
      ...emailRoutes(site),
      ...socialRoutes(site),
      ...farcasterRoutes(site, url),
      ...sessionRoutes(site),
      ...chainRoutes({ rpcUrls }),
      ...smartRoutes({ rpcUrls, createBundler }),
    ],
    pageRoutes: [
      ...frameRoutes({ assets, allowedOrigins, caipNetworkIds: Object.keys(rpcUrls), emailChangeDelayMs }),
      ...mailPages(site),
      ...socialPages({ site, url }),
      ...pages(site),
    ],
    findUser: site.findUser,
    around,
    proxies,
    log,
  })
  return { listener }
}
