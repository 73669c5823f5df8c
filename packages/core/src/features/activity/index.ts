import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import type { Namespace } from '../../types/caip.js'

export interface ActivityService {
  isOffered(namespace: Namespace): boolean
}

export const activityFeature: FeatureDefinition<ActivityService> = defineFeature<ActivityService>({
  id: 'activity',
  isEnabled: ({ basic, features }) => !basic && features.activity !== false,
  messages: { tab: 'Activity' },
  tabs: [
    {
      name: 'Activity',
      title: 'tab',
      isOffered: (context) => context.use(activityFeature).isOffered(context.$namespace.get()),
    },
  ],
  create: ({ options, remoteFeatures }) => ({
    isOffered(namespace) {
      const { activity = true } = options.features
      if (remoteFeatures()?.activity === false) return false
      const { namespaces = ['eip155'] } = typeof activity === 'object' ? activity : {}
      return namespaces.includes(namespace)
    },
  }),
})
