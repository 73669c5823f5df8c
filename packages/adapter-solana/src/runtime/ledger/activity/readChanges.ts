import { at, listOf, toAmount, toDecimals, toText } from '../read/values.js'

/** What somebody had more or less of after a transaction. */
export interface Change {
  readonly holder: string
  /** Absent: the native coin. */
  readonly mint?: string | undefined
  readonly decimals?: number | undefined
  /** Below zero: it went out. Fees are not in it. */
  readonly amount: bigint
  /** What an account for tokens needs to exist, paid by the holder. */
  readonly isRoom?: boolean | undefined
}

export interface ReadChangesParameters {
  readonly keys: readonly string[]
  /** Paid by the first key. */
  readonly fee: bigint
}

/** Reads balances before and after out of what `getTransaction` gives. */
export function readChanges(found: unknown, { keys, fee }: ReadChangesParameters): readonly Change[] {
  const meta = at(found, 'meta')
  const [before, after] = [listOf(at(meta, 'preTokenBalances')), listOf(at(meta, 'postTokenBalances'))]
  const indexOf = (balance: unknown) => Number(at(balance, 'accountIndex'))
  const opened = new Set(after.map(indexOf))
  const closed = new Set(before.map(indexOf))
  for (const index of before.map(indexOf)) opened.delete(index)
  for (const index of after.map(indexOf)) closed.delete(index)

  const lamports = (index: number) =>
    (toAmount(at(meta, 'postBalances', index)) ?? 0n) - (toAmount(at(meta, 'preBalances', index)) ?? 0n)
  const isOfTokens = (index: number) => [...before, ...after].some((each) => indexOf(each) === index)
  // Accounts for tokens hold coins to exist, and those are no holder's to spend.
  const coins = keys.flatMap((holder, index): Change[] =>
    isOfTokens(index) ? [] : [{ holder, amount: lamports(index) + (index === 0 ? fee : 0n) }],
  )
  const room = [...opened, ...closed].reduce((sum, index) => sum + lamports(index), 0n)
  return [...readTokens(before, after), ...coins.flatMap((change) => takeRoom(change, room, keys[0]))].filter(
    ({ amount }) => amount !== 0n,
  )
}

/** Whoever pays for the transaction mostly pays for the room, too: then it is told apart. */
function takeRoom(change: Change, room: bigint, payer: string | undefined): readonly Change[] {
  if (room === 0n || change.holder !== payer) return [change]
  return [
    { ...change, amount: change.amount + room },
    { ...change, amount: -room, isRoom: true },
  ]
}

function readTokens(before: readonly unknown[], after: readonly unknown[]): readonly Change[] {
  const sums = new Map<string, Change>()
  const add = (balance: unknown, sign: 1n | -1n) => {
    const [holder, mint] = [toText(at(balance, 'owner')), toText(at(balance, 'mint'))]
    const amount = toAmount(at(balance, 'uiTokenAmount', 'amount'))
    const decimals = toDecimals(at(balance, 'uiTokenAmount', 'decimals'))
    if (!holder || !mint || amount === undefined) return
    const key = `${holder} ${mint}`
    sums.set(key, { holder, mint, decimals, amount: (sums.get(key)?.amount ?? 0n) + sign * amount })
  }
  for (const balance of before) add(balance, -1n)
  for (const balance of after) add(balance, 1n)
  return [...sums.values()]
}
