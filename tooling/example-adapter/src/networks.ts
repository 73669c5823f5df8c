import type { Network } from '@foyer/core/adapter'

// The ids are results of `eth_chainId`: the last four bytes of the genesis block's hash.
export const tronMainnet: Network<'tron'> = {
  id: '0x2b6653dc',
  caipNetworkId: 'tron:0x2b6653dc',
  chainNamespace: 'tron',
  name: 'TRON',
  nativeCurrency: { name: 'Tronix', symbol: 'TRX', decimals: 6 },
  rpcUrls: { default: { http: ['https://api.trongrid.io/jsonrpc'] } },
}

export const tronNile: Network<'tron'> = {
  ...tronMainnet,
  id: '0xcd8690dc',
  caipNetworkId: 'tron:0xcd8690dc',
  name: 'TRON Nile',
  testnet: true,
  rpcUrls: { default: { http: ['https://nile.trongrid.io/jsonrpc'] } },
}
