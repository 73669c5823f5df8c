import type { RequestListener } from 'node:http'
import type { UserOperation } from 'viem/account-abstraction'
import type { Brand } from './server/brands.mjs'
import type { PageRoute } from './server/createListener.mjs'
import type { Site } from './server/createSite.mjs'
import type { Answer } from './server/send.mjs'

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

/** What browsers get. */
export interface Assets {
  /** Of the frame. */
  script(): Promise<string>
  frameStyle(): Promise<string>
  pageStyle(): Promise<string>
}

/** Those with OpenID Connect, by brand. */
export type Providers = { readonly [Name in Brand]?: Provider | undefined }

export interface Provider {
  /** Where its `/.well-known/openid-configuration` is. Plain http on this machine only. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Gives what `answer` gives, or something else; undefined cuts the connection. A `Refusal` that it throws is answered. */
export type Around = (
  request: { readonly path: string; readonly signal: AbortSignal },
  answer: () => Promise<Answer>,
) => Promise<Answer | undefined>

/** Where the site remembers. All of it is JSON. */
export interface Storage {
  read(table: string, key: string): Promise<StoredEntry | undefined>
  /**
   * Keeps what `to` makes of what is there; undefined forgets it. One change of a key at a time, whoever else makes one: two
   * that come together must not both see the old value. What `to` throws is thrown, and nothing is changed. Where a
   * database has to try again, `to` may be called again.
   */
  change(table: string, key: string, to: (kept: StoredEntry | undefined) => StoredEntry | undefined): Promise<void>
  /** Forgets what has expired. What has expired and is still there is passed over by who reads it. */
  sweep(now: number): Promise<void>
  close(): Promise<void>
}

export interface StoredEntry {
  readonly value: unknown
  /** Unix milliseconds; undefined keeps it. */
  readonly expiresAt: number | undefined
}

/** What is used of a SQLite library. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): { get(...values: unknown[]): unknown; run(...values: unknown[]): unknown }
  close(): unknown
}

/** Where the contracts of smart accounts are on one network. */
export interface Contracts {
  readonly entryPoint: `0x${string}`
  readonly factory: `0x${string}`
}

/** Brings the operations of smart accounts to one network. */
export interface Bundler {
  /** Undefined where there cannot be any. */
  contracts(): Promise<Contracts | undefined>
  /** Brings an operation to the chain, and says whether it did what it should. */
  send(operation: UserOperation<'0.8'>): Promise<{ transactionHash: string; success: boolean }>
}

export type CreateBundler = (network: { readonly url: string; readonly chainId: number }) => Promise<Bundler>

/** A seed as it is kept: AES-GCM under a key that its owner's session alone can put together. Base64url. */
export interface SealedSeed {
  readonly salt: string
  readonly iv: string
  readonly ciphertext: string
}

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}
