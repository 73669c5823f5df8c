/** True for 32 bytes in hex. */
export const isHash = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)

/** The bytes of `0x` and hex digits; undefined for anything else. */
export function toBytes(hex: unknown): Uint8Array | undefined {
  if (typeof hex !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(hex)) return
  return Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/** A number as SCALE writes those of a fixed length: the lowest byte first. Of what is cut short, what is there. */
export function readNumber(bytes: Uint8Array, start: number, length: number): bigint {
  return bytes.slice(start, start + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}

/** The same, written. */
export function writeNumber(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}
