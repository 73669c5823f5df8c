import type { ViewName, ViewParams } from '@foyer/core'
import type { ModalContext, SignInOptions, WalletRow } from '@foyer/core/internal/modal'
import type { ReadableAtom } from 'nanostores'
import type { FunctionComponent } from 'react'
import type { Ui } from './UiContext.js'

export interface ViewProps<V extends ViewName> {
  readonly params: ViewParams[V] | undefined
}

/** Components, title and styles of a view. Its navigation and analytics traits are in core (`ViewBehavior`). */
export interface ViewModule<V extends ViewName> {
  readonly Component: FunctionComponent<ViewProps<V>>
  /** Rendered below the card, on the frame. */
  readonly Footer?: FunctionComponent
  readonly sheets?: readonly string[]
  /** Title in the header. @default a loading title */
  readonly title?: (ui: Ui, params: ViewParams[V] | undefined) => string
  /** Store whose changes may change the height or remove the focused element. */
  readonly watch?: (context: ModalContext) => ReadableAtom<unknown>
  /** Retries an attempt that failed before the view's code had loaded. Called before the view is shown. */
  readonly restart?: (ui: Ui, params: ViewParams[V] | undefined) => void
}

/** View, inline or lazy. A lazy view may name its title before it loads. */
export type ViewEntry<V extends ViewName> =
  | ViewModule<V>
  | (Pick<ViewModule<V>, 'title'> & { readonly load: () => Promise<ViewModule<V>> })

export interface SignInOptionsProps {
  readonly params: ViewParams['Connect'] | undefined
  readonly signInOptions: SignInOptions
  readonly wallets: readonly WalletRow[]
  /** Side of the wallets on which the options are rendered. */
  readonly place: 'before' | 'after'
}

/** Components that render a feature's sign-in options on Connect. */
export interface ReactSignInOptions {
  readonly SignInOptions: FunctionComponent<SignInOptionsProps>
  /** Row that leads to all wallets, if the app collapses them. @default a plain row */
  readonly Wallets?: FunctionComponent<Pick<SignInOptionsProps, 'params' | 'wallets'>> | undefined
}

export interface TabModule {
  readonly Component: FunctionComponent
  readonly sheets?: readonly string[] | undefined
}

export type TabEntry = TabModule | { readonly load: () => Promise<TabModule> }
