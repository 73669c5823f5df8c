import type { RequestListener } from 'node:http'
import type { SecureServices } from './server/createServices'
import type { PageRoute } from './server/http/routes'
import type { Metrics } from './server/operation/createMetrics'
import type { OperatorPolicy } from './server/policy/policySchema'
import type {
  AbuseCheck,
  CreateBundler,
  KeyProvider,
  Mailer,
  RequestHook,
  SiteAssets,
  SocialProviders,
  Storage,
} from './types'

export interface SecureSiteOptions {
  /** Returns the site's URL without a trailing slash. */
  readonly url: () => string
  /** Origins that may embed the site; `*` stands for a port or part of a name. */
  readonly allowedOrigins: readonly string[]
  /** RPC URLs by CAIP-2 id; other networks are refused. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Stores everything: `openStorage`, `createMemoryStorage`, or a custom one. */
  readonly storage: Storage
  /**
   * Encrypts the server's share of every wallet, and is the pepper of codes: 32 random bytes as base64url, kept apart
   * from the storage; or a provider whose master key wraps such a key, which the site creates and stores. Without it no
   * wallet opens again; a wrong one is refused at startup.
   */
  readonly serviceKey: string | KeyProvider
  /**
   * Service key or provider from before a change. Opens shares, and encrypts none, until `resealSeeds`,
   * `rotateServiceKey` or `rewrapServiceKey` has run. @default none
   */
  readonly olderServiceKey?: string | KeyProvider | undefined
  /** Turns an empty storage into a new site; otherwise an empty one is refused as the wrong one. @default false */
  readonly initialize?: boolean | undefined
  /** Sends codes and links: `createSmtpMailer`, or a custom one. */
  readonly mailer: Mailer
  /** OpenID Connect providers by brand. @default none */
  readonly providers?: SocialProviders | undefined
  /**
   * Returns whether a device that has not logged in as this address before needs the mailed link before the code. A
   * site that does without it lets whoever learns a code log in elsewhere. @default every new device needs it
   */
  readonly needsDevice?: ((email: string) => boolean) | undefined
  /**
   * Decides before a mail for a login or a change of email: by reputation of the network, a service against bots and so
   * on. False, and an error, refuse the request; `'captcha'` has the user solve one first. @default allows all within
   * the site’s own limits
   */
  readonly checkAbuse?: AbuseCheck | undefined
  /**
   * Page that shows a captcha, on an origin of its own, so that its scripts reach nothing of the site. @default none: a
   * check that answers `'captcha'` refuses the request
   */
  readonly captchaPage?: string | undefined
  /**
   * Descriptors of contracts (ERC-7730), from which requests are described in a sentence: the `folder` that
   * `foyer-server sign-descriptors` writes, and the Ed25519 public key (32 bytes as base64url) that has signed it.
   * @default none: requests are described by what the frame decodes itself
   */
  readonly descriptors?: { readonly folder: string; readonly key: string } | undefined
  /**
   * Limits of what every wallet sends: per network the most within a day and the amount above which a passkey is
   * needed, in base units of its coin, and addresses that get nothing. The stricter of these and the user’s holds.
   * @default none
   */
  readonly policy?: OperatorPolicy | undefined
  /** Creates bundlers for smart accounts. @default no smart accounts */
  readonly createBundler?: CreateBundler | undefined
  /** Scripts, styles and the exit page for browsers: `readAssets`, once built. */
  readonly assets: SiteAssets
  /** Minimum time between mails to an address, in ms. @default 30000 */
  readonly cooldownMs?: number | undefined
  /** Time to stop a change of email, in ms. 0 applies it immediately. @default 86400000, one day */
  readonly emailChangeDelayMs?: number | undefined
  /** Returns the time in ms since 1970, for tests. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Additional pages. @default none */
  readonly pages?: ((site: SecureServices) => readonly PageRoute[]) | undefined
  /** Wraps every request: for logs, custom limits, test faults. @default none */
  readonly around?: RequestHook | undefined
  /** Number of own proxies that append to `X-Forwarded-For`. @default 0: ignores the header */
  readonly proxies?: number | undefined
  /** Receives measurements: `createMetrics`. @default none */
  readonly metrics?: Metrics | undefined
  /** Logs unexpected errors by kind and place, without messages, which may hold secrets. @default none */
  readonly log?: ((line: string) => void) | undefined
}

export interface RunningSecureSite {
  /** Handles requests of `node:http`. */
  readonly listener: RequestListener
  /** Sends queued mails and applies due changes of email. Runs every 15 s; never rejects. */
  readonly work: () => Promise<void>
  /** Fails `/ready` and ends long polls, before the operator closes the server. */
  readonly drain: () => void
  /** Drains, stops the work, and resolves when its current run has ended. Close the storage after it. */
  readonly close: () => Promise<void>
}
