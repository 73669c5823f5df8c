import { readPath, toAmount, toDecimals, toList, toNonEmptyText } from '../accounts/values.js'

export interface BalanceChange {
  readonly holder: string
  readonly mint?: string | undefined
  readonly decimals?: number | undefined
  /** In the smallest unit, negative for outgoing, without fees. */
  readonly amount: bigint
  /** Set for the rent of a token account, which the holder paid or got back. */
  readonly isRent?: boolean | undefined
}

export interface ReadBalanceChangesParameters {
  readonly keys: readonly string[]
  readonly fee: bigint
}

export function readBalanceChanges(
  result: unknown,
  { keys, fee }: ReadBalanceChangesParameters,
): readonly BalanceChange[] {
  const meta = readPath(result, 'meta')
  const [before, after] = [toList(readPath(meta, 'preTokenBalances')), toList(readPath(meta, 'postTokenBalances'))]
  const indexOf = (balance: unknown) => Number(readPath(balance, 'accountIndex'))
  const opened = new Set(after.map(indexOf))
  const closed = new Set(before.map(indexOf))
  for (const index of before.map(indexOf)) opened.delete(index)
  for (const index of after.map(indexOf)) closed.delete(index)

  const lamports = (index: number) =>
    (toAmount(readPath(meta, 'postBalances', index)) ?? 0n) - (toAmount(readPath(meta, 'preBalances', index)) ?? 0n)
  const isOfTokens = (index: number) => [...before, ...after].some((each) => indexOf(each) === index)
  // The lamports of a token account are its rent and no balance of the holder.
  const coins = keys.flatMap((holder, index): BalanceChange[] =>
    isOfTokens(index) ? [] : [{ holder, amount: lamports(index) + (index === 0 ? fee : 0n) }],
  )
  const room = [...opened, ...closed].reduce((sum, index) => sum + lamports(index), 0n)
  return [...readTokens(before, after), ...coins.flatMap((change) => splitRent(change, room, keys[0]))].filter(
    ({ amount }) => amount !== 0n,
  )
}

function splitRent(change: BalanceChange, room: bigint, payer: string | undefined): readonly BalanceChange[] {
  if (room === 0n || change.holder !== payer) return [change]
  return [
    { ...change, amount: change.amount + room },
    { ...change, amount: -room, isRent: true },
  ]
}

function readTokens(before: readonly unknown[], after: readonly unknown[]): readonly BalanceChange[] {
  const sums = new Map<string, BalanceChange>()
  const add = (balance: unknown, sign: 1n | -1n) => {
    const [holder, mint] = [toNonEmptyText(readPath(balance, 'owner')), toNonEmptyText(readPath(balance, 'mint'))]
    const amount = toAmount(readPath(balance, 'uiTokenAmount', 'amount'))
    const decimals = toDecimals(readPath(balance, 'uiTokenAmount', 'decimals'))
    if (!holder || !mint || amount === undefined) return
    const key = `${holder} ${mint}`
    sums.set(key, { holder, mint, decimals, amount: (sums.get(key)?.amount ?? 0n) + sign * amount })
  }
  for (const balance of before) add(balance, -1n)
  for (const balance of after) add(balance, 1n)
  return [...sums.values()]
}
