import type { Network } from '@foyer/core/adapter'

/** A network of the namespace, with what Polkadot's chains differ in. Plain objects of the page's own fit. */
export interface PolkadotNetwork extends Network<'polkadot'> {
  /**
   * Number that addresses of this network begin with (SS58 registry).
   * @default what is known of the chain's genesis hash, else 42, the generic one
   */
  readonly ss58Format?: number | undefined
  /** `ethereum` for chains whose accounts are 0x and 40 hex characters, such as Moonbeam. @default 'substrate' */
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
