import type { Readable, Route, ViewName, ViewParams } from '@foyer/core'
import { type ModalContext, signInOffer } from '@foyer/core/ui'
import type { FunctionComponent } from 'react'
import { loadEmailViews, loadSocialViews } from '../features/embedded/loadSignInViews.js'
import { loadRemoteViews } from '../features/remote/loadRemoteViews.js'
import type { Ui } from '../UiContext.js'
import { ConnectView } from './ConnectView.js'
import { LegalFooter } from './LegalFooter.js'
import { loadConnectingViews } from './loadConnectingViews.js'

export interface ViewProps<V extends ViewName> {
  readonly params: ViewParams[V] | undefined
}

export interface ViewModule<V extends ViewName> {
  readonly Component: FunctionComponent<ViewProps<V>>
  /** Below the card, on the frame. */
  readonly Footer?: FunctionComponent
  /** Styles that only it needs. */
  readonly sheets?: readonly string[]
  /** What the header says. @default what `titleOf` says */
  readonly title?: (ui: Ui, params: ViewParams[V] | undefined) => string
  /** What changes its height or takes away what has the focus, besides connecting and switching. */
  readonly watch?: (context: ModalContext) => Readable<unknown>
  /** What Back does. @default one step back */
  readonly onBack?: (context: ModalContext) => void
}

/** A view is one line: at hand, or loaded when it is first shown. */
type ViewEntry<V extends ViewName> = ViewModule<V> | { readonly load: () => Promise<ViewModule<V>> }

type ViewTable = { readonly [V in ViewName]: ViewEntry<V> }

/** Who sees one of these sees the others soon: they are one file. */
const connected = async () => (await import('./connectedViews.js')).connectedViews
const guide = async () => (await import('./guideViews.js')).guideViews

export const views: ViewTable = {
  Connect: { Component: ConnectView, Footer: LegalFooter, watch: (context) => context.use(signInOffer).$offer },
  AllWallets: { load: async () => (await import('./allWalletsView.js')).allWalletsView },
  ConnectingExternal: { load: async () => (await loadConnectingViews()).ConnectingExternal },
  ConnectingWalletConnect: { load: loadRemoteViews },
  ConnectingWalletConnectBasic: { load: loadRemoteViews },
  ConnectingMultiChain: { load: async () => (await loadConnectingViews()).ConnectingMultiChain },
  EmailLogin: { load: async () => (await loadEmailViews()).EmailLogin },
  ConnectingSocial: { load: async () => (await loadSocialViews()).ConnectingSocial },
  ConnectingFarcaster: { load: async () => (await loadSocialViews()).ConnectingFarcaster },
  UpdateEmailWallet: { load: async () => (await loadEmailViews()).UpdateEmailWallet },
  ApproveTransaction: { load: async () => (await import('../features/embedded/approvalViews.js')).ApproveTransaction },
  Account: { load: async () => (await connected()).Account },
  ProfileWallets: { load: async () => (await connected()).ProfileWallets },
  Networks: { load: async () => (await connected()).Networks },
  SwitchNetwork: { load: async () => (await connected()).SwitchNetwork },
  SwitchActiveChain: { load: async () => (await connected()).SwitchActiveChain },
  UnsupportedChain: { load: async () => (await connected()).UnsupportedChain },
  WhatIsAWallet: { load: async () => (await guide()).WhatIsAWallet },
  GetWallet: { load: async () => (await guide()).GetWallet },
}

/** The entry of a route; undefined for a view that nobody registered. */
export function entryOf({ view }: Route): ViewEntry<never> | undefined {
  return view in views ? (views[view] as ViewEntry<never>) : undefined
}
