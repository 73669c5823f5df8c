import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'
import type { AccountType } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { ClearSigningOptions } from '../types/clearSigning.js'
import type { BaseFeatures, Features, ResolvedFeatures } from '../types/features.js'
import type { Log } from '../types/log.js'
import type { Metadata } from '../types/metadata.js'
import type { Network, NetworkInput } from '../types/network.js'
import type { PaymasterOptions } from '../types/paymaster.js'
import type { ServiceOptions } from '../types/services.js'
import type { SiweConfig, SiwxConfig } from '../types/siwx.js'
import type { KeyValueStorage } from '../types/storage.js'
import type { ThemeMode, ThemeVariables } from '../types/theme.js'
import type { TokenList } from '../types/token.js'
import type { UniversalProviderOption } from '../types/universalProvider.js'
import type { CustomWallet } from '../types/wallet.js'
import type { UiDefinition } from './createUi.js'

export type Currency = 'usd' | 'eur' | 'gbp' | 'aud' | 'cad' | 'inr' | 'jpy' | 'btc' | 'eth'

export type PreloadMode = 'idle' | 'intent' | 'none'

export interface AppOptions {
  /**
   * Id of the project at the hosted services (see "Do I need an account anywhere?" in docs/accounts.md). Without it,
   * the hosted services are off, and an alert lists them, unless `basic` is set or `services` replaces them.
   */
  readonly projectId?: string | undefined
  /**
   * Networks of the app, at least one: from `/networks` of an adapter, from `viem/chains`, or objects of your own. A
   * chain of `viem/chains` on the OP stack adds 17 kB to the first load.
   */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /** Network that is active before a wallet is connected. @default the first of `networks` */
  readonly defaultNetwork?: NetworkInput | undefined
  /** Metadata of the app, which wallets show. What you leave out is read from the page. */
  readonly metadata?: Partial<Metadata> | undefined
  /**
   * When the code of the modal is downloaded, from the app's own origin. `'idle'`: once the page has loaded and the
   * browser is idle, unless the user saves data or is on 2g; for a user with a wallet in the browser also the code that
   * connects it. `'intent'`: when the user points at a button. `'none'`: when the user clicks it. In each case, no
   * service gets a request before the user acts.
   * @default 'idle'
   */
  readonly preload?: PreloadMode | undefined

  /** Features of the modal. @default the default of each feature */
  readonly features?: Features | undefined
  /** Light or dark mode. @default the user's system setting */
  readonly themeMode?: ThemeMode | undefined
  /** Colors, font, corners and z-index. @default Foyer's own */
  readonly themeVariables?: ThemeVariables | undefined

  /**
   * Lists only these wallets of the directory, by id or reverse domain name. Wallets that announce themselves to the
   * page are listed as well, unless `excludeWalletIds` names them.
   */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Lists none of these wallets, by id or reverse domain name, even if they announce themselves to the page. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Lists these wallets first, in this order, by id. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Adds wallets that the wallet directory does not have. @default none */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /**
   * Token whose balance the account button shows in place of the native coin, by network. `address` is written as on
   * its chain; `image` is the URL of its picture.
   * @default the native coin
   */
  readonly tokens?: Readonly<Record<CaipNetworkId, { readonly address: string; readonly image?: string }>> | undefined

  /**
   * Token lists in the Uniswap format (https://uniswap.org/tokenlist.schema.json), as objects or as URLs, which are
   * requested when a user views tokens. On a chain that cannot list an account's tokens, these are the tokens whose
   * balances are read. `chainId` is the number of an EVM chain or a CAIP-2 id.
   * @default none: no list is bundled
   */
  readonly tokenLists?: readonly (TokenList | string)[] | undefined

  /** Currency of prices and totals, where a service knows prices. @default 'usd' */
  readonly currency?: Currency | undefined

  /** URL of the app's terms, to which the first view links. @default none */
  readonly termsConditionsUrl?: string | undefined
  /** URL of the app's privacy policy, to which the first view links. @default none */
  readonly privacyPolicyUrl?: string | undefined
  /** URLs of nodes by CAIP-2 id, which are used instead of all others. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Pictures of networks, by chain id. */
  readonly chainImages?: Readonly<Record<number | string, string>> | undefined

