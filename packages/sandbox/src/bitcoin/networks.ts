import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

/** CAIP-2 id (BIP-122): its reference is the first 32 hex digits of the genesis block's hash. */
export const BITCOIN_MAINNET: `bip122:${string}` = 'bip122:000000000019d6689c085ae165831e93'
export const BITCOIN_TESTNET: `bip122:${string}` = 'bip122:000000000933ea01ad0ee984209779ba'

interface BitcoinNetwork {
  readonly parameters: typeof NETWORK
  readonly coinType: 0 | 1
}

export const BITCOIN_NETWORKS: Readonly<Record<string, BitcoinNetwork>> = {
  [BITCOIN_MAINNET]: { parameters: NETWORK, coinType: 0 },
  [BITCOIN_TESTNET]: { parameters: TEST_NETWORK, coinType: 1 },
}

export function getBitcoinNetwork(caipNetworkId: string) {
  const network = BITCOIN_NETWORKS[caipNetworkId]
  if (network === undefined) throw new Error(`The sandbox has no Bitcoin network ${caipNetworkId}.`)
  return network
}
