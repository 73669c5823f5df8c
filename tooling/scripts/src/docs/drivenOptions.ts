import type { Shown } from './checkShown'

const SIWX = 'packages/siwx/src'
const SITE = 'apps/secure-site/src'
const SANDBOX = 'tooling/sandbox/src/secure'
const START = `${SANDBOX}/startSecure.ts`

/**
 * Which test drives an option of a server: the path of its file, how its title goes on after its beginning or whole, and, where a
 * helper or the rest of the file sets the option for it, the file that does.
 */
export const driven: Shown = {
  'createSignIn.origins': [`${SIWX}/server/attacks.test.ts`, 'has two origins'],
  'createSignIn.chains': [`${SIWX}/server/createHandler.test.ts`, 'says that it cannot know, where it cannot'],
  'createSignIn.verifiers': [
    `${SIWX}/server/createSignIn.test.ts`,
    'is loaded when the first of its namespace signs in',
  ],
  'createSignIn.storage': [`${SIWX}/server/createSignIn.test.ts`, 'are kept without the secret'],
  'createSignIn.nonceLifetime': [`${SIWX}/server/createSignIn.test.ts`, 'comes with the times of a message'],
  'createSignIn.sessionLifetime': [`${SIWX}/server/createSignIn.test.ts`, 'end by themselves'],
  'createSignIn.now': [
    `${SIWX}/server/attacks.test.ts`,
    'takes a message until the moment it expires',
    `${SIWX}/testing/createServer.ts`,
  ],
  'createHandler.onError': [`${SIWX}/server/createHandler.test.ts`, 'says that a storage failed'],
  'createMemoryStorage.nonces': [`${SIWX}/storage/storage.test.ts`, '%s has so many nonces and no more'],
  'createMemoryStorage.sessions': [`${SIWX}/storage/storage.test.ts`, 'in memory there are so many sessions'],
  'createSqliteStorage.nonces': [`${SIWX}/storage/storage.test.ts`, 'SQLite counts its nonces now and then'],
  'eip155.clients': [
    `${SIWX}/verifiers/eip155.test.ts`,
    'is nobody where the site has no client for its chain',
    `${SIWX}/verifiers/eip155.test.ts`,
  ],
  'polkadot.prefixes': [`${SIWX}/verifiers/spelling.test.ts`, 'a site says what its own chains have'],
  'cosmos.prefixes': [`${SIWX}/verifiers/spelling.test.ts`, 'a site says what its own chains have'],
  'siwx.chains': [`${SIWX}/betterAuth/siwx.test.ts`, 'what is for none of the origins and chains that the site names'],
  'siwx.verifiers': [
    `${SIWX}/betterAuth/siwx.test.ts`,
    'what is for none of the origins and chains that the site names',
  ],
  'siwx.nonceLifetime': [`${SIWX}/betterAuth/siwx.test.ts`, 'a nonce after the time that the site gives it'],
  'siwx.origins': [`${SIWX}/betterAuth/siwx.test.ts`, 'what is for none of the origins and chains that the site names'],
  'siwx.profile': [`${SIWX}/betterAuth/siwx.test.ts`, 'has mail for nobody who gave no address'],
  'createSecureSite.url': [`${SITE}/server/createMoves.test.ts`, 'can be stopped by who', `${SITE}/testing/useSite.ts`],
  'createSecureSite.allowedOrigins': [`${SANDBOX}/login.test.ts`, 'is refused to a page that is not on the list'],
  'createSecureSite.rpcUrls': [`${SANDBOX}/login.test.ts`, 'logs in by e-mail, signs, sends', START],
  'createSecureSite.storage': [
    `${SITE}/createSecureSite.test.ts`,
    'knows who is logged in',
    `${SITE}/createSecureSite.test.ts`,
  ],
  'createSecureSite.serviceKey': [
    `${SITE}/createSecureSite.test.ts`,
    'opens no wallet with the file alone',
    `${SITE}/createSecureSite.test.ts`,
  ],
  'createSecureSite.mailer': [`${SANDBOX}/emailLogin.test.ts`, 'mails six digits', START],
  'createSecureSite.providers': [`${SANDBOX}/login.test.ts`, 'logs in with %s in a popup', START],
  'createSecureSite.needsDevice': [`${SANDBOX}/emailLogin.test.ts`, 'asks for a link on a device', START],
  'createSecureSite.createBundler': [`${SANDBOX}/signing.test.ts`, 'acts from a smart account', START],
  'createSecureSite.assets': [`${SANDBOX}/login.test.ts`, 'logs in by e-mail, signs, sends', START],
  'createSecureSite.cooldownMs': [
    `${SITE}/createSecureSite.test.ts`,
    'mails an address again once its own time has passed',
    `${SITE}/createSecureSite.test.ts`,
  ],
  'createSecureSite.emailChangeDelayMs': [`${SANDBOX}/login.test.ts`, 'waits for an unknown device', START],
  'createSecureSite.now': [`${SANDBOX}/emailLogin.test.ts`, 'takes no code after ten minutes', START],
  'createSecureSite.pages': [`${SANDBOX}/login.test.ts`, 'logs in with Farcaster on another device', START],
  'createSecureSite.around': [`${SANDBOX}/emailLogin.test.ts`, 'is gone, slow or broken on demand', START],
  'createSecureSite.proxies': [
    `${SITE}/server/createLimits.test.ts`,
    'keeps nobody else waiting',
    `${SITE}/testing/useSite.ts`,
  ],
  'createSecureSite.log': [
    `${SITE}/createSecureSite.test.ts`,
    'tells its log what failed',
    `${SITE}/createSecureSite.test.ts`,
  ],
}
