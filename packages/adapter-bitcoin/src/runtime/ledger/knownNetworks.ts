import type { NetworkDescription } from '@foyer/core/adapter'

const btc = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

/**
 * What networks of this kind are called, by CAIP-2 reference. Said once more than in `networks.ts`: a page that lists one of
 * those would load them all, if they were looked up here.
 */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['000000000019d6689c085ae165831e93', { name: 'Bitcoin', nativeCurrency: btc }],
  ['000000000933ea01ad0ee984209779ba', { name: 'Bitcoin Testnet', nativeCurrency: btc, testnet: true }],
  ['00000000da84f2bafbbc53dee25a72ae', { name: 'Bitcoin Testnet 4', nativeCurrency: btc, testnet: true }],
  ['00000008819873e925422c1ff0f99f7c', { name: 'Bitcoin Signet', nativeCurrency: btc, testnet: true }],
])
