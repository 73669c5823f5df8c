// Exodus left `wallet_revokePermissions` unanswered for 5 minutes (https://github.com/wevm/wagmi/issues/4064, 2024-06,
// version unknown).
export const DISCONNECT_NOTICE_TIMEOUT_MS = 1_000

export const WALLET_READ_TIMEOUT_MS = 3_000

export const NODE_TIMEOUT_MS = 10_000

// The metadata that Polkadot's nodes send is a few megabytes.
export const MAX_NODE_RESPONSE_BYTES = 32 * 1024 * 1024
