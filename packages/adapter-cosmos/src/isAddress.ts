import type { Network } from '@foyer/core/adapter'
import { decodeAddress } from './decodeAddress.js'
import { readChain } from './readChain.js'

/** Accounts are 20 bytes; contracts and accounts of modules 32. */
const LENGTHS = [20, 32]

/**
 * True for a bech32 address in lower case whose prefix is that of one of the networks. Where a network does not tell
 * its prefix, every prefix passes.
 */
export function isAddress(value: string, networks: readonly Network<'cosmos'>[]): boolean {
  const decoded = decodeAddress(value)
  if (!decoded || value !== value.toLowerCase()) return false
  const prefixes = networks.map((network) => readChain(network).bech32Prefix)
  return LENGTHS.includes(decoded.data.length) && prefixes.some((each) => each === undefined || each === decoded.prefix)
}
