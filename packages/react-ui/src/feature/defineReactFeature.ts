import type { ViewName } from '@foyer/core'
import { type FeatureContext, type FeatureDefinition, getFeatureService } from '@foyer/core/internal/modal'
import { useUi } from '../internal/UiContext.js'
import type { ReactSignInOptions, TabEntry, ViewEntry } from '../internal/viewModule.js'

/** Views, tabs and sign-in options by which a feature renders in React. */
export interface ReactFeature {
  /** Distinguishes the result of {@link defineReactFeature} from other values. */
  readonly kind: 'react'
  /** Views by name, inline or lazy. */
  readonly views?: Readonly<Record<string, ViewEntry<never>>> | undefined
  /** Account tabs by name, inline or lazy. */
  readonly tabs?: Readonly<Record<string, TabEntry>> | undefined
  /** Components of the feature's sign-in options on Connect. */
  readonly signInOptions?: ReactSignInOptions | undefined
}

/** Defines the React views of a feature. `ui.react` of `defineFeature` imports the result dynamically. */
export function defineReactFeature<V extends ViewName>(part: {
  readonly views?: { readonly [Name in V]: ViewEntry<Name> }
  readonly tabs?: Readonly<Record<string, TabEntry>> | undefined
  readonly signInOptions?: ReactSignInOptions | undefined
}): ReactFeature {
  return {
    kind: 'react',
    views: part.views as ReactFeature['views'],
    tabs: part.tabs,
    signInOptions: part.signInOptions,
  }
}

/** Returns a feature's service and context in the surrounding modal. */
export function useFeature<T>(feature: FeatureDefinition<T>): {
  readonly service: T
  readonly context: FeatureContext
} {
  const { context } = useUi()
  const composed = context.features.find(({ definition }) => definition === feature)
  if (!composed) throw new Error(`The feature "${feature.id}" is not plugged into this modal`)
  return { service: getFeatureService(context, feature), context: composed.featureContext }
}
