import type { SecureSite, SecureSiteOptions } from './options'
import { chainRoutes } from './server/chainRoutes'
import { createListener } from './server/createListener'
import { createSite } from './server/createSite'
import { emailRoutes } from './server/emailRoutes'
import { farcasterRoutes } from './server/farcasterRoutes'
import { frameRoutes } from './server/frameRoutes'
import { mailPages } from './server/mailPages'
import { Refusal } from './server/Refusal'
import { sessionRoutes } from './server/sessionRoutes'
import { smartRoutes } from './server/smartRoutes'
import { socialPages, socialRoutes } from './server/socialRoutes'
import type { Bundler } from './types'

const COOLDOWN_MS = 30_000
const EMAIL_CHANGE_DELAY_MS = 24 * 60 * 60_000

const NO_BUNDLER: Bundler = {
  contracts: async () => undefined,
  async send() {
    throw new Refusal(404, 'There are no smart accounts on this network.')
  },
}

/** A secure site for embedded wallets. It listens to nothing by itself: its `listener` is for a server of the caller's. */
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
}: SecureSiteOptions): SecureSite {
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
      ...socialPages({ site, url, assets }),
      ...pages(site),
    ],
    findUser: site.findUser,
    around,
    proxies,
    log,
  })
  return { listener }
}
