/** CAIP-2 references of Solana are the first 32 characters of the genesis hash. */
export const SOLANA_MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const SOLANA_DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const TESTNET = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'

interface Facts {
  name: string
  chain: `solana:${string}`
  genesisHash: string
}

export const SOLANA_CLUSTERS: Readonly<Record<string, Facts>> = {
  [SOLANA_MAINNET]: {
    name: 'Solana',
    chain: 'solana:mainnet',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  },
  [SOLANA_DEVNET]: {
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
