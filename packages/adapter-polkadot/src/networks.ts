import type { Network } from '@foyer/core/adapter'

/** Describes a network of Polkadot or another Substrate chain. */
export interface PolkadotNetwork extends Network<'polkadot'> {
  /** SS58 prefix of its addresses. @default the registered one of a known chain, else 42 */
  readonly ss58Format?: number | undefined
  /** `ethereum` for chains with 20-byte accounts, such as Moonbeam. @default 'substrate' */
  readonly chainType?: 'substrate' | 'ethereum' | undefined
}

export const polkadotMainnet: PolkadotNetwork = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://polkadot.subscan.io' } },
}

export const kusama: PolkadotNetwork = {
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  caipNetworkId: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  chainNamespace: 'polkadot',
  name: 'Kusama',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://kusama.subscan.io' } },
}

export const polkadotWestend: PolkadotNetwork = {
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  caipNetworkId: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  chainNamespace: 'polkadot',
  name: 'Westend',
  testnet: true,
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://westend.subscan.io' } },
}

export const polkadotAssetHub: PolkadotNetwork = {
  id: '68d56f15f85d3136970ec16946040bc1',
  caipNetworkId: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  chainNamespace: 'polkadot',
  name: 'Polkadot Asset Hub',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' } },
}

export const kusamaAssetHub: PolkadotNetwork = {
  id: '48239ef607d7928874027a43a6768920',
  caipNetworkId: 'polkadot:48239ef607d7928874027a43a6768920',
  chainNamespace: 'polkadot',
  name: 'Kusama Asset Hub',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io' } },
}

export const westendAssetHub: PolkadotNetwork = {
  id: '67f9723393ef76214df0118c34bbbd3d',
  caipNetworkId: 'polkadot:67f9723393ef76214df0118c34bbbd3d',
  chainNamespace: 'polkadot',
  name: 'Westend Asset Hub',
  testnet: true,
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-westend.subscan.io' } },
}

export const paseo: PolkadotNetwork = {
  id: '77afd6190f1554ad45fd0d31aee62aac',
  caipNetworkId: 'polkadot:77afd6190f1554ad45fd0d31aee62aac',
  chainNamespace: 'polkadot',
  name: 'Paseo',
  testnet: true,
  nativeCurrency: { name: 'Paseo', symbol: 'PAS', decimals: 10 },
  rpcUrls: { default: { http: ['https://paseo.rpc.amforc.com'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://paseo.subscan.io' } },
  ss58Format: 0,
}

export const paseoAssetHub: PolkadotNetwork = {
  id: 'd6eec26135305a8ad257a20d00335728',
  caipNetworkId: 'polkadot:d6eec26135305a8ad257a20d00335728',
  chainNamespace: 'polkadot',
  name: 'Paseo Asset Hub',
  testnet: true,
  nativeCurrency: { name: 'Paseo', symbol: 'PAS', decimals: 10 },
  rpcUrls: { default: { http: ['https://asset-hub-paseo-rpc.n.dwellir.com'] } },
  blockExplorers: { default: { name: 'Subscan', url: 'https://assethub-paseo.subscan.io' } },
  ss58Format: 0,
}
