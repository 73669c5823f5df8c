import type { AssetApproval, AssetChange } from '@foyer/core/adapter'
import { type Hex, isAddressEqual } from 'viem'
import { readApprovals } from '../logs/readApprovals.js'
import type { EventLog, TransferLog } from '../logs/readTransfers.js'

export function toAssetChanges(account: Hex, logs: readonly TransferLog[]): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  const add = ({ token, tokenId }: TransferLog, by: bigint) => {
    const id = tokenId === undefined ? undefined : String(tokenId)
    const key = `${token} ${id}`
    const amount = (sums.get(key)?.amount ?? 0n) + by
    sums.set(key, {
      address: account,
      token: { ...(token && { address: token }), ...(id !== undefined && { tokenId: id }) },
      amount,
    })
  }
  for (const each of logs) {
    if (isAddressEqual(each.from, account)) add(each, -each.amount)
    if (isAddressEqual(each.to, account)) add(each, each.amount)
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}

export const toAssetApprovals = (account: Hex, logs: readonly EventLog[]): readonly AssetApproval[] =>
  readApprovals(logs)
    .filter(({ owner }) => isAddressEqual(owner, account))
    .map(({ owner, ...input }) => ({ address: owner, ...input }))

export const hasNoLogs = ({ status, logs }: { readonly status: string; readonly logs?: unknown }): boolean =>
  status === 'success' && logs === undefined
