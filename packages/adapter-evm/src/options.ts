import type { Config } from '@wagmi/core'
import type { Eip1193Provider } from './provider.js'

/** Describes a wallet that the app brings itself. */
export interface EvmWallet {
  /** Id that the modal stores, so it must stay the same across visits. */
  readonly id: string
  readonly name: string
  /** Icon as an `https:` or `data:image/…` URL. */
  readonly icon?: string | undefined
  /** Reverse domain name. An extension that announces the same name is not listed twice. */
  readonly rdns?: string | undefined
  /** Provider, or a function that loads it when the user selects the wallet. */
  readonly provider: Eip1193Provider | (() => Eip1193Provider | Promise<Eip1193Provider>)
}

export interface CoinbaseOptions {
  /** Accounts that Coinbase's window offers. @default 'all' */
  readonly preference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
}

export interface SafeOptions {
  /**
   * Origins of Safe's interface that may frame the app, such as `https://safe.example`. @default
   * https://app.safe.global
   */
  readonly origins?: readonly string[] | undefined
}

export interface EvmWalletOptions {
  readonly wagmiConfig?: undefined
  /**
   * Lists Coinbase Wallet for users without its extension. Needs the optional peer `@coinbase/wallet-sdk`, which loads
   * when the user selects the wallet; `false` lists none. @default true
   */
  readonly coinbase?: boolean | CoinbaseOptions | undefined
  /** Connects to the Safe that frames the app, if its origin is one of `origins`. `false` disables it. @default true */
  readonly safe?: boolean | SafeOptions | undefined
  /** Wallets that the app brings itself. @default none */
  readonly wallets?: readonly EvmWallet[] | undefined
}

export interface EvmConfigOptions<C extends Config = Config> {
  /** App's wagmi config, whose connectors, chains and transports the modal uses and whose state it shares. */
  readonly wagmiConfig: C
  readonly coinbase?: undefined
  readonly safe?: undefined
  readonly wallets?: undefined
}

export type EvmOptions<C extends Config = Config> = EvmWalletOptions | EvmConfigOptions<C>
