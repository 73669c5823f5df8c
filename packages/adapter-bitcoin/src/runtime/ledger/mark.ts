import type { AdapterHost, Network } from '@foyer/core/adapter'
import { askEsplora } from '../reads/askEsplora.js'
import { isRecord } from '../wallets/read.js'

export interface MarkParameters {
  readonly address: string
  readonly network: Network<'bip122'>
  readonly signal?: AbortSignal | undefined
}

/** How many coins of an address were spent, in blocks and on the way into one. */
export async function mark(host: AdapterHost<'bip122'>, { address, ...query }: MarkParameters): Promise<string> {
  return askEsplora(host, {
    ...query,
    path: `/address/${encodeURIComponent(address)}`,
    read(text) {
      const answer: unknown = JSON.parse(text)
      const { chain_stats: inBlocks, mempool_stats: onTheWay } = isRecord(answer) ? answer : {}
      return String(toSpent(inBlocks) + toSpent(onTheWay))
    },
  })
}

function toSpent(stats: unknown): number {
  const spent = isRecord(stats) ? stats.spent_txo_count : undefined
  if (typeof spent === 'number' && Number.isSafeInteger(spent) && spent >= 0) return spent
  throw new TypeError('No count of coins')
}
