import type { OptionTests } from './checkOptionTests'

const SIWX = 'packages/siwx/src'
const SITE = 'apps/secure-site/src'
const SANDBOX = 'tooling/secure-sandbox/src'
const START = `${SANDBOX}/startSecureSandbox.ts`

/** Tests of server options: path, title or its end, and the file that sets the option if another does. */
export const serverOptionTests: OptionTests = {
  'createSignIn.origins': [`${SIWX}/server/attacks.test.ts`, 'a server rejects a message that mixes two origins'],
  'createSignIn.chains': [
    `${SIWX}/server/http/createHandler.test.ts`,
    'createHandler returns VERIFIER_FAILED if the verifier fails',
  ],
  'createSignIn.verifiers': [`${SIWX}/server/createSignIn.test.ts`, 'is loaded once, on first use'],
  'createSignIn.storage': [`${SIWX}/server/createSignIn.test.ts`, 'are stored without the secret'],
  'createSignIn.nonceLifetime': [`${SIWX}/server/createSignIn.test.ts`, 'has issue and expiry times'],
  'createSignIn.sessionLifetime': [`${SIWX}/server/createSignIn.test.ts`, 'expire'],
  'createSignIn.now': [
    `${SIWX}/server/attacks.test.ts`,
    'a server accepts a message from notBefore until expiry, and from a fast clock',
    `${SIWX}/testing/createSignInServer.ts`,
  ],
  'createHandler.onError': [
    `${SIWX}/server/http/createHandler.test.ts`,
    'createHandler reports a failed storage without its message',
  ],
  'createHandler.cookiePrefix': [
    'apps/server/src/signIn/signIn.test.ts',
    'separates projects of one host, whose cookies the browser sends to all',
    'apps/server/src/signIn/addSignInRoutes.ts',
  ],
  'createMemoryStorage.nonces': [`${SIWX}/storage/storage.test.ts`, '%s storage limits nonces by removing the oldest'],
  'createMemoryStorage.sessions': [
    `${SIWX}/storage/storage.test.ts`,
    'memory storage limits sessions by removing the oldest',
  ],
  'createSqliteStorage.nonces': [`${SIWX}/storage/storage.test.ts`, 'SQLite storage counts nonces periodically'],
  'eip155.clients': [
    `${SIWX}/verifiers/eip155.test.ts`,
    'is rejected if the app has no client for its chain',
    `${SIWX}/verifiers/eip155.test.ts`,
  ],
  'polkadot.prefixes': [`${SIWX}/verifiers/spelling.test.ts`, 'an app declares the address prefixes of its own chains'],
  'cosmos.prefixes': [`${SIWX}/verifiers/spelling.test.ts`, 'an app declares the address prefixes of its own chains'],
  'siwx.chains': [`${SIWX}/betterAuth/siwx.test.ts`, 'messages for other origins and chains'],
  'siwx.verifiers': [`${SIWX}/betterAuth/siwx.test.ts`, 'messages for other origins and chains'],
  'siwx.nonceLifetime': [`${SIWX}/betterAuth/siwx.test.ts`, 'an expired nonce'],
  'siwx.origins': [`${SIWX}/betterAuth/siwx.test.ts`, 'messages for other origins and chains'],
  'siwx.profile': [`${SIWX}/betterAuth/siwx.test.ts`, 'uses a placeholder e-mail, and the app’s profile of a new user'],
  'createSecureSite.url': [
    `${SITE}/server/email/createDelayedEmailChanges.test.ts`,
    'is stopped from the old address',
    `${SITE}/testing/useTestServer.ts`,
  ],
  'createSecureSite.allowedOrigins': [`${SANDBOX}/login.test.ts`, 'is refused to a page that is not on the list'],
  'createSecureSite.rpcUrls': [`${SANDBOX}/login.test.ts`, 'logs in by e-mail, signs, sends', START],
  'createSecureSite.storage': [
    `${SITE}/createSecureSite.test.ts`,
    'keeps the login and opens the same wallet',
    `${SITE}/createSecureSite.test.ts`,
  ],
  'createSecureSite.serviceKey': [
    `${SITE}/serviceKeys.test.ts`,
    'is refused at the start if it does not fit the database',
    `${SITE}/serviceKeys.test.ts`,
  ],
  'createSecureSite.olderServiceKey': [
    `${SITE}/serviceKeys.test.ts`,
    'is rotated: the older one opens',
    `${SITE}/serviceKeys.test.ts`,
  ],
  'createSecureSite.initialize': [
    `${SITE}/serviceKeys.test.ts`,
    'is refused for an empty database',
    `${SITE}/serviceKeys.test.ts`,
  ],
  'createSecureSite.mailer': [`${SANDBOX}/emailLogin.test.ts`, 'mails six digits', START],
  'createSecureSite.captchaPage': [
    `${SITE}/server/email/captchaPage.test.ts`,
    'only the frame and the site’s own window may embed the captcha, and nothing else',
  ],
  'createSecureSite.checkAbuse': [
    `${SITE}/server/email/refuseAbuse.test.ts`,
    'gets each request for a mail, and sends none if it refuses',
  ],
  'createSecureSite.providers': [`${SANDBOX}/login.test.ts`, 'logs in with %s in a popup', START],
  'createSecureSite.needsDevice': [`${SANDBOX}/emailLogin.test.ts`, 'asks for a link on a device', START],
  'createSecureSite.descriptors': [`${SITE}/server/descriptors/descriptorRoutes.test.ts`, 'stop a site that names %s'],
  'createSecureSite.policy': [
    `${SITE}/server/policy/policies.test.ts`,
    'of the operator holds as well as the user’s',
    `${SITE}/server/policy/policies.test.ts`,
  ],
  'createSecureSite.createBundler': [`${SANDBOX}/signing.test.ts`, 'acts from a smart account', START],
  'createSecureSite.assets': [`${SANDBOX}/login.test.ts`, 'logs in by e-mail, signs, sends', START],
  'createSecureSite.cooldownMs': [
    `${SITE}/createSecureSite.test.ts`,
    'mails an address again after the configured interval',
    `${SITE}/createSecureSite.test.ts`,
  ],
  'createSecureSite.emailChangeDelayMs': [`${SANDBOX}/login.test.ts`, 'waits for an unknown device', START],
  'createSecureSite.now': [`${SANDBOX}/emailLogin.test.ts`, 'takes no code after ten minutes', START],
  'createSecureSite.pages': [`${SANDBOX}/login.test.ts`, 'logs in with Farcaster on another device', START],
  'createSecureSite.around': [`${SANDBOX}/emailLogin.test.ts`, 'is gone, slow or broken on demand', START],
  'createSecureSite.proxies': [
    `${SITE}/server/email/createEmailLimits.test.ts`,
    'does not delay a login by the owner',
    `${SITE}/testing/useTestServer.ts`,
  ],
  'createSecureSite.metrics': [
    `${SITE}/server/operation/createMetrics.test.ts`,
    'count requests by route',
    `${SITE}/server/operation/createMetrics.test.ts`,
  ],
  'createSecureSite.log': [
    `${SITE}/createSecureSite.test.ts`,
    'logs an unexpected error without its message',
    `${SITE}/createSecureSite.test.ts`,
  ],
}
