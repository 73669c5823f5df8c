import type { CaipNetworkId, Namespace } from './caip.js'

interface RemoteParams {
  /** One whose app is known. */
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}

/** Every view and what it needs to open. A feature or a third party adds its own line by declaration merging. */
export interface ViewParams {
  /** `adding`: another wallet beside the connected ones. */
  Connect: { readonly namespace?: Namespace | undefined; readonly adding?: boolean | undefined }
  ConnectingExternal: {
    readonly walletId: string
    readonly namespace?: Namespace | undefined
    readonly adding?: boolean | undefined
  }
  /** The whole directory, for one namespace or for all. */
  AllWallets: { readonly namespace?: Namespace | undefined; readonly adding?: boolean | undefined }
  /** A wallet on another device: a code to scan, or a link to its app. Without a wallet: any of them. */
  ConnectingWalletConnect: RemoteParams
  /** The same in basic mode. */
  ConnectingWalletConnectBasic: RemoteParams
  Account: undefined
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: CaipNetworkId }
  UnsupportedChain: undefined
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
      } & (undefined extends ViewParams[Name] ? unknown : ViewParams[Name])
    }[ViewName]
  | { readonly view?: undefined; readonly namespace?: Namespace | undefined }
