import type { CaipNetworkId } from '@foyer/core/adapter'

const CHAINS: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

export function toStandardChain(caipNetworkId: CaipNetworkId<'solana'>): `solana:${string}` {
  const chain = CHAINS[caipNetworkId] ?? caipNetworkId
  return `solana:${chain.slice('solana:'.length)}`
}

export function fromStandardChain(chain: string): CaipNetworkId<'solana'> | undefined {
  const [known] = Object.entries(CHAINS).find(([, each]) => each === chain) ?? []
  const [namespace, reference] = (known ?? chain).split(':')
  return namespace === 'solana' && reference ? `solana:${reference}` : undefined
}
