import type { ActivityOptions } from './featureOptions.js'

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

/** Options of all features. A feature adds its own by declaration merging. */
export interface Features {
  /** Lets users connect a wallet on another device by WalletConnect. @default true */
  readonly walletConnect?: boolean | undefined
  /** Shows a guide about what a wallet is and where to get one. @default true */
  readonly walletGuide?: boolean | undefined
  /** Offers to connect wallets at all; `false` leaves the e-mail and social logins. @default true */
  readonly wallets?: boolean | undefined
  /** Lists wallets that announce themselves (EIP-6963). @default true */
  readonly eip6963?: boolean | undefined
  /** Lists the wallet at `window.ethereum`. @default true */
  readonly injected?: boolean | undefined
  /** Lets users switch networks. @default true */
  readonly networkSwitch?: boolean | undefined
  /** Restores stored connections when the page loads. @default true */
  readonly reconnect?: boolean | undefined
  /**
   * Restores, once, the connections that another library stored on this site: wagmi (with RainbowKit, ConnectKit or
   * AppKit), AppKit, Solana's wallet-adapter, sats-connect or cosmos-kit. A wallet connects only if it still authorizes
   * the site, without a prompt. Needs `reconnect`.
   * @default false
   */
  readonly takeOver?: boolean | undefined
  /** Keeps a log of the secure site's frame, which `getAuthLog` returns. @default true */
  readonly authLogger?: boolean | undefined
  /**
   * Offers logins by e-mail and social providers only on the origins that the project allows, whose list the wallet
   * directory provides. `false`: the project has no such list, and it is not requested.
   * @default true
   */
  readonly originCheck?: boolean | undefined
  /** Reports users' actions to the project's owner. `false` loads no code for that and sends nothing. @default true */
  readonly analytics?: boolean | undefined
  /** Shows the history of an account. `true` means the default options. @default true */
  readonly activity?: boolean | ActivityOptions | undefined
  /** Offers a view of all wallets in the directory: always, never, or on phones only. @default true */
  readonly allWallets?: boolean | 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Requires the user to tick a box before connecting. @default false */
  readonly legalCheckbox?: boolean | undefined
  /** Shows one row "Continue with a wallet" instead of all wallets, below e-mail and social logins. @default false */
  readonly collapseWallets?: boolean | undefined
  /**
   * Value of `reownBranding` in `getRemoteFeatures`, for view layers that show the hosted service's brand. `reactUi`
   * does not. The project's configuration takes precedence.
   * @default true
   */
  readonly reownBranding?: boolean | undefined
  /** Order of sign-in options, from the top. @default ['email', 'social', 'wallet'] */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** Order of the buttons below the balance, from the left. @default ['onramp', 'swaps', 'receive', 'send'] */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /**
   * Order of the groups in the list of wallets, from the top. For example, `['recent', 'injected']` lists the user's
   * own wallets first. Groups that are not named follow in the default order. Without this option, Connect lists
   * `walletConnect` after `injected` on a computer.
   *
   * @default ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended']
   */
  readonly connectorTypeOrder?: readonly ConnectorGroup[] | undefined
}

// The page reads these before the code of the features has loaded. The project's configuration does not change them.
export type BaseFeatures = {
  readonly [Name in
    | 'walletConnect'
    | 'walletGuide'
    | 'wallets'
    | 'eip6963'
    | 'injected'
    | 'networkSwitch'
    | 'reconnect'
    | 'authLogger'
    | 'originCheck']: boolean
}

export type ResolvedFeatures = Features &
  BaseFeatures & {
    readonly [Name in
      | 'analytics'
      | 'allWallets'
      | 'legalCheckbox'
      | 'collapseWallets'
      | 'connectMethodsOrder'
      | 'walletFeaturesOrder'
      | 'connectorTypeOrder']: NonNullable<Features[Name]>
  }

export interface RemoteFeatures {
  readonly email: boolean
  readonly socials: readonly SocialProvider[]
  readonly swaps: readonly string[]
  readonly onramp: readonly string[]
  readonly activity: boolean
  readonly reownBranding: boolean
}

export interface FeatureConfig {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}
