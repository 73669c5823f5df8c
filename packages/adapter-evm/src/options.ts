import type { Config } from '@wagmi/core'
import type { Eip1193Provider } from './provider.js'

/** A wallet that the page brings itself. */
export interface EvmWallet {
  /** Stable across visits. */
  readonly id: string
  readonly name: string
  /** `https:` or `data:image/…`. */
  readonly icon?: string | undefined
  /** Reverse domain name. An extension that announces the same one is not listed a second time. */
  readonly rdns?: string | undefined
  /** The provider, or a function that loads it when the visitor picks the wallet. */
  readonly provider: Eip1193Provider | (() => Eip1193Provider | Promise<Eip1193Provider>)
}

export interface CoinbaseOptions {
  /** What the Coinbase window offers. @default 'all' */
  readonly preference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
}

export interface SafeOptions {
  /** Origins of pages that may frame this one as a Safe, such as `https://safe.example`. @default https://app.safe.global */
  readonly origins?: readonly string[] | undefined
}

export interface EvmWalletOptions {
  readonly wagmiConfig?: undefined
  /**
   * List Coinbase Wallet (its app and its smart wallet), for users without the extension. Its SDK is the optional peer
   * `@coinbase/wallet-sdk`, loaded when a user picks it: install it, or leave the row out with `false`. @default true
   */
  readonly coinbase?: boolean | CoinbaseOptions | undefined
  /**
   * Be connected to the Safe that frames the page. Any page can frame another and answer like a Safe: only those of the
   * named origins are believed. `false`: nobody is asked. @default true
   */
  readonly safe?: boolean | SafeOptions | undefined
  /** Wallets of the page's own. @default none */
  readonly wallets?: readonly EvmWallet[] | undefined
}

export interface EvmConfigOptions<C extends Config = Config> {
  /** The page's own wagmi config: its connectors, chains and transports are used, and both sides share one state. */
  readonly wagmiConfig: C
  readonly coinbase?: undefined
  readonly safe?: undefined
  readonly wallets?: undefined
}

export type EvmOptions<C extends Config = Config> = EvmWalletOptions | EvmConfigOptions<C>
