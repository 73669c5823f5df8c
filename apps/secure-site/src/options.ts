import type { RequestListener } from 'node:http'
import type { PageRoute } from './server/createListener'
import type { Site } from './server/createSite'
import type { Around, Assets, CreateBundler, Mailer, Providers, Storage } from './types'

export interface SecureSiteOptions {
  /** Of the site itself, without a slash at the end; asked when somebody comes. */
  readonly url: () => string
  /** Who may embed it, by origin; `*` stands for any port or any part of a name. */
  readonly allowedOrigins: readonly string[]
  /** The nodes it asks, by CAIP-2 id; it serves no other network, whatever a page says. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Where it remembers: `createMemoryStorage`, `createSqliteStorage`, or one of your own. */
  readonly storage: Storage
  /**
   * The service's half of every key around a seed, and what codes are hashed under: 32 random bytes as base64url, that lie
   * elsewhere than the storage. Without it no wallet opens again.
   */
  readonly serviceKey: string
  /** Who mails codes and links: `createSmtpMailer`, or one of your own. */
  readonly mailer: Mailer
  /** Who is behind the social buttons, by brand. @default nobody */
  readonly providers?: Providers | undefined
  /** Whose devices have to be approved by a mailed link before a code is mailed. @default nobody's */
  readonly needsDevice?: ((email: string) => boolean) | undefined
  /** Who brings the operations of smart accounts to a network. @default there are no smart accounts */
  readonly createBundler?: CreateBundler | undefined
  /** The script and the styles that browsers get: `readAssets`, once they are built. */
  readonly assets: Assets
  /** One mail an address in this time, in milliseconds. @default 30000 */
  readonly cooldownMs?: number | undefined
  /** How long the owner of an e-mail has to stop a change of it, in milliseconds. 0 changes it at once. @default 86400000, which is a day */
  readonly emailChangeDelayMs?: number | undefined
  /** The time, in milliseconds since 1970. For tests of what expires. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Pages beside its own. @default none */
  readonly pages?: ((site: Site) => readonly PageRoute[]) | undefined
  /** Around every request: for logs, limits of one's own, faults of tests. @default nothing */
  readonly around?: Around | undefined
  /**
   * How many proxies of one's own stand before the site, each of which adds to `X-Forwarded-For`. @default 0: the header is not
   * read
   */
  readonly proxies?: number | undefined
  /** Told of what failed and nobody foresaw: where, and not in its words, which may hold anything. @default nobody is told */
  readonly log?: ((line: string) => void) | undefined
}

export interface SecureSite {
  /** For `node:http`. */
  readonly listener: RequestListener
}
