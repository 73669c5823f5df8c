import type { UserOperation } from 'viem/account-abstraction'
import type { Brand } from './server/brands'
import type { Answer } from './server/send'

/** What browsers get. */
export interface Assets {
  /** Of the frame. */
  script(): Promise<string>
  /** Of the page that a popup ends on. */
  socialScript(): Promise<string>
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
}

export interface StoredEntry {
  readonly value: unknown
  /** Unix milliseconds; undefined keeps it. */
  readonly expiresAt: number | undefined
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
