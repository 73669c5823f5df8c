import { defineReactFeature } from '../reactFeature.js'

/** How the history of an account is drawn. */
export const activityHalf = defineReactFeature({
  tabs: { Activity: { load: async () => (await import('./ActivityTab.js')).activityTab } },
})
