import { encodeSs58 } from '../address/ss58.js'
import { toBytes } from '../node/bytes.js'
import type { ChainClient } from '../node/ChainClient.js'

const PUBLIC_KEY_LENGTH = 32

/** Something that a chain says has happened, by the names of the chain's description. */
export interface ChainEvent {
  /** `balances.Transfer`. */
  readonly name: string
  /** Addresses in the spelling of the network, whole numbers. */
  readonly args: readonly string[]
}

/** Coins or an asset that went from one to another. `asset`: its id; absent for the native coin. */
export interface Moved {
  readonly asset?: string | undefined
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Reads one event as dedot decodes it. */
export function readEvent(given: unknown, prefix: number): ChainEvent {
  const { pallet, palletEvent }: { readonly pallet?: unknown; readonly palletEvent?: unknown } = Object(given)
  const { name = palletEvent, data }: { readonly name?: unknown; readonly data?: unknown } = Object(palletEvent)
  const args = Object.values(Object(data)).map((value) => toText(value, prefix))
  return { name: toName(pallet, name), args }
}

/** `Assets` and `Transferred` are `assets.Transferred`. */
export const toName = (pallet: unknown, name: unknown) =>
  `${String(pallet).replace(/^./, (letter) => letter.toLowerCase())}.${name}`

/** A value of an event: accounts are objects with their bytes in hex. */
function toText(value: unknown, prefix: number): string {
  const { raw }: { readonly raw?: unknown } = Object(value)
  const publicKey = toBytes(raw)
  if (!publicKey) return String(value)
  return publicKey.length === PUBLIC_KEY_LENGTH ? encodeSs58({ prefix, publicKey }) : String(raw)
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
  readonly phase?: { readonly type?: unknown; readonly value?: unknown }
  readonly event?: unknown
}

/** Reads the events of a block, by the description that the chain had then. */
export async function readBlockEvents(client: ChainClient, hash: `0x${string}`): Promise<BlockEvents> {
  const { system, timestamp } = (await client.at(hash)).query
  const [records, now] = await Promise.all([system?.events?.(), timestamp?.now?.()])
  const byIndex = new Map<number, ChainEvent[]>()
  for (const record of Array.from(Object(records ?? []), (each): RawRecord => Object(each))) {
    const { phase, event } = record
    if (phase?.type !== 'ApplyExtrinsic') continue
    const index = Number(phase.value)
    byIndex.set(index, [...(byIndex.get(index) ?? []), readEvent(event, client.prefix)])
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
