import type { FeatureDefinition } from '../feature/defineFeature.js'
import { featurePart } from '../flows/featurePart.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * What a feature that is plugged into this modal has made: its stores and verbs. Throws `FEATURE_MISSING` where it is not
 * plugged in.
 */
export function getFeature<T>(modal: Modal, feature: FeatureDefinition<T>): T {
  return featurePart(contextOf(modal), feature)
}
