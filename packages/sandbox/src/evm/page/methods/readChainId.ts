import { createInvalidParamsError } from '../../../wallet/errors'

export function readChainId(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value) || !Number.isSafeInteger(Number(value))) {
    throw createInvalidParamsError(
      `Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received: ${value}`,
    )
  }
  return Number(value)
}

export function readObject(params: unknown, expected: string): Record<string, unknown> {
  const result: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    throw createInvalidParamsError(`Expected ${expected}.`)
  return result as Record<string, unknown>
}