  /**
   * Lets users sign in with their wallet, on any chain. An account that has to sign in and does not is refused.
   * `createSiwx` of `@foyer/siwx/client` creates this option. Cannot be combined with `siweConfig`.
   * @default no sign-in
   */
  readonly siwx?: SiwxConfig | undefined
  /**
   * Lets users sign in with Ethereum, in the older form of `siwx`. Cannot be combined with `siwx`.
   * @default no sign-in
   */
  readonly siweConfig?: SiweConfig | undefined

  /**
   * Says in a sentence, beside amounts and simulation, what a token transfer and a swap ask of an EVM wallet. The texts
   * are descriptors (ERC-7730) that `key` has signed; others are ignored, which the log says.
   * @default none
   */
  readonly clearSigning?: ClearSigningOptions | undefined

  /**
   * Paymasters (ERC-7677) that shall pay the network fee when the modal sends coins or tokens or revokes a token
   * approval, by network. Only wallets that support one use it; with others, the user pays the fee.
   * @default none: the user pays the fee
   */
  readonly paymasters?: Readonly<Record<CaipNetworkId, PaymasterOptions>> | undefined

  /** URLs of services that replace the hosted ones. */
  readonly services?: Partial<ServiceOptions> | undefined
  /** Turns off everything that needs a hosted service, and swaps from any provider. @default false */
  readonly basic?: boolean | undefined
  /** Renders the modal as a part of the page, in `container`, instead of a dialog above the page. @default false */
  readonly enableEmbedded?: boolean | undefined
  /** Appends the dialog to `container` instead of the page's body. @default false */
  readonly disableAppend?: boolean | undefined
  /** Element that contains the modal if `enableEmbedded` or `disableAppend` is set. */
  readonly container?: Element | undefined
  /** Lets a wallet stay on a network that `networks` does not contain. @default false */
  readonly allowUnsupportedChain?: boolean | undefined
  /**
   * Type of the account that is active first when a wallet has several, by namespace. On Bitcoin, only payment accounts
   * can be active.
   * @default bip122 payment, eip155 smartAccount, polkadot eoa, solana eoa
   */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined

  /** Logs warnings and errors, and shows developer alerts. @default true */
  readonly debug?: boolean | undefined
  /**
   * Called with each line of the log, including lines of level `debug`, which the console does not show.
   * @default none
   */
  readonly onLog?: Log | undefined
  /**
   * Uses the app's own UniversalProvider of WalletConnect, of any version, so that the page has only one client and one
   * socket to the relay. `services.relay` does not apply to it.
   * @default the modal creates its own client
   */
  readonly universalProvider?: UniversalProviderOption | undefined
  /** Stores what has to outlive a reload. @default the page's localStorage */
  readonly storage?: KeyValueStorage | undefined
}

export interface BaseOptions
  extends Omit<AppOptions, 'networks' | 'defaultNetwork' | 'metadata' | 'features' | 'themeMode' | 'themeVariables'> {
  readonly networks: readonly Network[]
  readonly defaultNetwork: Network
  readonly metadata: Metadata
  readonly features: Features & BaseFeatures
  readonly preload: PreloadMode
  readonly basic: boolean
  readonly enableEmbedded: boolean
  readonly disableAppend: boolean
  readonly allowUnsupportedChain: boolean
  readonly defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>
  readonly debug: boolean
}

export interface Options extends BaseOptions {
  readonly features: ResolvedFeatures
}

export interface CreateModalParameters<A extends readonly AdapterDefinition[] = readonly AdapterDefinition[]>
  extends AppOptions {
  /** Adapters, one for each namespace that the modal serves. */
  readonly adapters: A
  /**
   * Features of the app, made with `defineFeature` of `@foyer/core/feature`. If one has the id of one of Foyer's
   * features (such as `remote` or `embedded`), nothing can connect (`FEATURE_DUPLICATE`).
   * @default none
   */
  readonly customFeatures?: readonly FeatureDefinition[] | undefined
  /** View layer, such as `reactUi()`. Without one, the modal is headless. */
  readonly ui?: UiDefinition | undefined
}
