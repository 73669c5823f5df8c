import type { AdapterHost, Network } from '@foyer/core/adapter'
import { askEsplora } from '../reads/askEsplora.js'
import { isRecord } from '../wallets/read.js'

/** Satoshis a virtual byte, at least what nodes pass on. */
export interface FeeRates {
  readonly slow: bigint
  readonly normal: bigint
  readonly fast: bigint
}

/** A day, about an hour, and the next block. Esplora's way to ask, and that of mempool.space. */
const QUESTIONS = [
  { path: '/fee-estimates', fields: { slow: '144', normal: '6', fast: '1' } },
  { path: '/v1/fees/recommended', fields: { slow: 'economyFee', normal: 'hourFee', fast: 'fastestFee' } },
] as const

/** More than anybody ever had to pay: what says so is wrong. */
const MAX_RATE = 10_000

export interface ReadFeeRatesParameters {
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

export async function readFeeRates(
  host: AdapterHost<'bip122'>,
  { network, signal }: ReadFeeRatesParameters,
): Promise<FeeRates> {
  let failure: unknown
  for (const { path, fields } of QUESTIONS) {
    try {
      return await askEsplora(host, { network, path, signal, read: (text) => toRates(JSON.parse(text), fields) })
    } catch (cause) {
      failure = cause
    }
  }
  throw failure
}

function toRates(answer: unknown, fields: Readonly<Record<keyof FeeRates, string>>): FeeRates {
  const normal = toRate(answer, fields.normal)
  // Not every node tells all of them, and not every one in order.
  const [slow, fast] = [toRate(answer, fields.slow, normal), toRate(answer, fields.fast, normal)]
  return { slow: slow - normal > 0n ? normal : slow, normal, fast: fast - normal > 0n ? fast : normal }
}

/** No answer is better than a wrong one: what is paid too much is gone. */
function toRate(answer: unknown, field: string, fallback?: bigint): bigint {
  const rate = isRecord(answer) ? answer[field] : undefined
  if (rate === undefined && fallback !== undefined) return fallback
  if (typeof rate !== 'number' || !(rate > 0) || rate > MAX_RATE) throw new TypeError('No fee rate')
  return BigInt(Math.max(1, Math.ceil(rate)))
}
