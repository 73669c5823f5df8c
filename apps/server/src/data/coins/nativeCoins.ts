import type { Coin } from './coinSchema'

const ETHER: Coin = { name: 'Ether', symbol: 'ETH', decimals: 18, priceId: 'ethereum' }
const TEST_ETHER: Coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const SOL: Coin = { name: 'Solana', symbol: 'SOL', decimals: 9, priceId: 'solana' }
const TEST_SOL: Coin = { name: 'Solana', symbol: 'SOL', decimals: 9 }

/** Native coins by CAIP-2 id, with the ids of CoinGecko's API. Coins of test networks have no price. */
export const nativeCoins: Readonly<Record<string, Coin>> = {
  'eip155:1': ETHER,
  'eip155:10': ETHER,
  'eip155:56': { name: 'BNB', symbol: 'BNB', decimals: 18, priceId: 'binancecoin' },
  'eip155:100': { name: 'xDAI', symbol: 'XDAI', decimals: 18, priceId: 'xdai' },
  'eip155:130': ETHER,
  'eip155:137': { name: 'POL', symbol: 'POL', decimals: 18, priceId: 'polygon-ecosystem-token' },
  'eip155:324': ETHER,
  'eip155:480': ETHER,
  'eip155:8453': ETHER,
  'eip155:42161': ETHER,
  'eip155:42220': { name: 'CELO', symbol: 'CELO', decimals: 18, priceId: 'celo' },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX', decimals: 18, priceId: 'avalanche-2' },
  'eip155:59144': ETHER,
  'eip155:534352': ETHER,
  'eip155:7777777': ETHER,
  'eip155:84532': TEST_ETHER,
  'eip155:11155111': TEST_ETHER,
  'eip155:11155420': TEST_ETHER,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': SOL,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': TEST_SOL,
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': TEST_SOL,
  'bip122:000000000019d6689c085ae165831e93': { name: 'Bitcoin', symbol: 'BTC', decimals: 8, priceId: 'bitcoin' },
  'bip122:000000000933ea01ad0ee984209779ba': { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  'cosmos:cosmoshub-4': { name: 'Cosmos', symbol: 'ATOM', decimals: 6, priceId: 'cosmos', denom: 'uatom' },
  'cosmos:osmosis-1': { name: 'Osmosis', symbol: 'OSMO', decimals: 6, priceId: 'osmosis', denom: 'uosmo' },
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': { name: 'Polkadot', symbol: 'DOT', decimals: 10, priceId: 'polkadot' },
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': { name: 'Kusama', symbol: 'KSM', decimals: 12, priceId: 'kusama' },
}
