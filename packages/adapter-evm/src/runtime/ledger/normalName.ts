import { normalize } from 'viem/ens'

/** A name as ENSIP-15 writes it. Undefined for what is no name. */
export function normalName(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
