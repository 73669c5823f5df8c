import type { AccountType } from './types/account.js'
import type { CaipNetworkId, Namespace } from './types/caip.js'
import type { Features, ResolvedFeatures } from './types/features.js'
import type { Metadata } from './types/metadata.js'
import type { Network, NetworkInput } from './types/network.js'
import type { ServiceUrls } from './types/services.js'
import type { SiweConfig, SiwxConfig } from './types/siwx.js'
import type { KeyValueStorage } from './types/storage.js'
import type { ThemeMode, ThemeVariables } from './types/theme.js'
import type { TokenList } from './types/tokenList.js'
import type { UniversalProviderOption } from './types/universalProvider.js'
import type { CustomWallet } from './types/wallet.js'

/** What prices can be in. */
export type Currency = 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'

/** When the files are fetched that opening needs. */
export type Preload = 'idle' | 'intent' | 'none'

/** What a site says of itself and of what it wants. */
export interface SiteOptions {
  /** Id of the project at the backend. Without it the alert "Project ID Not Configured" is raised. */
  readonly projectId: string
  /** At least one, of `/networks` of an adapter, or written by hand. Chains of `viem/chains` may stand here as they are. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** Active before a wallet is connected. @default the first of `networks` */
  readonly defaultNetwork?: NetworkInput | undefined
  /** What wallets show of the site. Missing fields come from the page. */
  readonly metadata?: Partial<Metadata> | undefined
  /**
   * When the files are fetched that opening needs, from where the page's own files are. `'idle'`: once the page has loaded
   * and the browser is idle, unless the visitor saves data or is on 2g. `'intent'`: when the visitor points at a button.
   * `'none'`: when they press it. Whichever it is, nobody is asked anything before the visitor does something.
   * @default 'idle'
   */
  readonly preload?: Preload | undefined

  /** What the modal offers. @default as each says */
  readonly features?: Features | undefined
  /** Light or dark. @default the visitor's system */
  readonly themeMode?: ThemeMode | undefined
  /** Colours, font, corners and layer. @default Foyer's own */
  readonly themeVariables?: ThemeVariables | undefined

  /** Only these wallets, by id or rdns. Those that announce themselves are listed beside them: see `excludeWalletIds`. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** None of these, by id or rdns; announced wallets too. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** First in the list, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets that the directory does not have. @default none */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /**
   * Token whose balance the account button shows, by network, in place of the native coin. `address` as the chain writes it; `image`
   * is drawn beside it. @default the native coin
   */
  readonly tokens?: Readonly<Record<CaipNetworkId, { readonly address: string; readonly image?: string }>> | undefined

  /**
   * Lists of tokens in the Uniswap format (https://uniswap.org/tokenlist.schema.json), each as it is or by its URL, which is
   * asked when a visitor looks at tokens. A chain that cannot list what an account holds is asked for these. `chainId` is
   * the number of an EVM chain or a CAIP-2 id. @default none: no list is bundled
   */
  readonly tokenLists?: readonly (TokenList | string)[] | undefined

  /** What prices and totals are in, where a service knows prices. @default 'usd' */
  readonly currency?: Currency | undefined

  /** The site's terms, which the first view names. @default none */
  readonly termsConditionsUrl?: string | undefined
  /** The site's privacy policy, which the first view names. @default none */
  readonly privacyPolicyUrl?: string | undefined
  /** URLs of nodes by CAIP-2 id. They come before all others. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Network pictures by chain id. */
  readonly chainImages?: Readonly<Record<number | string, string>> | undefined

  /**
   * Visitors sign in with their wallet, whatever its chain: an account that has to and has not is not let in. `createSiwx` of
   * `@foyer/siwx/client` makes one. Not together with `siweConfig`. @default nobody is asked to
   */
  readonly siwx?: SiwxConfig | undefined
  /** The same for Ethereum alone, in its older form. Not together with `siwx`. @default nobody is asked to */
  readonly siweConfig?: SiweConfig | undefined

  /** The backends, where they are not the hosted ones. */
  readonly services?: Partial<ServiceUrls> | undefined
  /** All remote features off. @default false */
  readonly basic?: boolean | undefined
  /** The modal is part of the page, in `container`, and not a dialog above it. @default false */
  readonly enableEmbedded?: boolean | undefined
  /** The modal is not put into the page's body; `container` says where it goes. @default false */
  readonly disableAppend?: boolean | undefined
  /** Where the modal goes with `enableEmbedded` or `disableAppend`. */
  readonly container?: Element | undefined
  /** A wallet may be on a network outside of `networks`. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Which account of a wallet comes first, by namespace. Of Bitcoin only those for payments can. @default bip122 payment, eip155 smartAccount, polkadot eoa, solana eoa */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined

  /** Log warnings and errors, and show developer alerts. @default true */
  readonly debug?: boolean | undefined
  /** Offer remote sessions. @default true */
  readonly enableWalletConnect?: boolean | undefined
  /**
   * The app's own UniversalProvider of WalletConnect, of any version, for remote sessions: one socket to the relay and one core on
   * the page. `services.relay` does not apply to it. @default one that comes with the modal
   */
  readonly universalProvider?: UniversalProviderOption | undefined
  /** Explain what a wallet is and where to get one. @default true */
  readonly enableWalletGuide?: boolean | undefined
  /** Offer wallets at all. @default true */
  readonly enableWallets?: boolean | undefined
  /** List wallets that announce themselves (EIP-6963). @default true */
  readonly enableEIP6963?: boolean | undefined
  /** List the wallet at `window.ethereum`. @default true */
  readonly enableInjected?: boolean | undefined
  /** Let visitors switch networks. @default true */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Restore stored connections at start. @default true */
  readonly enableReconnect?: boolean | undefined
  /** The secure site's frame may write to the console. @default true */
  readonly enableAuthLogger?: boolean | undefined
  /** Where the modal keeps what outlives a reload. @default the page's localStorage */
  readonly storage?: KeyValueStorage | undefined
}

/** The options after checking, with the defaults that a page with a button needs. */
export interface EarlyOptions
  extends Omit<SiteOptions, 'networks' | 'defaultNetwork' | 'metadata' | 'features' | 'themeMode' | 'themeVariables'> {
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly metadata: Metadata
  readonly preload: Preload
  readonly basic: boolean
  readonly enableEmbedded: boolean
  readonly disableAppend: boolean
  readonly allowUnsupportedChain: boolean
  readonly defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  readonly debug: boolean
  readonly enableWalletConnect: boolean
  readonly enableWalletGuide: boolean
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableNetworkSwitch: boolean
  readonly enableReconnect: boolean
  readonly enableAuthLogger: boolean
}

/** The options with every default filled in. */
export interface Options extends EarlyOptions {
  readonly features: ResolvedFeatures
}
