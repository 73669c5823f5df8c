import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.js'
import { isCaipNetworkId } from './caip.js'

// Matches CAIP-10 ids: a CAIP-2 id and an account address [-.%a-zA-Z0-9]{1,128}.
const ADDRESS = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

export function isCaipAddress(value: unknown): value is CaipAddress {
  return parseCaipAddress(value) !== undefined
}

export function toCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}` as CaipAddress
}

export function parseCaipAddress(
  value: unknown,
): { readonly namespace: Namespace; readonly caipNetworkId: CaipNetworkId; readonly address: string } | undefined {
  const [, namespace, reference, address] = (typeof value === 'string' && ADDRESS.exec(value)) || []
  if (!namespace || !reference || !address) return undefined
  const caipNetworkId = `${namespace}:${reference}`
  return isCaipNetworkId(caipNetworkId) ? { namespace, caipNetworkId, address } : undefined
}
