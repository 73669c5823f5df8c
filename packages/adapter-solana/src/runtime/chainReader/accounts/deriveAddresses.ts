import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase58, toBase58 } from '../../wire/base58.js'
import { createInvalidOptionError } from '../../wire/createInvalidOptionError.js'
import { ASSOCIATED_TOKEN_PROGRAM, METADATA_PROGRAM } from './programs.js'

const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

const MARKER = new TextEncoder().encode('ProgramDerivedAddress')

export function decodePublicKey(address: string): Uint8Array {
  const key = fromBase58(address)
  if (key?.length === 32) return key
  throw createInvalidOptionError('address', `${address} is not an address`)
}

export const deriveTokenAccountAddress = (
  owner: string,
  { mint, program }: { readonly mint: string; readonly program: string },
) =>
  deriveProgramAddress(ASSOCIATED_TOKEN_PROGRAM, [
    decodePublicKey(owner),
    decodePublicKey(program),
    decodePublicKey(mint),
  ])

export const deriveMetadataAddress = (mint: string) =>
  deriveProgramAddress(METADATA_PROGRAM, [
    new TextEncoder().encode('metadata'),
    decodePublicKey(METADATA_PROGRAM),
    decodePublicKey(mint),
  ])

function deriveProgramAddress(program: string, seeds: readonly Uint8Array[]): string {
  for (let bump = 255; bump >= 0; bump--) {
    const parts = [...seeds, Uint8Array.of(bump), decodePublicKey(program), MARKER]
    const hash = sha256(Uint8Array.from(parts.flatMap((part) => [...part])))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  throw createInvalidOptionError('address', 'No program address exists for these seeds')
}

export function isOnCurve(bytes: Uint8Array): boolean {
  let y = 0n
  for (const [index, byte] of bytes.entries()) y |= BigInt(index === 31 ? byte & 0x7f : byte) << BigInt(8 * index)
  if (y >= P) return false
  const square = (y * y) % P
  const above = (square + P - 1n) % P
  // Modulo a prime, a quotient of two numbers is a square exactly if their product is a square.
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
