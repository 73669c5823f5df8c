import type { CaipNetworkId, Namespace } from './caip.js'
import type { OnrampOptions } from './onramp.js'
import type { SwapOptions } from './swap.js'

export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
export type ConnectMethod = 'email' | 'social' | 'wallet'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** The kinds of networks that a feature is for. Absent: the usual ones. */
export interface NamespaceChoice {
  /** Kinds of networks on which it is offered. @default as `true` says */
  readonly namespaces?: readonly Namespace[] | undefined
}

/** How the history of accounts is read. */
export interface ActivityOptions {
  /** Kinds of networks on which it is shown. @default ['eip155'] */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Explorers that speak as Blockscout does, by network: their base URL, e.g. `https://eth.blockscout.com`. @default none */
  readonly blockscout?: Readonly<Record<CaipNetworkId, string>> | undefined
}

/** Which NFTs are shown, and who is asked for them beside the wallet itself. */
export interface NftOptions {
  /** Kinds of networks on which they are shown. @default ['eip155', 'solana'] */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Explorers that speak as Blockscout does, by network: their base URL, e.g. `https://eth.blockscout.com`. @default none */
  readonly blockscout?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** Nodes of Solana that know the Digital Asset Standard (`getAssetsByOwner`), by network: their URL. @default none */
  readonly das?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** Where pictures in IPFS are read, e.g. `https://ipfs.io/ipfs`. @default they are not */
  readonly ipfs?: string | undefined
}

/** What the modal offers. All optional; the defaults are in `defaults.ts`. */
export interface Features {
  /** The address as a code and as text. @default true */
  readonly receive?: boolean | undefined
  /** Where visitors may send: true is EVM and Solana. @default true */
  readonly send?: boolean | NamespaceChoice | undefined
  /** Where visitors may register a name with the data service: true is EVM. @default true */
  readonly names?: boolean | NamespaceChoice | undefined
  /** What the visitor has allowed, in one view from which it is stopped. @default true */
  readonly allowed?: boolean | undefined
  /** Events for the project's owner. False: nothing of it is loaded, and nobody is asked. @default true */
  readonly analytics?: boolean | undefined
  /** Offer the whole wallet directory: everywhere, nowhere, or on phones only. @default true */
  readonly allWallets?: boolean | 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** The visitor ticks a box before connecting. @default false */
  readonly legalCheckbox?: boolean | undefined
  /** What sites may do for a smart account of EVM without asking (ERC-7715): a view of it, and `grantPermissions`. @default false */
  readonly smartSessions?: boolean | undefined
  /** Wallets behind one row, e-mail and social first. @default false */
  readonly collapseWallets?: boolean | undefined
  /** Payments that the page asks for with `openPay`. @default false */
  readonly pay?: boolean | undefined
  /** Sign-in with e-mail, for a wallet in the secure site's frame. The project's configuration has the last word. @default true */
  readonly email?: boolean | undefined
  /** Accounts to sign in with, in this order; false offers none. The project's configuration has the last word. @default all */
  readonly socials?: readonly SocialProvider[] | false | undefined
  /**
   * Who swaps tokens: names (`1inch`, which is the data service, `kyberswap`, `lifi`), or options:
   * `providers` with one's own among them, `networks` beside the usual twelve, `kyberswapUrl` and `lifiUrl` for where those two are asked. The
   * project's configuration has the last word on whether, and on the names. @default ['1inch']
   */
  readonly swaps?: boolean | readonly string[] | SwapOptions | undefined
  /** Providers that sell coins; the project's configuration has the last word on which of ours. `true` is Meld, which needs a key. @default true */
  readonly onramp?: boolean | readonly string[] | OnrampOptions | undefined
  /** The history of an account. `true` is the same as no options of it. @default true */
  readonly activity?: boolean | ActivityOptions | undefined
  /** The NFTs of an account. `true` is the same as no options of it. @default true */
  readonly nfts?: boolean | NftOptions | undefined
  /** What `getRemoteFeatures` says of the mark of the hosted backend; `reactUi` draws none. The project's configuration has the last word. @default true */
  readonly reownBranding?: boolean | undefined
  /** Ways to connect, from above. @default ['email', 'social', 'wallet'] */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** Actions of the account, from the left. @default ['onramp', 'swaps', 'receive', 'send'] */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /**
   * Groups of wallets, from above, e.g. `['recent', 'injected']` for those that the visitor has. Groups that are left out follow in
   * the usual order. @default ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']
   */
  readonly connectorTypeOrder?: readonly ConnectorGroup[] | undefined
}

/** The features that have a default, with it filled in. */
export type ResolvedFeatures = Features & {
  readonly [Name in
    | 'receive'
    | 'send'
    | 'analytics'
    | 'allWallets'
    | 'legalCheckbox'
    | 'smartSessions'
    | 'collapseWallets'
    | 'pay'
    | 'connectMethodsOrder'
    | 'walletFeaturesOrder'
    | 'connectorTypeOrder']: NonNullable<Features[Name]>
}
