import type { Network } from '@foyer/core/adapter'
import { readChainSettings } from '../../readChainSettings.js'
import { decodeAddress } from './decodeAddress.js'

const LENGTHS = [20, 32]

/**
 * Checks a bech32 address in lower case. Its prefix must be that of one of the networks, unless a network's prefix is
 * unknown.
 */
export function isAddress(value: string, networks: readonly Network<'cosmos'>[]): boolean {
  const decoded = decodeAddress(value)
  if (!decoded || value !== value.toLowerCase()) return false
  const prefixes = networks.map((network) => readChainSettings(network).bech32Prefix)
  return LENGTHS.includes(decoded.data.length) && prefixes.some((each) => each === undefined || each === decoded.prefix)
}
