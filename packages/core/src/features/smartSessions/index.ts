import type { FeatureContext } from '../../feature/context.js'
import { defineFeature } from '../../feature/defineFeature.js'

declare module '../../types/features.js' {
  interface Features {
    /**
     * Enables permissions to spend from EVM smart accounts (ERC-7715): the action `grantPermissions`, and a view that
     * lists them.
     * @default false
     */
    readonly smartSessions?: boolean | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    SmartSessionList: undefined
    SmartSessionCreated: undefined
  }
}

export const smartSessionsFeature = defineFeature({
  id: 'smartSessions',
  defaults: { smartSessions: false },
  isEnabled: ({ features }) => features.smartSessions === true,
  views: { SmartSessionList: { needs: 'account' }, SmartSessionCreated: { needs: 'account' } },
  permissions: async (context) =>
    (await import('./smartSessionPermissions.js')).createSmartSessionPermissionSource(context),
  messages: { row: 'Site permissions', text: 'Sites that can act without asking' },
  entries: [
    {
      on: 'Account',
      title: 'row',
      text: 'text',
      icon: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
      isOffered,
      onPress: (context) => context.push({ view: 'SmartSessionList' }),
    },
  ],
})

function isOffered({ $namespace, connection }: FeatureContext): boolean {
  return $namespace.get() === 'eip155' && connection('eip155')?.permissions !== undefined
}
