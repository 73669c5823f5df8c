import { isRecord, readText, toList } from '../../wallets/walletObject.js'

export interface TransactionOutput {
  readonly address: string | undefined
  readonly value: bigint
}

export interface SpentOutput extends TransactionOutput {
  readonly txid: string
  readonly index: number
}

export interface EsploraTransaction {
  readonly txid: string
  readonly inputs: readonly SpentOutput[]
  readonly outputs: readonly TransactionOutput[]
  readonly fee: bigint
  readonly at: number | undefined
  readonly isConfirmed: boolean
}

const TXID = /^[0-9a-f]{64}$/

export function parseEsploraTransaction(value: unknown): EsploraTransaction {
  const txid = readText(value, 'txid')
  if (!isRecord(value) || !txid || !TXID.test(txid) || !isRecord(value.status)) throw new TypeError('No transaction')
  const { status, fee } = value
  const isConfirmed = status.confirmed === true
  const time = status.block_time
  return {
    txid,
    isConfirmed,
    fee: toAmount(fee),
    inputs: toList(value.vin).flatMap(readInput),
    outputs: toList(value.vout).map(readOutput),
    at: isConfirmed && Number.isSafeInteger(time) ? Number(time) * 1000 : undefined,
  }
}

function readInput(value: unknown): readonly SpentOutput[] {
  if (!isRecord(value) || !isRecord(value.prevout)) return []
  const [txid, index] = [readText(value, 'txid'), value.vout]
  if (!txid || !Number.isSafeInteger(index)) throw new TypeError('Expected an input')
  return [{ ...readOutput(value.prevout), txid, index: Number(index) }]
}

function readOutput(value: unknown): TransactionOutput {
  return {
    address: readText(value, 'scriptpubkey_address'),
    value: toAmount(isRecord(value) ? value.value : undefined),
  }
}

function toAmount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new TypeError('Expected an amount')
}
