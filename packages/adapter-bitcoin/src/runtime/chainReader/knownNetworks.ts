import type { NetworkDescription } from '@foyer/core/adapter'

const btc = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/** Network names by CAIP-2 reference. Importing `networks.ts` here would stop apps from tree-shaking it. */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['000000000019d6689c085ae165831e93', { name: 'Bitcoin', nativeCurrency: btc }],
  ['000000000933ea01ad0ee984209779ba', { name: 'Bitcoin Testnet', nativeCurrency: btc, testnet: true }],
  ['00000000da84f2bafbbc53dee25a72ae', { name: 'Bitcoin Testnet 4', nativeCurrency: btc, testnet: true }],
  ['00000008819873e925422c1ff0f99f7c', { name: 'Bitcoin Signet', nativeCurrency: btc, testnet: true }],
])
