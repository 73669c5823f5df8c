import type { Namespace } from '../types/caip.js'

/** Whether two spellings are one address: on EVM the case of letters is only a checksum. */
export function isSameAddress(namespace: Namespace, one: string, other: string): boolean {
  return namespace === 'eip155' ? one.toLowerCase() === other.toLowerCase() : one === other
}
