import type { ModalContext, Service } from '../modal/context.js'
import type { FeatureDefinition } from './defineFeature.js'
import { createFeatureMissingError } from './errors.js'

const made: Service<Map<FeatureDefinition<unknown>, unknown>> = { create: () => new Map() }

/**
 * Returns the service of a feature, which is created on first use. Throws `FEATURE_MISSING` if the feature is not in
 * this modal or has no service.
 */
export function getFeatureService<T>(context: ModalContext, feature: FeatureDefinition<T>): T {
  const parts = context.use(made)
  const composed = context.features.find(({ definition }) => definition === feature)
  if (!composed || !feature.create) throw createFeatureMissingError(feature.id, feature.remedy)
  if (!parts.has(feature)) parts.set(feature, feature.create(composed.featureContext))
  return parts.get(feature) as T
}
