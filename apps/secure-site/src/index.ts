// biome-ignore lint/performance/noBarrelFile: the entry of the package
export { readAssets } from './assets/readAssets'
export { createSecureSite } from './createSecureSite'
export { createCommandKeyProvider } from './keyProviders/createCommandKeyProvider'
export { createMemoryMailer } from './mail/createMemoryMailer'
export { createSmtpMailer } from './mail/createSmtpMailer'
export { UndeliverableAddressError } from './mail/UndeliverableAddressError'
export type { RunningSecureSite, SecureSiteOptions } from './options'
export { SetupError } from './SetupError'
export type { SecureServices } from './server/createServices'
export type { CaptchaCheckOptions } from './server/email/createCaptchaCheck'
export { createCaptchaCheck } from './server/email/createCaptchaCheck'
export type { Html } from './server/http/html'
export { html, joinHtml } from './server/http/html'
export { RefusedRequestError } from './server/http/RefusedRequestError'
export { renderSimplePage } from './server/http/renderSimplePage'
export { toJsonResponse, toPageResponse, toRedirect } from './server/http/responses'
export type { PageRoute } from './server/http/routes'
export { resealSeeds } from './server/keys/resealSeeds'
export { rewrapServiceKey } from './server/keys/rewrapServiceKey'
export { rotateServiceKey } from './server/keys/rotateServiceKey'
export { createSecret } from './server/keys/secrets'
export type { Metrics } from './server/operation/createMetrics'
export { createMetrics } from './server/operation/createMetrics'
export { SOCIAL_BRANDS } from './server/social/brands'
export { createMemoryStorage } from './storage/createMemoryStorage'
export type { OpenedStorage } from './storage/openStorage'
export { openStorage } from './storage/openStorage'
export type {
  AbuseCheck,
  AbuseVerdict,
  Bundler,
  KeyProvider,
  Mailer,
  MailRequest,
  RequestHook,
  SocialProviders,
  Storage,
} from './types'
