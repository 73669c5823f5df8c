import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'

// Matches CAIP-2 ids: namespace [-a-z0-9]{3,8}, reference [-_a-zA-Z0-9]{1,32}.
const NETWORK_ID = /^(?!eip155:(?![1-9]\d{0,14}$))[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/**
 * Returns true for a CAIP-2 id. An EVM chain id may have at most 15 digits, so that a JavaScript number holds it
 * exactly.
 */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && NETWORK_ID.test(value)
}

export function getNamespace(caip: CaipNetworkId | CaipAddress): Namespace {
  return caip.slice(0, caip.indexOf(':'))
}

export function getReference(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}
