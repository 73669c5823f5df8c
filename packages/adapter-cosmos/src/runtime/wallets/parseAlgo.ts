import type { SharedAccount } from '../walletApi.js'

const ALGOS: readonly SharedAccount['algo'][] = ['secp256k1', 'eth_secp256k1', 'ethsecp256k1', 'ed25519', 'sr25519']

export function parseAlgo(value: unknown): SharedAccount['algo'] {
  return ALGOS.find((each) => each === value) ?? 'secp256k1'
}
