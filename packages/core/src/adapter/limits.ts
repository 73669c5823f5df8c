/**
 * A wallet that is told that this page is done with it is waited for no longer than this. Milliseconds. Exodus did not
 * answer `wallet_revokePermissions` for 5 minutes (https://github.com/wevm/wagmi/issues/4064, 2024-06; its version is not
 * told).
 */
export const LEAVE_WAIT = 1_000

/** A node that has not answered by then has failed, and the next one is asked. Milliseconds. */
export const NODE_WAIT = 10_000

/** No answer of a node is longer: what a chain says of itself takes a few megabytes. Bytes. */
export const NODE_ANSWER_LIMIT = 32 * 1024 * 1024
