import type { NetworkDescription } from '@foyer/core/adapter'

const atom = { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 }
const osmo = { name: 'Osmosis', symbol: 'OSMO', decimals: 6 }

/**
 * What networks of this kind are called, by CAIP-2 reference. Said once more than in `networks.ts`: a page that lists one of
 * those would load them all, if they were looked up here.
 */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['cosmoshub-4', { name: 'Cosmos Hub', nativeCurrency: atom }],
  ['osmosis-1', { name: 'Osmosis', nativeCurrency: osmo }],
  ['provider', { name: 'Cosmos Hub Testnet', nativeCurrency: atom, testnet: true }],
  ['osmo-test-5', { name: 'Osmosis Testnet', nativeCurrency: osmo, testnet: true }],
])
