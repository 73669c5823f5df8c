import { parseAddress } from './parseAddress.js'

/** True for an address of mainnet or of a test network, checksum and length included. */
export function isAddress(value: string): boolean {
  return parseAddress(value) !== undefined
}
