import { createMemoryStorage, createSecureSite, createSmtpMailer, newSecret } from '@foyer/secure-site'
import { freshAssets } from '@foyer/secure-site/build'
import { createFaultList } from '../faults/createFaultList'
import { serve } from '../http/serve'
import { farcasterPages } from './farcasterPages'
import { faultRoutes } from './faultRoutes'
import { faultSchema } from './faultSchema'
import { startIdp } from './idp/startIdp'
import { startMail } from './mail/startMail'
import { meetFaults } from './meetFaults'
import type { Secure, SecureOptions } from './types'

const FROM = 'Foyer sandbox <login@secure.sandbox.test>'
/** Addresses that play somebody on a device that was never seen. */
const NEEDS_DEVICE = /\+device(?=[^@]*@)/
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']

/** A secure site for embedded wallets, on an origin of its own, with everybody's mailbox. */
export async function startSecure({
  port = 0,
  inboxPort = 0,
  idpPort = 0,
  rpcUrls,
  allowedOrigins = THIS_MACHINE,
  cooldownMs,
  emailChangeDelayMs = 0,
  now,
  log = () => {},
}: SecureOptions): Promise<Secure> {
  const { take, ...faults } = createFaultList(faultSchema)
  let url = ''
  const redirectUri = () => `${url}/social/callback`
  const [mail, idp] = await Promise.all([
    startMail({ port: inboxPort, log }),
    startIdp({ port: idpPort, redirectUri, log }),
  ])
  const mailer = createSmtpMailer({ transport: { ...mail.smtp, ignoreTLS: true }, from: FROM })
  const { listener } = createSecureSite({
    url: () => url,
    allowedOrigins,
    rpcUrls,
    storage: createMemoryStorage(),
    serviceKey: newSecret(),
    mailer,
    providers: idp.providers,
    needsDevice: (email) => NEEDS_DEVICE.test(email),
    // Loaded with the first who asks for a smart account.
    createBundler: async (network) => (await import('./smart/createBundler')).createBundler(network),
    assets: freshAssets(),
    cooldownMs,
    emailChangeDelayMs,
    now,
    pages: (site) => [...farcasterPages(site), ...faultRoutes(faults)],
    around: meetFaults(take),
    log,
  })
  const server = await serve(listener, { port, log: (line) => log(`secure: ${line}`) })
  // By name, as pages of this machine are: another origin of their site, so that tests' browsers give it storage.
  url = `http://localhost:${server.port}`
  log(`secure: ${url}, inbox: ${mail.inboxUrl}, identity provider: ${idp.url}`)

  let stopped: Promise<void> | undefined
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
