/** Longer than any domain name (RFC 1035). */
const MAX_LENGTH = 253
const RDNS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * Parses a reverse domain name as EIP-6963 has it, in lower case. Undefined for anything else: spaces, letters that draw nothing and
 * letters of other scripts would show a genuine name for another one.
 */
export function parseRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  const rdns = value.toLowerCase()
  // Lower-casing turns some letters of other scripts into Latin ones, such as the Kelvin sign.
  return RDNS.test(rdns) && /^[!-~]+$/.test(value) ? rdns : undefined
}
