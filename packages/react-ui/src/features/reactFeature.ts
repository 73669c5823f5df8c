import type { ViewName } from '@foyer/core'
import type { ReactWays, TabEntry, ViewEntry } from '../viewModule.js'

/** How a feature is drawn in React. */
export interface ReactFeature {
  /** Stamped by {@link defineReactFeature}. */
  readonly kind: 'react'
  /** Its views by name: each at hand, or loaded when it is first shown. */
  readonly views?: Readonly<Record<string, ViewEntry<never>>> | undefined
  /** Its tabs on the account by name: each at hand, or loaded when it is first shown. */
  readonly tabs?: Readonly<Record<string, TabEntry>> | undefined
  /** What it offers on Connect beside wallets. */
  readonly ways?: ReactWays | undefined
}

/** Gives the views of a feature their types. Name it in `ui.react` of `defineFeature`, by a dynamic import. */
export function defineReactFeature<V extends ViewName>(half: {
  readonly views?: { readonly [Name in V]: ViewEntry<Name> }
  readonly tabs?: Readonly<Record<string, TabEntry>> | undefined
  readonly ways?: ReactWays | undefined
}): ReactFeature {
  return { kind: 'react', views: half.views as ReactFeature['views'], tabs: half.tabs, ways: half.ways }
}
