import type { Network } from '../types/network.js'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

export const fakeNetwork: Network<'eip155'> = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://one.example'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
}

export const otherFakeNetwork: Network<'eip155'> = {
  id: 8453,
  caipNetworkId: 'eip155:8453',
  chainNamespace: 'eip155',
  name: 'Base',
  nativeCurrency,
  rpcUrls: { default: { http: ['https://base.example'] } },
}

export const foreignFakeNetwork: Network<'solana'> = {
  id: 'mainnet',
  caipNetworkId: 'solana:mainnet',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://sol.example'] } },
}
