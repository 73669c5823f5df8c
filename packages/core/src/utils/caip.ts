import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'

// CAIP-2: namespace [-a-z0-9]{3,8}, reference [-_a-zA-Z0-9]{1,32}. CAIP-10: account address [-.%a-zA-Z0-9]{1,128}.
const NETWORK_ID = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const ADDRESS = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/** True for a CAIP-2 chain id. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return typeof value === 'string' && NETWORK_ID.test(value)
}

/** True for a CAIP-10 account id. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return typeof value === 'string' && ADDRESS.test(value)
}

export function namespaceOf(caip: CaipNetworkId | CaipAddress): Namespace {
  return caip.slice(0, caip.indexOf(':'))
}

export function referenceOf(caipNetworkId: CaipNetworkId): string {
  return caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)
}

export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}` as CaipAddress
}

/** The parts of a CAIP-10 account id; undefined for anything else. */
export function parseCaipAddress(
  value: unknown,
): { readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId; readonly address: string } | undefined {
  const [, namespace, reference, address] = (typeof value === 'string' && ADDRESS.exec(value)) || []
  if (!namespace || !reference || !address) return undefined
  return { namespace, caipNetworkId: `${namespace}:${reference}`, address }
}
