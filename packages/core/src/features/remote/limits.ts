// A pairing code that expires within this time counts as expired.
export const PAIRING_EXPIRY_MARGIN_MS = 10_000
