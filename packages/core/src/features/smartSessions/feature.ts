import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'

/** What sites may do for a smart account without asking (ERC-7715). What reads and ends it comes with the view. */
export const smartSessionsFeature = defineFeature({
  id: 'smartSessions',
  views: { SmartSessionList: { needs: 'account' }, SmartSessionCreated: { needs: 'account' } },
  allowed: async ({ context }: OwnHost) => (await import('./allowed.js')).createAllowed(context),
  messages: { row: 'Permissions', text: 'What sites may do without asking' },
  entries: [
    {
      on: 'Account',
      title: 'row',
      text: 'text',
      icon: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
      isOffered,
      onPress: (host) => host.push({ view: 'SmartSessionList' }),
    },
  ],
})

/** EVM alone has them. */
function isOffered({ $namespace, connection }: OwnHost): boolean {
  return $namespace.get() === 'eip155' && connection('eip155')?.permissions !== undefined
}
