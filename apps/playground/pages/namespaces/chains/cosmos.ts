import { cosmos } from '@foyer/adapter-cosmos'
import { cosmosHub, osmosis } from '@foyer/adapter-cosmos/networks'
import type { NamespaceExample } from '../namespaceExample'

export const namespaceExample: NamespaceExample = {
  namespace: 'cosmos',
  label: 'Cosmos',
  adapter: cosmos(),
  networks: [cosmosHub, osmosis],
  transfer: async (_modal, from) => ({ to: from, amount: 1_000n, memo: 'Two nights' }),
}
