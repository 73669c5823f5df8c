import type { Route, ViewName, ViewParams } from '@foyer/core'
import type { FunctionComponent } from 'react'
import { ConnectView } from './ConnectView.js'
import { LegalFooter } from './LegalFooter.js'
import { loadConnectingViews } from './loadConnectingViews.js'
import { loadRemoteViews } from './loadRemoteViews.js'

export interface ViewProps<V extends ViewName> {
  readonly params: ViewParams[V] | undefined
}

interface ViewModule<V extends ViewName> {
  readonly Component: FunctionComponent<ViewProps<V>>
  /** Below the card, on the frame. */
  readonly Footer?: FunctionComponent
  /** Styles that only it needs. */
  readonly sheets?: readonly string[]
}

/** A view is one line: at hand, or loaded when it is first shown. */
type ViewEntry<V extends ViewName> = ViewModule<V> | { readonly load: () => Promise<ViewModule<V>> }

type ViewTable = { readonly [V in ViewName]: ViewEntry<V> }

/** Who sees one of these sees the others soon: they are one file. */
const connected = async () => (await import('./connectedViews.js')).connectedViews
const guide = async () => (await import('./guideViews.js')).guideViews

export const views: ViewTable = {
  Connect: { Component: ConnectView, Footer: LegalFooter },
  AllWallets: { load: async () => (await import('./allWalletsView.js')).allWalletsView },
  ConnectingExternal: { load: loadConnectingViews },
  ConnectingWalletConnect: { load: loadRemoteViews },
  ConnectingWalletConnectBasic: { load: loadRemoteViews },
  Account: { load: async () => (await connected()).Account },
  ProfileWallets: { load: async () => (await connected()).ProfileWallets },
  Networks: { load: async () => (await connected()).Networks },
  SwitchNetwork: { load: async () => (await connected()).SwitchNetwork },
  UnsupportedChain: { load: async () => (await connected()).UnsupportedChain },
  WhatIsAWallet: { load: async () => (await guide()).WhatIsAWallet },
  GetWallet: { load: async () => (await guide()).GetWallet },
}

/** The entry of a route; undefined for a view that nobody registered. */
export function entryOf({ view }: Route): ViewEntry<never> | undefined {
  return view in views ? (views[view] as ViewEntry<never>) : undefined
}
