/** Lists the most common networks by picture name. Their pictures are in the first file; the rest follow by name. */
export const commonNetworks: readonly string[] = [
  ...[
    'ethereum',
    'base',
    'arbitrum-one',
    'optimism',
    'polygon',
    'binance-smart-chain',
    'avalanche',
    'solana',
    'bitcoin',
  ],
  ...['polkadot', 'token:KSM', 'cosmos-hub', 'osmosis', 'zksync', 'linea', 'scroll', 'gnosis', 'celo', 'unichain'],
  ...['mantle', 'blast', 'sonic', 'monad', 'hyper-evm', 'berachain', 'zora', 'ink', 'world', 'soneium', 'abstract'],
]

/** Maps networks to picture names where web3icons lists the network without an id, or under another one. */
export const networkPictureNames: Readonly<Record<string, string>> = {
  'cosmos:osmosis-1': 'osmosis',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'token:KSM',
  // The Asset Hubs share the coins of Polkadot and Kusama.
  'polkadot:68d56f15f85d3136970ec16946040bc1': 'polkadot',
  'polkadot:48239ef607d7928874027a43a6768920': 'token:KSM',
  'eip155:169': 'manta-pacific',
  'eip155:204': 'binance-smart-chain',
  'eip155:232': 'lens',
  'eip155:321': 'kucoin',
  'eip155:1776': 'injective',
  'eip155:2222': 'kava',
  'eip155:43111': 'hemi',
  'eip155:747474': 'katana',
}

/** Maps picture names to test networks whose names do not begin with their mainnet's name. */
export const testNetworkIdsByPictureName: Readonly<Record<string, readonly string[]>> = {
  ethereum: ['eip155:3', 'eip155:4', 'eip155:5', 'eip155:42', 'eip155:11155111', 'eip155:17000', 'eip155:560048'],
  polygon: ['eip155:80001'],
  bitcoin: [
    'bip122:000000000933ea01ad0ee984209779ba',
    'bip122:00000000da84f2bafbbc53dee25a72ae',
    'bip122:00000008819873e925422c1ff0f99f7c',
  ],
  solana: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  polkadot: [
    ...['e143f23803ac50e8f6f8e62695d1ce9e', '67f9723393ef76214df0118c34bbbd3d'].map((id) => `polkadot:${id}`),
    ...['77afd6190f1554ad45fd0d31aee62aac', 'd6eec26135305a8ad257a20d00335728'].map((id) => `polkadot:${id}`),
  ],
  'cosmos-hub': ['cosmos:provider'],
}
