import type { RunningSecureSite, SecureSiteOptions } from './options'
import { SetupError } from './SetupError'
import { chainRoutes } from './server/chain/chainRoutes'
import { createRequestBudget } from './server/chain/createRequestBudget'
import { smartAccountRoutes } from './server/chain/smartAccountRoutes'
import { createServices } from './server/createServices'
import { hasUnsignedIdentities } from './server/createSignedTables'
import { createTableFactory } from './server/createTableFactory'
import { checkDescriptors, descriptorRoutes } from './server/descriptors/descriptorRoutes'
import { deviceRoutes } from './server/devices/deviceRoutes'
import { checkCaptchaPage } from './server/email/captchaPage'
import { emailRoutes } from './server/email/emailRoutes'
import { createListener } from './server/http/createListener'
import { frameRoutes } from './server/http/frameRoutes'
import { RefusedRequestError } from './server/http/RefusedRequestError'
import { canDecryptWallets, checkServiceKeys } from './server/keys/checkServiceKeys'
import { countStorageKeys } from './server/keys/listStorageKeys'
import { openServiceKeys } from './server/keys/openServiceKeys'
import { getErrorNameAndCode } from './server/mail/createOutbox'
import { mailLinkPages } from './server/mail/mailLinkPages'
import { createAuditLog } from './server/operation/createAuditLog'
import { healthRoutes } from './server/operation/healthRoutes'
import { observeMailer } from './server/operation/observeMailer'
import { observeStorage } from './server/operation/observeStorage'
import { policyRoutes } from './server/policy/policyRoutes'
import { reviewRoutes } from './server/reviews/reviewRoutes'
import { permissionRoutes } from './server/sessions/permissionRoutes'
import { sessionRoutes } from './server/sessions/sessionRoutes'
import { shareRoutes } from './server/shares/shareRoutes'
import { farcasterRoutes } from './server/social/farcasterRoutes'
import { socialPages, socialRoutes } from './server/social/socialRoutes'
import { userRoutes } from './server/users/userRoutes'
import { windowRoutes } from './server/window/windowRoutes'
import type { Bundler } from './types'

const COOLDOWN_MS = 30_000
const EMAIL_CHANGE_DELAY_MS = 24 * 60 * 60_000

const WORK_MS = 15_000
/** Interval of looking for a new service key: a rotation waits for every instance to have it. */
const KEYS_MS = 10_000

const UNSIGNED_MESSAGE =
  'The database is of a version before signed rows. Run `pnpm reseal --sign-rows` once, with the settings of the site.'

const NO_BUNDLER: Bundler = {
  contracts: async () => undefined,
  async send() {
    throw new RefusedRequestError(404, 'Smart accounts aren’t available on this network.')
  },
}

/**
 * Creates a secure site for embedded wallets. Serve its `listener` with your own server. Rejects with a `SetupError` if
 * the service key does not match the storage.
 */
export async function createSecureSite({
  url,
  allowedOrigins,
  rpcUrls: input,
  storage: plainStorage,
  serviceKey,
  olderServiceKey,
  initialize = false,
  mailer: plainMailer,
  providers = {},
  needsDevice = () => true,
  checkAbuse = () => true,
  captchaPage,
  descriptors,
  policy = {},
  createBundler = async () => NO_BUNDLER,
  assets,
  cooldownMs = COOLDOWN_MS,
  emailChangeDelayMs = EMAIL_CHANGE_DELAY_MS,
  now = Date.now,
  pages = () => [],
  around = (_, answer) => answer(),
  proxies = 0,
  metrics,
  log = () => {},
}: SecureSiteOptions): Promise<RunningSecureSite> {
  checkCaptchaPage(captchaPage, url)
  await checkDescriptors(descriptors)
  // `rpcUrls` may include networks without embedded accounts.
  const rpcUrls = Object.fromEntries(Object.entries(input).filter(([id]) => /^(eip155|solana):/.test(id)))
  const storage = observeStorage(plainStorage)
  const mailer = observeMailer(plainMailer, metrics)
  metrics?.watchOutbox(() => countStorageKeys(storage, 'outbox'))
  const tables = createTableFactory({ storage, now })
  const keys = await openServiceKeys({ storage, tables, serviceKey, olderServiceKey, initialize, isLeased: true })
  const { unnamed } = await checkServiceKeys({ storage, tables, keys, initialize })
  if (await hasUnsignedIdentities(storage)) throw new SetupError(UNSIGNED_MESSAGE)
  const audit = createAuditLog({ tables, keys, now })
  await audit.append('site.start')
  const site = createServices({
    now,
    cooldownMs,
    emailChangeDelayMs,
    storage,
    tables,
    keys,
    audit,
    unnamedKey: unnamed,
    mailer,
    log,
    providers,
    needsDevice,
    checkAbuse,
    hasCaptcha: captchaPage !== undefined,
    policy,
    networks: Object.keys(rpcUrls),
    url,
    allowedOrigins,
  })
  const budget = createRequestBudget({ now, tables })
  const refreshKeys = () =>
    keys.refresh().catch((error) => {
      log(`secure: ${error instanceof SetupError ? error.message : getErrorNameAndCode(error)}`)
    })
  const hasEveryKey = async () => {
    await refreshKeys()
    return canDecryptWallets(tables, keys)
  }
  let isDraining = false
  const listener = createListener({
    apiRoutes: [
      ...emailRoutes(site),
      ...socialRoutes(site),
      ...farcasterRoutes(site, url),
      ...sessionRoutes(site),
      ...shareRoutes(site),
      ...permissionRoutes(site),
      ...deviceRoutes(site),
      ...userRoutes(site),
      ...reviewRoutes(site, budget),
      ...policyRoutes(site),
      ...chainRoutes({ rpcUrls, budget, metrics }),
      ...smartAccountRoutes({ rpcUrls, createBundler, budget }),
    ],
    pageRoutes: [
      ...frameRoutes({
        ...{ assets, allowedOrigins, captchaPage, emailChangeDelayMs },
        caipNetworkIds: Object.keys(rpcUrls),
        descriptorsKey: descriptors?.key,
      }),
      ...descriptorRoutes(descriptors?.folder),
      ...windowRoutes({ assets, providers, captchaPage }),
      ...mailLinkPages(site),
      ...socialPages({ site, url, assets }),
      ...healthRoutes({ isDraining: () => isDraining, canDecryptWallets: hasEveryKey, log }),
      ...pages(site),
    ],
    services: { findUser: site.findUser, findDevice: site.findDevice, audit, budget },
    around,
    proxies,
    metrics,
    log,
  })
  let working: Promise<void> = Promise.resolve()
  const work = () => {
    const run = site.moves.work().catch((error) => log(`secure: ${getErrorNameAndCode(error)}`))
    working = Promise.all([working, run]).then(() => {})
    return run
  }
  const timers = [setInterval(work, WORK_MS).unref(), setInterval(refreshKeys, KEYS_MS).unref()]
  const drain = () => {
    isDraining = true
    site.signals.close()
  }
  return {
    listener,
    work,
    drain,
    close() {
      for (const timer of timers) clearInterval(timer)
      drain()
      return working
    },
  }
}
