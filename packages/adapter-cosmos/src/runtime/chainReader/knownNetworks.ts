import type { NetworkDescription } from '@foyer/core/adapter'

const atom = { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 }
const osmo = { name: 'Osmosis', symbol: 'OSMO', decimals: 6 }

/** Network names by CAIP-2 reference. Importing `networks.ts` here would stop apps from tree-shaking it. */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['cosmoshub-4', { name: 'Cosmos Hub', nativeCurrency: atom }],
  ['osmosis-1', { name: 'Osmosis', nativeCurrency: osmo }],
  ['provider', { name: 'Cosmos Hub Testnet', nativeCurrency: atom, testnet: true }],
  ['osmo-test-5', { name: 'Osmosis Testnet', nativeCurrency: osmo, testnet: true }],
])
