const MAX_LENGTH = 253
const RDNS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * Parses a reverse domain name (EIP-6963) to lower case. Undefined for any other text, because invisible or foreign
 * letters could imitate the name of another wallet.
 */
export function parseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  const rdns = value.toLowerCase()
  // Lower-casing turns some foreign letters into Latin ones, such as the Kelvin sign.
  return RDNS.test(rdns) && /^[!-~]+$/.test(value) ? rdns : undefined
}
