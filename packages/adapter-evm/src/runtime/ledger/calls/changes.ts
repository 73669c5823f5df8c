import type { AssetChange } from '@foyer/core/adapter'
import { type Hex, isAddressEqual } from 'viem'
import type { TransferLog } from '../transferLogs.js'

/** What an account has more or less of, by what logs say. Fees are not in it. */
export function changesOf(account: Hex, logs: readonly TransferLog[]): readonly AssetChange[] {
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
