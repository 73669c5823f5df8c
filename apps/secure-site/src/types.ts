import type { UserOperation } from 'viem/account-abstraction'
import type { SocialBrand } from './server/social/brands'
import type { LanguageTag } from './texts/languageTags'

export interface SiteAssets {
  script(): Promise<string>
  describeScript(): Promise<string>
  socialScript(): Promise<string>
  frameStyle(): Promise<string>
  pageStyle(): Promise<string>
  walletScript(): Promise<string>
  walletStyle(): Promise<string>
  reviewScript(): Promise<string>
  reviewStyle(): Promise<string>
  exitPage(): Promise<string>
  /** Returns the script with the texts of a language. */
  texts(language: LanguageTag): Promise<string>
}

export type SocialProviders = { readonly [Name in SocialBrand]?: SocialProvider | undefined }

export interface SocialProvider {
  /** Issuer of `/.well-known/openid-configuration`. Plain http on localhost only. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * Returns the response of `answer`, or another; undefined drops the connection. A thrown `RefusedRequestError` becomes
 * a response.
 */
export type RequestHook = (
  request: { readonly path: string; readonly signal: AbortSignal },
  answer: () => Promise<Response>,
) => Promise<Response | undefined>

export interface Storage {
  read(table: string, key: string): Promise<StoredEntry | undefined>
  /** Lists keys in a fixed order, at most 1,000, expired ones included. @param after last key of the previous page */
  keys(table: string, after?: string): Promise<readonly string[]>
  /**
   * Replaces an entry atomically by the result of `to`; undefined removes it. Errors of `to` change nothing. A database
   * may call `to` again on retry.
   */
  change(table: string, key: string, to: (stored: StoredEntry | undefined) => StoredEntry | undefined): Promise<void>
  sweep(now: number): Promise<void>
}

export interface StoredEntry {
  readonly value: unknown
  /** In ms since 1970; an entry without it never expires. */
  readonly expiresAt: number | undefined
}

export interface SmartAccountContracts {
  readonly entryPoint: `0x${string}`
  readonly factory: `0x${string}`
}

export interface Bundler {
  contracts(): Promise<SmartAccountContracts | undefined>
  send(operation: UserOperation<'0.8'>): Promise<{ transactionHash: string; success: boolean }>
}

export type CreateBundler = (network: { readonly url: string; readonly chainId: number }) => Promise<Bundler>

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the mail, on which changes of email depend. Rejects with an
   * `UndeliverableAddressError` if the address takes no mail, also later.
   */
  send(mail: OutgoingMail): Promise<void>
}

/** Request that makes the site send a mail to an address which its sender has chosen. */
export interface MailRequest {
  readonly kind: 'login' | 'emailChange'
  readonly email: string
  /** Network address of the browser; for IPv6 its /64. */
  readonly client: string
  readonly userAgent: string
  /** Origin of the app; in the site’s own window, the site’s. */
  readonly origin: string
  /** Token of the captcha that the user has solved. Nobody has checked it. @default none yet */
  readonly captcha?: string | undefined
  /** True for another mail of a request that was allowed before, for which no captcha is shown. */
  readonly isRepeated: boolean
}

/** Answer of an `AbuseCheck`: whether the site may send the mail, or only after the user has solved a captcha. */
export type AbuseVerdict = boolean | 'captcha'

/** Decides about each mail that a visitor asks for. `createCaptchaCheck` is one. */
export type AbuseCheck = (request: MailRequest) => AbuseVerdict | Promise<AbuseVerdict>

/**
 * Master key that an HSM or a key service (KMS) never gives out. It wraps the service key, which the storage has only
 * in this form. Losing the master key loses every wallet.
 */
export interface KeyProvider {
  /** Name in messages to the operator, such as `pkcs11`. */
  readonly name: string
  /** Encrypts a key of 32 bytes, so that any change of the result is noticed. */
  wrap(key: Uint8Array): Promise<Uint8Array>
  /** Decrypts a result of `wrap`. Rejects for other bytes, and for those of another master key. */
  unwrap(wrapped: Uint8Array): Promise<Uint8Array>
}
