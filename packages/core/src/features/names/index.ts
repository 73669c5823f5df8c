import type { FeatureContext } from '../../feature/context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { getNameNamespaces } from '../../identity/getNameNamespaces.js'
import type { NamespaceChoice } from '../../types/featureOptions.js'

declare module '../../types/features.js' {
  interface Features {
    /** Namespaces in which users may register a name at the data service; true means EVM only. @default true */
    readonly names?: boolean | NamespaceChoice | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    RegisterAccountName: undefined
    RegisterAccountNameSuccess: undefined
  }
}

const needs = 'account'

export const namesFeature = defineFeature({
  id: 'names',
  isEnabled: ({ basic, features, projectId, services }) =>
    !basic && features.names !== false && Boolean(projectId || services?.data),
  remedy: 'turn it on in `features`, and pass `projectId` or `services.data`',
  views: { RegisterAccountName: { needs }, RegisterAccountNameSuccess: { needs } },
  messages: { row: 'Choose a name', text: 'Easier to share than an address' },
  guard: ({ view }, context) =>
    view.startsWith('RegisterAccountName') && !isOffered(context) ? { view: 'Account' } : undefined,
  entries: [
    {
      on: 'ProfileWallets',
      title: 'row',
      text: 'text',
      icon: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0-4v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
      isOffered,
      onPress: (context) => context.push({ view: 'RegisterAccountName' }),
    },
  ],
})

// Hidden on test networks, where Foyer looks up no names.
function isOffered({ options, $network, connection }: FeatureContext): boolean {
  const network = $network.get()
  if (!network || network.testnet || !getNameNamespaces(options).includes(network.chainNamespace)) return false
  return connection(network.chainNamespace)?.signMessage !== undefined
}
