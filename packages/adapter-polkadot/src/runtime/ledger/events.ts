import type { ApiPromise } from '@polkadot/api'

/** Something that a chain says has happened, by the names of the chain's description. */
export interface ChainEvent {
  /** `balances.Transfer`. */
  readonly name: string
  /** As the chain's own library writes them: addresses, whole numbers. */
  readonly args: readonly string[]
}

/** Coins or an asset that went from one to another. `asset`: its id; absent for the native coin. */
export interface Moved {
  readonly asset?: string | undefined
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

interface RawEvent {
  readonly section?: unknown
  readonly method?: unknown
  readonly data?: unknown
}

/** One event as Polkadot's library gives it. */
export function readEvent(given: unknown): ChainEvent {
  const { section, method, data }: RawEvent = Object(given)
  const args = Symbol.iterator in Object(data) ? Array.from(Object(data), String) : []
  return { name: `${section}.${method}`, args }
}

/** What an event moved; undefined where it moved nothing that we know. */
export function readMoved({ name, args }: ChainEvent): Moved | undefined {
  const [asset, rest] = name === 'assets.Transferred' ? [args[0], args.slice(1)] : [undefined, args]
  if (name !== 'balances.Transfer' && asset === undefined) return undefined
  const [from, to, amount] = rest
  if (from === undefined || to === undefined || !amount || !/^\d+$/.test(amount)) return undefined
  return { asset, from, to, amount: BigInt(amount) }
}

/** What happened in one block. */
export interface BlockEvents {
  /** Milliseconds since 1970; undefined on a chain without a clock. */
  readonly at: number | undefined
  /** By the place of the transaction in the block. */
  readonly byIndex: ReadonlyMap<number, readonly ChainEvent[]>
}

interface RawRecord {
  readonly phase?: { readonly isApplyExtrinsic?: unknown; readonly asApplyExtrinsic?: unknown }
  readonly event?: unknown
}

/** Reads the events of a block, by the description that the chain had then. */
export async function readBlockEvents(api: ApiPromise, hash: string): Promise<BlockEvents> {
  const { system, timestamp } = (await api.at(hash)).query
  const [records, now] = await Promise.all([system?.events?.(), timestamp?.now?.()])
  const byIndex = new Map<number, ChainEvent[]>()
  for (const record of Array.from(Object(records ?? []), (each): RawRecord => Object(each))) {
    const { phase, event } = record
    if (!phase?.isApplyExtrinsic) continue
    const index = Number(phase.asApplyExtrinsic)
    byIndex.set(index, [...(byIndex.get(index) ?? []), readEvent(event)])
  }
  const at = Number(now)
  return { at: at > 0 ? at : undefined, byIndex }
}

/** Whether a transaction did what it says, and what its sender paid. */
export function readOutcome(events: readonly ChainEvent[]) {
  const paid = events.find(({ name }) => name === 'transactionPayment.TransactionFeePaid')?.args
  return {
    status: events.some(({ name }) => name === 'system.ExtrinsicFailed') ? ('failed' as const) : ('confirmed' as const),
    payer: paid?.[0],
    fee: paid?.[1] && /^\d+$/.test(paid[1]) ? BigInt(paid[1]) : undefined,
  }
}
