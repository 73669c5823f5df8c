import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'

// CAIP-2: namespace [-a-z0-9]{3,8}, reference [-_a-zA-Z0-9]{1,32}.
const NETWORK_ID = /^(?!eip155:(?![1-9]\d*$))[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** True for a CAIP-2 chain id, which of EVM is a number. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && NETWORK_ID.test(value)
}

export function namespaceOf(caip: CaipNetworkId | CaipAddress): Namespace {
  return caip.slice(0, caip.indexOf(':'))
}

export function referenceOf(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}
