import type { FeatureDefinition } from '@foyer/core/ui'
import { type Ui, useUi } from '../UiContext.js'

export type FeatureTexts = Readonly<Record<string, string>>

/** The texts of a feature: its own, in the site's translation where there is one. */
export const featureTexts = ({ messages }: Pick<Ui, 'messages'>, feature: FeatureDefinition): FeatureTexts => ({
  ...feature.messages,
  ...messages.features?.[feature.id],
})

/** The texts of a feature, for its views. */
export const useFeatureTexts = (feature: FeatureDefinition): FeatureTexts => featureTexts(useUi(), feature)
