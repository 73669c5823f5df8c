import type { FeatureDefinition } from '@foyer/core/internal/modal'
import { type Ui, useUi } from '../internal/UiContext.js'

export type FeatureTexts = Readonly<Record<string, string>>

/** Returns a feature's texts, with the app's translation merged in. */
export const getFeatureTexts = ({ messages }: Pick<Ui, 'messages'>, feature: FeatureDefinition): FeatureTexts => ({
  ...feature.messages,
  ...messages.features?.[feature.id],
})

export const useFeatureTexts = (feature: FeatureDefinition): FeatureTexts => getFeatureTexts(useUi(), feature)
