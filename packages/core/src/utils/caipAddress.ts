import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'

// CAIP-10: a CAIP-2 id and an account address [-.%a-zA-Z0-9]{1,128}.
const ADDRESS = /^(?!eip155:(?![1-9]\d*:))([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

/** True for a CAIP-10 account id. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  return typeof value === 'string' && ADDRESS.test(value)
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
