/** A CAIP-2 reference of Solana is the first 32 characters of the genesis hash. */
export const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const TESTNET = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

interface Facts {
  name: string
  chain: `solana:${string}`
  genesisHash: string
}

/** What the Wallet Standard and a node call each of them. */
export const CLUSTERS: Readonly<Record<string, Facts>> = {
  [MAINNET]: {
    name: 'Solana',
    chain: 'solana:mainnet',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  },
  [DEVNET]: {
    name: 'Solana Devnet',
    chain: 'solana:devnet',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  },
  [TESTNET]: {
    name: 'Solana Testnet',
    chain: 'solana:testnet',
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  },
}
