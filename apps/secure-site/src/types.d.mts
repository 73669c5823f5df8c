import type { RequestListener } from 'node:http'
import type { UserOperation } from 'viem/account-abstraction'
import type { PageRoute } from './server/createListener.mjs'
import type { Site } from './server/createSite.mjs'

export interface SecureSiteOptions {
  /** Of the site itself, without a slash at the end; asked when somebody comes. */
  readonly url: () => string
  /** Who may embed it, by origin; `*` stands for any port or any part of a name. */
  readonly allowedOrigins: readonly string[]
  /** The nodes it asks, by CAIP-2 id; it serves no other network, whatever a page says. */
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly mailer: Mailer
  /** The provider behind the social buttons. */
  readonly idp: Idp
  readonly createBundler: CreateBundler
  readonly assets: Assets
  /** One mail an address in this time. Default: 30 s. */
  readonly cooldownMs?: number | undefined
  /** Default: the clock. For tests of what expires. */
  readonly now?: (() => number) | undefined
  /** Pages beside its own. */
  readonly pages?: ((site: Site) => readonly PageRoute[]) | undefined
  /** Something to do wrong with a request, for tests. */
  readonly takeFault?: ((path: string) => Fault | undefined) | undefined
  /** One line a call, without a line end. Default: silent. */
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

export interface Idp {
  readonly url: string
  secretOf(brand: string): string
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

export interface Fault {
  /** As if nobody were there: the connection is cut without an answer. */
  readonly refuse?: boolean
  /** Answered with this status and nothing done. */
  readonly status?: number
  /** Answered this late. */
  readonly latencyMs?: number
  /** Done, but the connection is cut instead of the answer. */
  readonly cut?: boolean
}

/** A seed as it is kept: AES-GCM under a key that its owner's session alone can put together. Base64url. */
export interface SealedSeed {
  readonly salt: string
  readonly iv: string
  readonly ciphertext: string
}

export interface Mailer {
  sendCode(mail: { to: string; digits: string; origin: string }): Promise<void>
  sendLink(mail: { to: string; link: string; origin: string }): Promise<void>
}
