import {
  createFeeTooHighError,
  type FeeLimits,
  isModalError,
  type Network,
  NODE_TIMEOUT_MS,
  startTimer,
} from '@foyer/core/adapter'
import { getEsploraUrls, type NodeContext, requestEsplora } from '../node/requestEsplora.js'
import { isRecord } from '../wallets/walletObject.js'

export interface FeeRates {
  readonly slow: bigint
  readonly normal: bigint
  readonly fast: bigint
}

/** Rates for inclusion within a day, an hour and the next block, in the API of Esplora and of mempool.space. */
const ENDPOINTS = [
  { path: '/fee-estimates', fields: { slow: '144', normal: '6', fast: '1' } },
  { path: '/v1/fees/recommended', fields: { slow: 'economyFee', normal: 'hourFee', fast: 'fastestFee' } },
] as const

/** In satoshis per virtual byte. No fee rate ever paid was as high, not even at the halving of 2024. */
const MAX_FEE_RATE = 3_000

/** In satoshis per virtual byte. A single node is not trusted with a higher rate. */
const MAX_LONE_FEE_RATE = 300

/** In satoshis. `most` is ten times what a large transaction costs in a busy week. */
export const FEE_LIMITS: FeeLimits = { most: 5_000_000n, fair: 25_000n }

const SOURCE_COUNT = 3

/** Time to wait for the other nodes after the first plausible response. */
const OTHERS_WAIT_MS = 2_000

export interface ReadFeeRatesParameters {
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads fee rates from several nodes and takes the median, or the lower of two, so that no single node can raise the
 * fee. Rejects with `FEE_TOO_HIGH` if all nodes exceed the limit.
 */
export async function readFeeRates(adapterContext: NodeContext, parameters: ReadFeeRatesParameters): Promise<FeeRates> {
  const urls = getEsploraUrls(adapterContext, parameters.network).slice(0, SOURCE_COUNT)
  if (!urls.length) return readOne(adapterContext, parameters, urls)
  const rates = await untilEnough(urls.map((url) => readOne(adapterContext, parameters, [url])))
  const [lone, another] = rates
  if (lone && !another) return { slow: atMost(lone.slow), normal: atMost(lone.normal), fast: atMost(lone.fast) }
  const middle = (speed: keyof FeeRates) => {
    const sorted = rates.map((each) => each[speed]).sort((one, other) => (one < other ? -1 : 1))
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 1n
  }
  return { slow: middle('slow'), normal: middle('normal'), fast: middle('fast') }
}

const atMost = (rate: bigint) => (rate < MAX_LONE_FEE_RATE ? rate : BigInt(MAX_LONE_FEE_RATE))

function untilEnough(all: readonly Promise<FeeRates>[]): Promise<readonly FeeRates[]> {
  return new Promise((resolve, reject) => {
    const rates: FeeRates[] = []
    const failures: unknown[] = []
    const over = new AbortController()
    const end = () => {
      over.abort()
      const clearest = failures.find((each) => isModalError(each, 'FEE_TOO_HIGH')) ?? failures.at(-1)
      if (rates.length) resolve([...rates])
      else reject(clearest)
    }
    const endWhenAllAnswered = () => {
      if (rates.length + failures.length === all.length) end()
    }
    for (const each of all) {
      each.then(
        (answer) => {
          rates.push(answer)
          const isSteep = rates.length === 1 && answer.fast > MAX_LONE_FEE_RATE
          startTimer(isSteep ? NODE_TIMEOUT_MS : OTHERS_WAIT_MS, over.signal, end)
          endWhenAllAnswered()
        },
        (cause: unknown) => {
          failures.push(cause)
          endWhenAllAnswered()
        },
      )
    }
  })
}

async function readOne(
  adapterContext: NodeContext,
  { network, signal }: ReadFeeRatesParameters,
  urls: readonly string[],
): Promise<FeeRates> {
  let failure: unknown
  for (const { path, fields } of ENDPOINTS) {
    try {
      const read = (text: string) => toRates(JSON.parse(text), fields)
      const rates = await requestEsplora(adapterContext, { network, path, signal, urls, read })
      if (rates.normal <= MAX_FEE_RATE)
        return { ...rates, fast: rates.fast <= MAX_FEE_RATE ? rates.fast : rates.normal }
      throw createFeeTooHighError({ rate: String(rates.normal), limit: MAX_FEE_RATE, urls })
    } catch (cause) {
      if (isModalError(cause, 'FEE_TOO_HIGH') || isModalError(cause, 'ABORTED')) throw cause
      failure = cause
    }
  }
  throw failure
}

function toRates(answer: unknown, fields: Readonly<Record<keyof FeeRates, string>>): FeeRates {
  const normal = toRate(answer, fields.normal)
  // Some nodes omit a speed, or report a slow rate above the normal one.
  const [slow, fast] = [toRate(answer, fields.slow, normal), toRate(answer, fields.fast, normal)]
  return { slow: slow - normal > 0n ? normal : slow, normal, fast: fast - normal > 0n ? fast : normal }
}

/** Throws for a malformed rate, because a wrong guess would cost the user the fee. */
function toRate(answer: unknown, field: string, fallback?: bigint): bigint {
  const rate = isRecord(answer) ? answer[field] : undefined
  if (rate === undefined && fallback !== undefined) return fallback
  if (typeof rate !== 'number' || !(rate > 0) || !Number.isFinite(rate)) throw new TypeError('Expected a fee rate')
  return BigInt(Math.max(1, Math.ceil(rate)))
}
