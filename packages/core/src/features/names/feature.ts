import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'
import { nameNamespaces } from '../../flows/nameNamespaces.js'

const needs = 'account'

/** Names of the visitor's own, kept by the data service. What suggests and registers them comes with the view. */
export const namesFeature = defineFeature({
  id: 'names',
  views: { RegisterAccountName: { needs }, RegisterAccountNameSuccess: { needs } },
  messages: { row: 'Choose a name', text: 'Easier to send to than an address' },
  guard: ({ view }, host: OwnHost) =>
    view.startsWith('RegisterAccountName') && !isOffered(host) ? { view: 'Account' } : undefined,
  entries: [
    {
      on: 'ProfileWallets',
      title: 'row',
      text: 'text',
      icon: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0-4v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
      isOffered,
      onPress: (host) => host.push({ view: 'RegisterAccountName' }),
    },
  ],
})

/** On networks of real money: on others nobody looks a name up. */
function isOffered({ context, $network, connection }: OwnHost): boolean {
  const network = $network.get()
  if (!network || network.testnet || !nameNamespaces(context.options).includes(network.chainNamespace)) return false
  return connection(network.chainNamespace)?.signMessage !== undefined
}
