import type { NetworkDescription } from '@foyer/core/adapter'

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/**
 * What networks of this kind are called, by CAIP-2 reference. Said once more than in `networks.ts`: a page that lists one of
 * those would load them all, if they were looked up here.
 */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: 'Solana', nativeCurrency: sol }],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', { name: 'Solana Devnet', nativeCurrency: sol, testnet: true }],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', { name: 'Solana Testnet', nativeCurrency: sol, testnet: true }],
])
