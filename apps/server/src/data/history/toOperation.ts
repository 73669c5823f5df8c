import type { HistoryTransaction, HistoryTransfer } from './types'

/** Names what a transaction was for its account, by the coins that moved. */
export function toOperation(transfers: readonly HistoryTransfer[], isPlain: boolean): HistoryTransaction['operation'] {
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.has('in') && directions.size === 1) return 'receive'
  return directions.size === 1 || isPlain ? 'send' : 'execute'
}
