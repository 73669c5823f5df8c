import type { NetworkDescription } from '@foyer/core/adapter'

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Network names by CAIP-2 reference. Importing `networks.ts` here would stop apps from tree-shaking it. */
export const knownNetworks = new Map<string, NetworkDescription>([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: 'Solana', nativeCurrency: sol }],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', { name: 'Solana Devnet', nativeCurrency: sol, testnet: true }],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', { name: 'Solana Testnet', nativeCurrency: sol, testnet: true }],
])
