import type { WalletKey } from '../walletApi.js'

const ALGOS: readonly WalletKey['algo'][] = ['secp256k1', 'eth_secp256k1', 'ethsecp256k1', 'ed25519', 'sr25519']

export function parseAlgo(value: unknown): WalletKey['algo'] {
  return ALGOS.find((each) => each === value) ?? 'secp256k1'
}
