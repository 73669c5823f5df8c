import type { Route, ViewName, ViewParams } from '@foyer/core'
import type { FunctionComponent } from 'react'
import { ConnectingView } from './ConnectingView.js'
import { ConnectView } from './ConnectView.js'
import { LegalFooter } from './LegalFooter.js'
import { loadRemoteViews } from './loadRemoteViews.js'

export interface ViewProps<V extends ViewName> {
  readonly params: ViewParams[V] | undefined
}

interface ViewModule<V extends ViewName> {
  readonly Component: FunctionComponent<ViewProps<V>>
  /** Below the card, on the frame. */
  readonly Footer?: FunctionComponent
}

/** A view is one line: at hand, or loaded when it is first shown. */
type ViewEntry<V extends ViewName> = ViewModule<V> | { readonly load: () => Promise<ViewModule<V>> }

type ViewTable = { readonly [V in ViewName]: ViewEntry<V> }

/** Who sees one of these sees the others soon: they are one file. */
export const connected = async () => (await import('./connectedViews.js')).connectedViews
const guide = async () => (await import('./guideViews.js')).guideViews

export const views: ViewTable = {
  Connect: { Component: ConnectView, Footer: LegalFooter },
  ConnectingExternal: { Component: ConnectingView },
  ConnectingWalletConnect: { load: loadRemoteViews },
  ConnectingWalletConnectBasic: { load: loadRemoteViews },
  Account: { load: async () => ({ Component: (await connected()).AccountView }) },
  ProfileWallets: { load: async () => ({ Component: (await connected()).ProfileWalletsView }) },
  Networks: { load: async () => ({ Component: (await connected()).NetworksView }) },
  SwitchNetwork: { load: async () => ({ Component: (await connected()).SwitchNetworkView }) },
  UnsupportedChain: { load: async () => ({ Component: (await connected()).UnsupportedChainView }) },
  WhatIsAWallet: { load: async () => ({ Component: (await guide()).WhatIsAWalletView }) },
  GetWallet: { load: async () => ({ Component: (await guide()).GetWalletView }) },
}

/** The entry of a route; undefined for a view that nobody registered. */
export function entryOf({ view }: Route): ViewEntry<never> | undefined {
  return view in views ? (views[view] as ViewEntry<never>) : undefined
}
