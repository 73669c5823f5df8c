/** What the Wallet Standard and a node call a cluster. */
export interface ClusterFacts {
  readonly name: string
  readonly chain: `solana:${string}`
  readonly genesisHash: string
}

export const MAINNET: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const DEVNET: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** By CAIP-2 id. */
export const CLUSTERS: Readonly<Record<string, ClusterFacts>>
