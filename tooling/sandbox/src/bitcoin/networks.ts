import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

/** CAIP-2 (BIP-122): the first half of the hash of block 0. */
export const MAINNET: `bip122:${string}` = 'bip122:000000000019d6689c085ae165831e93'
export const TESTNET: `bip122:${string}` = 'bip122:000000000933ea01ad0ee984209779ba'

/** How addresses of a network look, and its coin type in derivation paths (SLIP-44). */
interface BitcoinNetwork {
  readonly parameters: typeof NETWORK
  readonly coinType: 0 | 1
}

export const NETWORKS: Readonly<Record<string, BitcoinNetwork>> = {
  [MAINNET]: { parameters: NETWORK, coinType: 0 },
  [TESTNET]: { parameters: TEST_NETWORK, coinType: 1 },
}

export function networkOf(caipNetworkId: string) {
  const network = NETWORKS[caipNetworkId]
  if (network === undefined) throw new Error(`The sandbox has no Bitcoin network ${caipNetworkId}.`)
  return network
}
