import type { Caip19, CaipNetworkId, Namespace } from './caip.js'
import type { SocialProvider } from './features.js'

/** One wallet in one namespace, to be connected after another. */
export interface ConnectStep {
  readonly walletId: string
  readonly namespace: Namespace
}

interface RemoteParams {
  /** One whose app is known. */
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

interface SignInParams {
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

/** What a page knows of a transfer before the visitor begins. */
export interface SendArguments {
  /** In whole tokens. */
  readonly amount?: string | number | undefined
  /** Of the token. Absent: the native coin. */
  readonly assetAddress?: string | undefined
  readonly namespace?: Namespace | undefined
  /** The chain's own id: `8453`. */
  readonly chainId?: number | string | undefined
  /** An address, a name or a request to pay. */
  readonly to?: string | undefined
}

/** What a page knows of a swap before the visitor begins. */
export interface SwapArguments {
  /** In whole tokens. */
  readonly amount?: string | number | undefined
  /** The symbol or the address of what is paid. */
  readonly fromToken?: string | undefined
  /** The same of what is received. */
  readonly toToken?: string | undefined
}

/** Every view and what it needs to open. A feature or a third party adds its own line by declaration merging. */
export interface ViewParams {
  /** `adding`: another wallet beside the connected ones. `expanded`: all rows, where `collapseWallets` hides them. */
  Connect: {
    readonly namespace?: Namespace | undefined
    readonly adding?: boolean | undefined
    readonly expanded?: boolean | undefined
    /** Where the new connection is to be. */
    readonly caipNetworkId?: CaipNetworkId | undefined
  }
  ConnectingExternal: {
    readonly walletId: string
    readonly namespace?: Namespace | undefined
    readonly adding?: boolean | undefined
    readonly caipNetworkId?: CaipNetworkId | undefined
    /** Several are connected, one after another. */
    readonly steps?: readonly ConnectStep[] | undefined
    /** Which of them is on. @default 0 */
    readonly step?: number | undefined
  }
  /** One wallet that several namespaces have found: which of them it is connected for. */
  ConnectingMultiChain: { readonly walletId: string; readonly adding?: boolean | undefined }
  /** The whole directory, for one namespace or for all. */
  AllWallets: { readonly namespace?: Namespace | undefined; readonly adding?: boolean | undefined }
  /** A wallet on another device: a code to scan, or a link to its app. Without a wallet: any of them. */
  ConnectingWalletConnect: RemoteParams
  /** The same in basic mode. */
  ConnectingWalletConnectBasic: RemoteParams
  /** With an address: the code that was sent there is asked for. Without: the address is. */
  EmailLogin: (SignInParams & { readonly email?: string | undefined }) | undefined
  /** The window of a provider is open. */
  ConnectingSocial: SignInParams & { readonly provider: SocialProvider }
  ConnectingFarcaster: SignInParams | undefined
  /** Another address for the embedded wallet. */
  UpdateEmailWallet: undefined
  /** What the site asks of the embedded wallet is decided in its frame. */
  ApproveTransaction: undefined
  Account: undefined
  /** What is sent, and to whom. `arguments`: what to begin with; each is checked, and left out where it is wrong. */
  WalletSend: { readonly arguments?: SendArguments | undefined } | undefined
  WalletSendSelectToken: undefined
  /** The camera, to read who receives. */
  WalletSendScan: undefined
  WalletSendPreview: undefined
  WalletSendConfirmed: undefined
  /** One token for another. What to begin with is checked, and left out where it is wrong. */
  Swap: SwapArguments | undefined
  SwapSelectToken: { readonly side: 'from' | 'to' }
  /** What will be done is looked over, and then done. */
  SwapPreview: undefined
  SwapConfirmed: undefined
  ProfileWallets: undefined
  /** What the visitor has allowed, to be looked through and stopped. */
  Allowed: undefined
  /** The account is to sign a message, to sign in to the site. */
  SIWXSignMessage: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  UnsupportedChain: undefined
  /** A network of a namespace in which nobody is connected yet. */
  SwitchActiveChain: {
    /** The target. */
    readonly namespace: Namespace
    /** The network that was chosen. */
    readonly caipNetworkId?: CaipNetworkId | undefined
    /** Where another wallet is chosen. @default 'Connect' */
    readonly navigateTo?: 'Connect' | undefined
    /** That view takes this one's place. @default true */
    readonly navigateWithReplace?: boolean | undefined
  }
  /** One of the account's NFTs. `nft`: which one, as `nftKey` says it. */
  Nft: { readonly nft: string }
  /** The address of the account in use, as a code and as text. */
  WalletReceive: undefined
  /** The networks on which that address receives. */
  WalletCompatibleNetworks: undefined
  /** What is bought, for how much, and how it is paid. `asset`: what to begin with; `amount`: how much of it. */
  OnRamp: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined } | undefined
  /** Another coin, currency or way to pay. */
  OnRampSelect: { readonly what: 'asset' | 'currency' | 'method' }
  OnRampProviders: undefined
  /** The visitor pays on the provider's page. */
  BuyInProgress: undefined
  /** A payment that the page asks for. */
  Pay: undefined
  /** A name of the visitor's own is chosen and signed for. */
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
  /** What sites may do for a smart account without asking. */
  SmartSessionList: undefined
  /** A permission that the site asks for: waited for, and what came of it. */
  SmartSessionCreated: undefined
  WhatIsAWallet: undefined
  GetWallet: undefined
}

export type ViewName = keyof ViewParams

/** A view with its parameters, as it lies on the stack. */
export type Route<V extends ViewName = ViewName> = {
  [Name in V]: undefined extends ViewParams[Name]
    ? { readonly view: Name; readonly params?: ViewParams[Name] }
    : Record<string, never> extends ViewParams[Name]
      ? { readonly view: Name; readonly params?: ViewParams[Name] }
      : { readonly view: Name; readonly params: ViewParams[Name] }
}[V]

/**
 * What `modal.open()` takes. The parameters of a view may stand beside its name:
 * `open({ view: 'ConnectingExternal', walletId: 'io.metamask' })`.
 */
export type OpenParameters =
  | {
      [Name in ViewName]: {
        readonly view: Name
        readonly namespace?: Namespace | undefined
      } & ([ViewParams[Name]] extends [undefined]
        ? unknown
        : undefined extends ViewParams[Name]
          ? Partial<NonNullable<ViewParams[Name]>>
          : ViewParams[Name])
    }[ViewName]
  | { readonly view?: undefined; readonly namespace?: Namespace | undefined }
