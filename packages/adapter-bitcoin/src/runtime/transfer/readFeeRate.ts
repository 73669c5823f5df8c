import type { AdapterHost, Network } from '@foyer/core/adapter'
import { askEsplora } from '../reads/askEsplora.js'
import { isRecord } from '../wallets/read.js'

/** About an hour: a payment that somebody watches, and no auction. Esplora's way to ask, and that of mempool.space. */
const QUESTIONS = [
  { path: '/fee-estimates', field: '6' },
  { path: '/v1/fees/recommended', field: 'hourFee' },
]

/** Satoshis a virtual byte, at least what nodes pass on. */
export async function readFeeRate(host: AdapterHost<'bip122'>, network: Network<'bip122'>): Promise<bigint> {
  let failure: unknown
  for (const { path, field } of QUESTIONS) {
    try {
      return await askEsplora(host, { network, path, read: (text) => toRate(JSON.parse(text), field) })
    } catch (cause) {
      failure = cause
    }
  }
  throw failure
}

/** No answer is better than a wrong one: what is paid too much is gone. */
function toRate(answer: unknown, field: string): bigint {
  const rate = isRecord(answer) ? answer[field] : undefined
  if (typeof rate !== 'number' || !(rate > 0)) throw new TypeError('No fee rate')
  return BigInt(Math.max(1, Math.ceil(rate)))
}
