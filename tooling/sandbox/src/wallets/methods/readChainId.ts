import { invalidParams } from '../errors'

/** A chain id as EIP-3085 and EIP-3326 want it: a hex string without leading zeros. */
export function readChainId(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value) || !Number.isSafeInteger(Number(value))) {
    throw invalidParams(`Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received: ${value}`)
  }
  return Number(value)
}

/** The one object these methods take. */
export function readObject(params: unknown, expected: string): Record<string, unknown> {
  const found: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw invalidParams(`Expected ${expected}.`)
  return found as Record<string, unknown>
}
