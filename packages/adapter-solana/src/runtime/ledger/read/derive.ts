import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase58, toBase58 } from '../../wire/base58.js'
import { invalid } from '../../wire/invalid.js'
import { ASSOCIATED_TOKEN, METADATA } from './programs.js'

/** Curve25519's prime, and the curve's own number: Ed25519, RFC 8032, 5.1. */
const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

const MARKER = new TextEncoder().encode('ProgramDerivedAddress')

export function toKey(address: string): Uint8Array {
  const key = fromBase58(address)
  if (key?.length === 32) return key
  throw invalid('address', `${address} is no address`)
}

/** Where an owner keeps a token. */
export const associatedAddress = (
  owner: string,
  { mint, program }: { readonly mint: string; readonly program: string },
) => derive(ASSOCIATED_TOKEN, [toKey(owner), toKey(program), toKey(mint)])

/** Where Metaplex keeps what a token is called. */
export const metadataAddress = (mint: string) =>
  derive(METADATA, [new TextEncoder().encode('metadata'), toKey(METADATA), toKey(mint)])

/** An address of a program, which is no public key: the first, counted down, that is none. */
function derive(program: string, seeds: readonly Uint8Array[]): string {
  for (let bump = 255; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), toKey(program), MARKER]
    const hash = sha256(Uint8Array.from(parts.flatMap((part) => [...part])))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  throw invalid('address', 'There is no address for these seeds')
}

/** True for what could be a public key: x² = (y² − 1) / (dy² + 1) has a root. */
export function isOnCurve(bytes: Uint8Array): boolean {
  let y = 0n
  for (const [index, byte] of bytes.entries()) y |= BigInt(index === 31 ? byte & 0x7f : byte) << BigInt(8 * index)
  if (y >= P) return false
  const square = (y * y) % P
  const above = (square + P - 1n) % P
  // A quotient is a square where the product is one.
  const product = (above * (((D * square) % P) + 1n)) % P
  return product === 0n || power(product, (P - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}
