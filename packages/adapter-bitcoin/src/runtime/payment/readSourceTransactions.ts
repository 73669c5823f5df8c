import type { Network } from '@foyer/core/adapter'
import type { Coin } from '../node/readCoins.js'
import { type RawTransaction, readRawTransaction } from '../node/readRawTransaction.js'
import type { NodeContext } from '../node/requestEsplora.js'

const CONCURRENT_REQUESTS = 4

export interface CoinWithSource {
  readonly coin: Coin
  readonly source: RawTransaction
}

export async function readSourceTransactions(
  adapterContext: NodeContext,
  { coins, network }: { readonly coins: readonly Coin[]; readonly network: Network<'bip122'> },
): Promise<readonly CoinWithSource[]> {
  const txids = [...new Set(coins.map(({ txid }) => txid))]
  const sources = new Map<string, RawTransaction>()
  const readNext = async (): Promise<void> => {
    const txid = txids.pop()
    if (txid === undefined) return
    sources.set(txid, await readRawTransaction(adapterContext, { txid, network }))
    return readNext()
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, readNext))
  return coins.flatMap((coin) => {
    const source = sources.get(coin.txid)
    return source ? [{ coin, source }] : []
  })
}
