import { encodeSs58 } from '../../address/ss58.js'
import { hexToBytes } from '../../node/bytes.js'
import type { ChainClient } from '../../node/ChainClient.js'

const PUBLIC_KEY_LENGTH = 32

export interface ChainEvent {
  readonly name: string
  /** Arguments as text: addresses with the network's SS58 prefix, and integers. */
  readonly args: readonly string[]
}

export interface AssetTransfer {
  readonly asset?: string | undefined
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

export function parseEvent(input: unknown, prefix: number): ChainEvent {
  const { pallet, palletEvent }: { readonly pallet?: unknown; readonly palletEvent?: unknown } = Object(input)
  const { name = palletEvent, data }: { readonly name?: unknown; readonly data?: unknown } = Object(palletEvent)
  const args = Object.values(Object(data)).map((value) => toText(value, prefix))
  return { name: toEventName(pallet, name), args }
}

export const toEventName = (pallet: unknown, name: unknown) =>
  `${String(pallet).replace(/^./, (letter) => letter.toLowerCase())}.${name}`

function toText(value: unknown, prefix: number): string {
  const { raw }: { readonly raw?: unknown } = Object(value)
  const publicKey = hexToBytes(raw)
  if (!publicKey) return String(value)
  return publicKey.length === PUBLIC_KEY_LENGTH ? encodeSs58({ prefix, publicKey }) : String(raw)
}

export function readAssetTransfer({ name, args }: ChainEvent): AssetTransfer | undefined {
  const [asset, rest] = name === 'assets.Transferred' ? [args[0], args.slice(1)] : [undefined, args]
  if (name !== 'balances.Transfer' && asset === undefined) return undefined
  const [from, to, amount] = rest
  if (from === undefined || to === undefined || !amount || !/^\d+$/.test(amount)) return undefined
  return { asset, from, to, amount: BigInt(amount) }
}

export interface BlockEvents {
  /** In ms since 1970. Undefined for a chain without the Timestamp pallet. */
  readonly at: number | undefined
  readonly byIndex: ReadonlyMap<number, readonly ChainEvent[]>
}

interface RawRecord {
  readonly phase?: { readonly type?: unknown; readonly value?: unknown }
  readonly event?: unknown
}

export async function readBlockEvents(client: ChainClient, hash: `0x${string}`): Promise<BlockEvents> {
  const { system, timestamp } = (await client.at(hash)).query
  const [records, now] = await Promise.all([system?.events?.(), timestamp?.now?.()])
  const byIndex = new Map<number, ChainEvent[]>()
  for (const record of Array.from(Object(records), (each): RawRecord => Object(each))) {
    const { phase, event } = record
    if (phase?.type !== 'ApplyExtrinsic') continue
    const index = Number(phase.value)
    byIndex.set(index, [...(byIndex.get(index) ?? []), parseEvent(event, client.prefix)])
  }
  const at = Number(now)
  return { at: at > 0 ? at : undefined, byIndex }
}

export function readTransactionOutcome(events: readonly ChainEvent[]) {
  const paid = events.find(({ name }) => name === 'transactionPayment.TransactionFeePaid')?.args
  return {
    status: events.some(({ name }) => name === 'system.ExtrinsicFailed') ? ('failed' as const) : ('confirmed' as const),
    payer: paid?.[0],
    fee: paid?.[1] && /^\d+$/.test(paid[1]) ? BigInt(paid[1]) : undefined,
  }
}
