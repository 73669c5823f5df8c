import type { ViewName } from '@foyer/core'
import type { ViewEntry } from '../viewModule.js'

/** How a feature is drawn in React. */
export interface ReactFeature {
  /** Stamped by {@link defineReactFeature}. */
  readonly kind: 'react'
  /** Its views by name: each at hand, or loaded when it is first shown. */
  readonly views?: Readonly<Record<string, ViewEntry<never>>> | undefined
}

/** Gives the views of a feature their types. Name it in `ui.react` of `defineFeature`, by a dynamic import. */
export function defineReactFeature<V extends ViewName>(half: {
  readonly views: { readonly [Name in V]: ViewEntry<Name> }
}): ReactFeature {
  return { kind: 'react', views: half.views as ReactFeature['views'] }
}
