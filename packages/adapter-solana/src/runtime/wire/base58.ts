import { base58 } from '@scure/base'

export const toBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
