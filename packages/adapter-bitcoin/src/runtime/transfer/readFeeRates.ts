import { delay, type FeeLimits, feeTooHigh, isModalError, type Network, NODE_WAIT } from '@foyer/core/adapter'
import { askEsplora, esplorasOf, type NodeHost } from '../reads/askEsplora.js'
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

/** More than anybody ever had to pay, the day of the halving of 2024 included: what says so is wrong. */
const MAX_RATE = 3_000

/** Nor was this on all days but a few. What one alone says beyond it waits for another, and is not paid without. */
const LONE_RATE = 300

/** In satoshis. A transaction of many coins in a busy week takes a tenth of the first. */
export const FEE_LIMITS: FeeLimits = { most: 5_000_000n, fair: 25_000n }

/** As many are asked at once: one of them may be wrong. */
const SOURCES = 3

/** Once one has answered that can be believed alone, or two have, the others have so long. Milliseconds. */
const OTHERS_WAIT = 2_000

export interface ReadFeeRatesParameters {
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/**
 * What several Esploras say, the one in the middle, and of two the lower: one alone cannot make a visitor pay more than is paid on
 * most days. On the others, what is sent with that waits, and can be replaced. Rejects with `FEE_TOO_HIGH` where all that answer say
 * more than anybody pays.
 */
export async function readFeeRates(host: NodeHost, parameters: ReadFeeRatesParameters): Promise<FeeRates> {
  const urls = esplorasOf(host, parameters.network).slice(0, SOURCES)
  if (!urls.length) return readOne(host, parameters, urls)
  const told = await untilEnough(urls.map((url) => readOne(host, parameters, [url])))
  const [lone, another] = told
  if (lone && !another) return { slow: atMost(lone.slow), normal: atMost(lone.normal), fast: atMost(lone.fast) }
  const middle = (speed: keyof FeeRates) => {
    const sorted = told.map((each) => each[speed]).sort((one, other) => (one < other ? -1 : 1))
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? 1n
  }
  return { slow: middle('slow'), normal: middle('normal'), fast: middle('fast') }
}

const atMost = (rate: bigint) => (rate < LONE_RATE ? rate : BigInt(LONE_RATE))

/** The answers that came, as soon as all have or the others take too long. Rejects where none did, with the clearest reason. */
function untilEnough(all: readonly Promise<FeeRates>[]): Promise<readonly FeeRates[]> {
  return new Promise((resolve, reject) => {
    const told: FeeRates[] = []
    const failures: unknown[] = []
    const over = new AbortController()
    const end = () => {
      over.abort()
      const clearest = failures.find((each) => isModalError(each, 'FEE_TOO_HIGH')) ?? failures.at(-1)
      if (told.length) resolve([...told])
      else reject(clearest)
    }
    const settle = () => {
      if (told.length + failures.length === all.length) end()
    }
    for (const each of all) {
      each.then(
        (rates) => {
          told.push(rates)
          const isSteep = told.length === 1 && rates.fast > LONE_RATE
          delay(isSteep ? NODE_WAIT : OTHERS_WAIT, over.signal, end)
          settle()
        },
        (cause: unknown) => {
          failures.push(cause)
          settle()
        },
      )
    }
  })
}

async function readOne(
  host: NodeHost,
  { network, signal }: ReadFeeRatesParameters,
  urls: readonly string[],
): Promise<FeeRates> {
  let failure: unknown
  for (const { path, fields } of QUESTIONS) {
    try {
      const read = (text: string) => toRates(JSON.parse(text), fields)
      const rates = await askEsplora(host, { network, path, signal, urls, read })
      if (rates.normal <= MAX_RATE) return { ...rates, fast: rates.fast <= MAX_RATE ? rates.fast : rates.normal }
      throw feeTooHigh({ rate: String(rates.normal), limit: MAX_RATE, urls })
    } catch (cause) {
      if (isModalError(cause, 'FEE_TOO_HIGH') || isModalError(cause, 'ABORTED')) throw cause
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
  if (typeof rate !== 'number' || !(rate > 0) || !Number.isFinite(rate)) throw new TypeError('No fee rate')
  return BigInt(Math.max(1, Math.ceil(rate)))
}
