import { createFaultList, serveApp } from '@foyer/sandbox/http'
import { createCaptchaCheck, createSecret, createSecureSite, createSmtpMailer, type Storage } from '@foyer/secure-site'
import { createOnDemandAssets } from '@foyer/secure-site/build'
import { createSiteOverDatabase } from '@foyer/secure-site/testing'
import { createFaultHook } from './createFaultHook'
import { farcasterPages } from './farcasterPages'
import { faultRoutes } from './faultRoutes'
import { startIdp } from './idp/startIdp'
import { startInbox } from './mail/startInbox'
import { secureFaultSchema } from './secureFaultSchema'
import type { SecureSandbox, SecureSandboxOptions } from './types'

const FROM = 'Foyer sandbox <login@secure.sandbox.test>'
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']

/** Starts a secure site on its own origin, with a mailbox and an identity provider. */
export async function startSecureSandbox({
  port = 0,
  inboxPort = 0,
  idpPort = 0,
  rpcUrls,
  allowedOrigins = THIS_MACHINE,
  cooldownMs,
  emailChangeDelayMs = 0,
  database = process.env.FOYER_SECURE_DATABASE || 'memory',
  needsDevice,
  captcha,
  descriptors,
  now,
  log = () => {},
}: SecureSandboxOptions): Promise<SecureSandbox> {
  const { take, ...faults } = createFaultList(secureFaultSchema)
  let url = ''
  const redirectUri = () => `${url}/social/callback`
  const [mail, idp] = await Promise.all([
    startInbox({ port: inboxPort, log }),
    startIdp({ port: idpPort, redirectUri, log }),
  ])
  const mailer = createSmtpMailer({ transport: mail.smtpUrl, from: FROM })
  const serviceKey = createSecret()
  let opened: Storage | undefined
  const create = (storage: Storage) => {
    opened = storage
    return createSecureSite({
      url: () => url,
      allowedOrigins,
      rpcUrls,
      storage,
      serviceKey,
      initialize: true,
      mailer,
      providers: idp.providers,
      needsDevice,
      ...(captcha && { captchaPage: captcha.page, checkAbuse: createCaptchaCheck(captcha) }),
      descriptors,
      // Loads with the first request for a smart account.
      createBundler: async (network) => (await import('./smart/createBundler')).createBundler(network),
      assets: createOnDemandAssets(),
      cooldownMs,
      emailChangeDelayMs,
      now,
      pages: (site) => [...farcasterPages(site), ...faultRoutes(faults)],
      around: createFaultHook(take),
      log,
    })
  }
  const { listener, close } = await createSiteOverDatabase(database, create)
  const server = await serveApp(listener, { port, log: (line) => log(`secure: ${line}`) })
  // Uses the name `localhost`, like apps on this machine: another origin of the same site, so that test browsers give
  // the frame storage.
  url = `http://localhost:${server.port}`
  log(`secure: ${url}, inbox: ${mail.inboxUrl}, identity provider: ${idp.url}`)

  let stopped: Promise<void> | undefined
  return {
    url,
    inboxUrl: mail.inboxUrl,
    idpUrl: idp.url,
    inbox: { list: mail.list, clear: mail.clear, refuse: mail.refuse },
    faults,
    loseUsers: async () => {
      for (const table of ['user', 'identity', 'session', 'sessionsOf']) {
        for (const key of (await opened?.keys(table)) ?? []) await opened?.change(table, key, () => undefined)
      }
    },
    stop() {
      stopped ??= Promise.all([server.stop(), mail.stop(), idp.stop(), close()]).then(() => {})
      return stopped
    },
  }
}
