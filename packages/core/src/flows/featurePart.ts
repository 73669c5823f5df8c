import type { ModalContext, Part } from '../context.js'
import { lateError } from '../errors/lateError.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'

const made: Part<Map<FeatureDefinition<unknown>, unknown>> = { create: () => new Map() }

/**
 * What a feature has made in this modal: its stores and verbs, made now if nobody has asked before. Throws
 * `FEATURE_MISSING` where it is not plugged in, or makes nothing.
 */
export function featurePart<T>(context: ModalContext, feature: FeatureDefinition<T>): T {
  const parts = context.use(made)
  const composed = context.features.find(({ definition }) => definition === feature)
  if (!composed || !feature.create) throw lateError('FEATURE_MISSING', { context: { id: feature.id } })
  if (!parts.has(feature)) parts.set(feature, feature.create(composed.host))
  return parts.get(feature) as T
}
