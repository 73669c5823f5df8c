import { type FeatureDefinition, type FeatureHost, featurePart } from '@foyer/core/ui'
import { useUi } from '../UiContext.js'

/** What a feature has made in this modal, and its view of the modal. For its own views. */
export function useFeature<T>(feature: FeatureDefinition<T>): { readonly part: T; readonly host: FeatureHost } {
  const { context } = useUi()
  const composed = context.features.find(({ definition }) => definition === feature)
  if (!composed) throw new Error(`The feature "${feature.id}" is not plugged into this modal`)
  return { part: featurePart(context, feature), host: composed.host }
}
