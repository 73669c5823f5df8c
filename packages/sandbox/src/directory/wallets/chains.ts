import type { SeededRandom } from '../../createSeededRandom'

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const KUSAMA = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const COSMOS_HUB = 'cosmos:cosmoshub-4'
const OSMOSIS = 'cosmos:osmosis-1'

/** Ordered by frequency: a wallet with few chains has the first ones. */
export const EVM_CHAINS = [
  1, 8453, 10, 137, 42161, 56, 43114, 100, 59144, 534352, 324, 42220, 5000, 7777777, 11155111, 84532,
].map((id) => `eip155:${id}`)

export const CHAINS_OF_ALL_NAMESPACES = [...EVM_CHAINS, SOLANA, BITCOIN, POLKADOT, COSMOS_HUB]

/** Picks a wallet's chains: most wallets have EVM, some have others as well, a few have only others. */
export function pickRandomChains(random: SeededRandom) {
  const others = [
    ...(random.chance(0.3) ? [SOLANA] : []),
    ...(random.chance(0.08) ? [SOLANA_DEVNET] : []),
    ...(random.chance(0.18) ? [BITCOIN] : []),
    ...(random.chance(0.1) ? [POLKADOT, KUSAMA] : []),
    ...(random.chance(0.1) ? [COSMOS_HUB, OSMOSIS] : []),
  ]
  if (others.length > 0 && random.chance(0.25)) return others
  return [...EVM_CHAINS.slice(0, 1 + random.below(EVM_CHAINS.length)), ...others]
}
