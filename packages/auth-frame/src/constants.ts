export const EMBEDDED_NAMESPACES = ['eip155', 'solana'] as const

/**
 * JSON-RPC code of a login on a device that the user has yet to approve in the secure site's own window. The error's
 * message says what to compare there.
 */
export const DEVICE_UNAPPROVED_RPC_CODE = -32010

export const FRAME_VERSION = '4'

export const LOAD_TIMEOUT_MS = 20_000

// Delay between the frame's READY message and the first request to it.
export const READY_DELAY_MS = 500

// A login is slow because the user reads an e-mail or signs in on another site.
export const CONNECT_TIMEOUT_MS = 120_000

export const RPC_TIMEOUT_MS = 120_000

// Includes the time to load the frame: a logout must not wait for a secure site that is down.
export const LOGOUT_TIMEOUT_MS = 3_000

export const REPLY_TIMEOUT_MS = 20_000

export const MAX_JOURNAL_BYTES = 1_024_000
