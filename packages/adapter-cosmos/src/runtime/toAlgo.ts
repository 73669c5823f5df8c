import type { Key } from './link.js'

const ALGOS: readonly Key['algo'][] = ['secp256k1', 'eth_secp256k1', 'ethsecp256k1', 'ed25519', 'sr25519']

/** The kind of a key as CosmJS names it. */
export function toAlgo(value: unknown): Key['algo'] {
  return ALGOS.find((each) => each === value) ?? 'secp256k1'
}
