import { defineReactFeature } from '../../feature/defineReactFeature.js'

export const activityReactFeature = defineReactFeature({
  tabs: { Activity: { load: async () => (await import('./ActivityTab.js')).activityTab } },
})
