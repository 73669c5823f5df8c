// First interval between two polls of a transaction. Each next interval is 1.5 times as long.
export const TRANSACTION_POLL_MS = 1_000

export const TRANSACTION_POLL_MAX_INTERVAL_MS = 30_000
