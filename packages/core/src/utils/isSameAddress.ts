import type { Namespace } from '../types/caip.js'

// Compares two token or account addresses. EVM addresses ignore case, which is only a checksum. Undefined stands for
// the native coin.
export function isSameAddress(namespace: Namespace, one: string | undefined, other: string | undefined): boolean {
  return namespace === 'eip155' ? one?.toLowerCase() === other?.toLowerCase() : one === other
}
