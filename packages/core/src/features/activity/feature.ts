import type { OwnHost } from '../../context.js'
import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import { remoteSettings } from '../../flows/remoteSettings.js'
import type { Namespace } from '../../types/caip.js'

export interface ActivityPart {
  /** Whether it is shown on a kind of networks: where the site wants it, and the project's owner has not turned it off. */
  isOffered(namespace: Namespace): boolean
}

/** What happened with an account. What reads and shows it is loaded when somebody looks. */
export const activityFeature: FeatureDefinition<ActivityPart> = defineFeature<ActivityPart>({
  id: 'activity',
  messages: { tab: 'Activity' },
  tabs: [
    {
      name: 'Activity',
      title: 'tab',
      isOffered: (host) => host.use(activityFeature).isOffered(host.$namespace.get()),
    },
  ],
  create: ({ context }: OwnHost) => ({
    isOffered(namespace) {
      const { activity = true } = context.options.features
      if (context.use(remoteSettings).known?.activity === false) return false
      const { namespaces = ['eip155'] } = typeof activity === 'object' ? activity : {}
      return namespaces.includes(namespace)
    },
  }),
})
