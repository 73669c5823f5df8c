import type { RegisteredNamespace, RegisteredNetworkId } from './register.js'

export interface ConnectStep {
  readonly walletId: string
  readonly namespace: RegisteredNamespace
}

/** Maps the name of each view to its parameters. A feature adds its own by declaration merging. */
export interface ViewParams {
  /**
   * `adding`: the user adds a wallet to those that are connected. `expanded`: shows all rows, even with
   * `collapseWallets`.
   */
  Connect: {
    readonly namespace?: RegisteredNamespace | undefined
    readonly adding?: boolean | undefined
    readonly expanded?: boolean | undefined
    readonly caipNetworkId?: RegisteredNetworkId | undefined
  }
  ConnectingExternal: {
    readonly walletId: string
    readonly namespace?: RegisteredNamespace | undefined
    readonly adding?: boolean | undefined
    readonly caipNetworkId?: RegisteredNetworkId | undefined
    readonly steps?: readonly ConnectStep[] | undefined
    /** Index of the current step. @default 0 */
    readonly step?: number | undefined
  }
  ConnectingMultiChain: { readonly walletId: string; readonly adding?: boolean | undefined }
  AllWallets: { readonly namespace?: RegisteredNamespace | undefined; readonly adding?: boolean | undefined }
  Account: undefined
  ProfileWallets: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: RegisteredNetworkId }
  UnsupportedChain: undefined
  SwitchActiveChain: {
    readonly namespace: RegisteredNamespace
    readonly caipNetworkId?: RegisteredNetworkId | undefined
    readonly navigateTo?: 'Connect' | undefined
    /** True if the next view replaces this one, so that Back does not lead here. @default true */
    readonly navigateWithReplace?: boolean | undefined
  }
  /** Hosts of `modal.requests`. */
  ContactedServers: undefined
  WhatIsAWallet: undefined
  GetWallet: undefined
}

export type ViewName = keyof ViewParams

export type Route<V extends ViewName = ViewName> = {
  [Name in V]: undefined extends ViewParams[Name]
    ? { readonly view: Name; readonly params?: ViewParams[Name] }
    : Record<string, never> extends ViewParams[Name]
      ? { readonly view: Name; readonly params?: ViewParams[Name] }
      : { readonly view: Name; readonly params: ViewParams[Name] }
}[V]

/**
 * Options of `modal.open()`. Parameters of a view are written beside its name: `open({ view: 'ConnectingExternal',
 * walletId: 'io.metamask' })`.
 */
export type OpenParameters =
  | {
      [Name in ViewName]: {
        readonly view: Name
        readonly namespace?: RegisteredNamespace | undefined
      } & ([ViewParams[Name]] extends [undefined]
        ? unknown
        : undefined extends ViewParams[Name]
          ? Partial<NonNullable<ViewParams[Name]>>
          : ViewParams[Name])
    }[ViewName]
  | { readonly view?: undefined; readonly namespace?: RegisteredNamespace | undefined }
