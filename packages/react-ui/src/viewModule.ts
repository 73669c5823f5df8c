import type { ViewName, ViewParams } from '@foyer/core'
import type { ModalContext, WalletRow, Ways } from '@foyer/core/ui'
import type { ReadableAtom } from 'nanostores'
import type { FunctionComponent } from 'react'
import type { Ui } from './UiContext.js'

export interface ViewProps<V extends ViewName> {
  readonly params: ViewParams[V] | undefined
}

/** How a view is drawn. What it says of itself to Back, routes and analytics is in core (`ViewTraits`). */
export interface ViewModule<V extends ViewName> {
  readonly Component: FunctionComponent<ViewProps<V>>
  /** Below the card, on the frame. */
  readonly Footer?: FunctionComponent
  /** Styles that only it needs. */
  readonly sheets?: readonly string[]
  /** What the header says. @default that it is loading */
  readonly title?: (ui: Ui, params: ViewParams[V] | undefined) => string
  /** What changes its height or takes away what has the focus, besides connecting and switching. */
  readonly watch?: (context: ModalContext) => ReadableAtom<unknown>
}

/** A view is one line: at hand, or loaded when it is first shown. Its title may be there before it. */
export type ViewEntry<V extends ViewName> =
  | ViewModule<V>
  | (Pick<ViewModule<V>, 'title'> & { readonly load: () => Promise<ViewModule<V>> })

export interface WaysProps {
  readonly params: ViewParams['Connect'] | undefined
  readonly ways: Ways
  /** The wallets that the view shows. */
  readonly wallets: readonly WalletRow[]
  /** Which part is drawn: what comes before the wallets, or what comes after them. */
  readonly place: 'before' | 'after'
}

/** How a feature draws what it offers on Connect beside wallets. */
export interface ReactWays {
  readonly Ways: FunctionComponent<WaysProps>
  /** All wallets behind one row, where the site collapses them. @default a row like any other */
  readonly Wallets?: FunctionComponent<Pick<WaysProps, 'params' | 'wallets'>> | undefined
}

/** How a tab of the account is drawn. */
export interface TabModule {
  readonly Component: FunctionComponent
  /** Styles that only it needs. */
  readonly sheets?: readonly string[] | undefined
}

export type TabEntry = TabModule | { readonly load: () => Promise<TabModule> }
