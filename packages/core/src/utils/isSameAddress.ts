import type { Namespace } from '../types/caip.js'

/**
 * Whether two spellings are one address: on EVM the case of letters is only a checksum. Of tokens, none is the native coin's,
 * and only the same as none.
 */
export function isSameAddress(namespace: Namespace, one: string | undefined, other: string | undefined): boolean {
  return namespace === 'eip155' ? one?.toLowerCase() === other?.toLowerCase() : one === other
}
