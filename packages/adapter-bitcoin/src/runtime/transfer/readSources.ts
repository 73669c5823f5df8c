import type { Network } from '@foyer/core/adapter'
import type { NodeHost } from '../reads/askEsplora.js'
import type { Coin } from '../reads/readCoins.js'
import { type RawTransaction, readRawTransaction } from '../reads/readRawTransaction.js'

/** Requests at a time: public nodes refuse many at once. */
const CONCURRENT_REQUESTS = 4

export interface SourcedCoin {
  readonly coin: Coin
  /** The transaction that made the coin. */
  readonly source: RawTransaction
}

/** Reads the transactions that made the coins, each once. */
export async function readSources(
  host: NodeHost,
  { coins, network }: { readonly coins: readonly Coin[]; readonly network: Network<'bip122'> },
): Promise<readonly SourcedCoin[]> {
  const txids = [...new Set(coins.map(({ txid }) => txid))]
  const sources = new Map<string, RawTransaction>()
  const readNext = async (): Promise<void> => {
    const txid = txids.pop()
    if (txid === undefined) return
    sources.set(txid, await readRawTransaction(host, { txid, network }))
    return readNext()
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, readNext))
  return coins.flatMap((coin) => {
    const source = sources.get(coin.txid)
    return source ? [{ coin, source }] : []
  })
}
