import type { CosmosChain, CosmosNetwork } from './network.js'

const HUB: CosmosChain = {
  bech32Prefix: 'cosmos',
  denom: 'uatom',
  gasPrice: '0.025',
  gasPrices: { slow: '0.01', fast: '0.03' },
}

export const cosmosHub: CosmosNetwork = {
  id: 'cosmoshub-4',
  caipNetworkId: 'cosmos:cosmoshub-4',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.cosmos.network'] },
    rest: { http: ['https://rest.cosmos.directory/cosmoshub'] },
  },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' } },
  cosmos: HUB,
}

export const osmosis: CosmosNetwork = {
  id: 'osmosis-1',
  caipNetworkId: 'cosmos:osmosis-1',
  chainNamespace: 'cosmos',
  name: 'Osmosis',
  nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.osmosis.zone'] },
    rest: { http: ['https://lcd.osmosis.zone'] },
  },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' } },
  cosmos: { bech32Prefix: 'osmo', denom: 'uosmo', gasPrice: '0.04' },
}

export const cosmosHubTestnet: CosmosNetwork = {
  id: 'provider',
  caipNetworkId: 'cosmos:provider',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub Testnet',
  testnet: true,
  nativeCurrency: { name: 'Cosmos Hub', symbol: 'ATOM', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.provider-sentry-01.hub-testnet.polypore.xyz'] },
    rest: { http: ['https://rest.provider-sentry-01.hub-testnet.polypore.xyz'] },
  },
  blockExplorers: { default: { name: 'Polypore', url: 'https://explorer.polypore.xyz/provider' } },
  cosmos: HUB,
}

export const osmosisTestnet: CosmosNetwork = {
  id: 'osmo-test-5',
  caipNetworkId: 'cosmos:osmo-test-5',
  chainNamespace: 'cosmos',
  name: 'Osmosis Testnet',
  testnet: true,
  nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: {
    default: { http: ['https://rpc.osmotest5.osmosis.zone'] },
    rest: { http: ['https://lcd.osmotest5.osmosis.zone'] },
  },
  blockExplorers: { default: { name: 'Mintscan', url: 'https://testnet.mintscan.io/osmosis-testnet' } },
  cosmos: { bech32Prefix: 'osmo', denom: 'uosmo', gasPrice: '0.04' },
}
