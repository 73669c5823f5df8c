import { isRecord, listOf, textOf } from '../wallets/read.js'

/** An output: somebody's, or nobody's where its script has no address. */
export interface Output {
  readonly address: string | undefined
  readonly value: bigint
}

export interface Spent extends Output {
  readonly txid: string
  readonly index: number
}

/** A transaction as Esplora tells it. */
export interface Told {
  readonly txid: string
  readonly inputs: readonly Spent[]
  readonly outputs: readonly Output[]
  readonly fee: bigint
  /** Milliseconds since 1970. Absent: in no block yet. */
  readonly at: number | undefined
  readonly isConfirmed: boolean
}

const TXID = /^[0-9a-f]{64}$/

/** Throws for what is none. */
export function readTransaction(value: unknown): Told {
  const txid = textOf(value, 'txid')
  if (!isRecord(value) || !txid || !TXID.test(txid) || !isRecord(value.status)) throw new TypeError('No transaction')
  const { status, fee } = value
  const isConfirmed = status.confirmed === true
  const time = status.block_time
  return {
    ...{ txid, isConfirmed, fee: toAmount(fee) },
    inputs: listOf(value.vin).flatMap(readInput),
    outputs: listOf(value.vout).map(readOutput),
    at: isConfirmed && Number.isSafeInteger(time) ? Number(time) * 1000 : undefined,
  }
}

/** New coins come from nowhere. */
function readInput(value: unknown): readonly Spent[] {
  if (!isRecord(value) || !isRecord(value.prevout)) return []
  const [txid, index] = [textOf(value, 'txid'), value.vout]
  if (!txid || !Number.isSafeInteger(index)) throw new TypeError('No input')
  return [{ ...readOutput(value.prevout), txid, index: Number(index) }]
}

function readOutput(value: unknown): Output {
  return { address: textOf(value, 'scriptpubkey_address'), value: toAmount(isRecord(value) ? value.value : undefined) }
}

function toAmount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new TypeError('No amount')
}
