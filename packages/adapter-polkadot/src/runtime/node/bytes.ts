import { blake2b } from '@noble/hashes/blake2.js'
import { toHex } from '../address/toHex.js'

export const isHash = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)

/** Decodes 0x hex. Undefined for any other value. */
export function hexToBytes(hex: unknown): Uint8Array | undefined {
  if (typeof hex !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(hex)) return
  return Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

export function decodeLittleEndian(bytes: Uint8Array, start: number, length: number): bigint {
  return bytes.slice(start, start + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

export function encodeLittleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** Computes the hash of an extrinsic (blake2-256). Undefined for invalid hex. */
export function hashExtrinsic(extrinsic: unknown): `0x${string}` | undefined {
  const bytes = hexToBytes(extrinsic)
  return bytes && toHex(blake2b(bytes, { dkLen: 32 }))
}
