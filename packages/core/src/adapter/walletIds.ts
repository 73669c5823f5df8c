export const REMOTE_WALLET_ID = 'walletconnect'

export const EMBEDDED_WALLET_ID = 'auth'

export const READ_ONLY_WALLET_ID = 'read-only'

// Ids that Foyer's adapters use themselves. A discovered wallet with one of them is ignored.
export const RESERVED_WALLET_IDS: ReadonlySet<string> = new Set([
  EMBEDDED_WALLET_ID,
  REMOTE_WALLET_ID,
  READ_ONLY_WALLET_ID,
  'injected',
  'safe',
  'coinbase',
])
