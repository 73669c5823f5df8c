import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { FeatureContext } from './context.js'
import type { FeatureDefinition } from './defineFeature.js'
import { createFeatureMissingError } from './errors.js'
import { getFeatureService } from './getFeatureService.js'

/**
 * Returns the service of a feature: its stores and methods. Throws `FEATURE_MISSING` if the feature is not in this
 * modal.
 */
export function getFeature<T>(modal: Modal, feature: FeatureDefinition<T>): T {
  return getFeatureService(getContext(modal), feature)
}

/**
 * Returns the context of a feature, for the actions that the feature exports. Throws `FEATURE_MISSING` if it is not in
 * this modal.
 */
export function getFeatureContext(modal: Modal, feature: Pick<FeatureDefinition, 'id' | 'remedy'>): FeatureContext {
  const context = findFeatureContext(modal, feature)
  if (!context) throw createFeatureMissingError(feature.id, feature.remedy)
  return context
}

/** Returns the context of a feature; undefined if the feature is off or not in this modal. */
export function findFeatureContext(modal: Modal, feature: Pick<FeatureDefinition, 'id'>): FeatureContext | undefined {
  return getContext(modal).features.find(({ definition }) => definition === feature)?.featureContext
}
