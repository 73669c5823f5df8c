import type { DataCache } from '../cache/createDataCache'
import { type CoinList, getNamespace } from '../coins/createCoinList'
import type { SourcePicker } from '../sources/createSourcePicker'
import { SourceError } from '../sources/SourceError'
import { blockscoutHistory } from './blockscoutHistory'
import type { HistorySettings } from './historySettings'
import { ponderHistory } from './ponderHistory'
import type { HistoryPage, HistorySource } from './types'
import { UnsupportedError } from './UnsupportedError'

const LIFE_MS = 15_000

export interface HistoryRequest {
  readonly chainId: string
  readonly address: string
  readonly cursor: string | undefined
}

export interface HistoryReader {
  /** Returns false for a network without nodes, and for what is no address of it. */
  hasAccount(request: Pick<HistoryRequest, 'chainId' | 'address'>): boolean
  /** Returns a page as the JSON of its answer. Rejects with a `SourceError` or an `UnsupportedError`. */
  read(request: HistoryRequest): Promise<string>
}

export function createHistoryReader({
  nodes,
  indexers,
  coins,
  sources,
  picker,
  cache,
}: {
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly indexers: HistorySettings
  readonly coins: CoinList
  readonly sources: readonly HistorySource[]
  readonly picker: SourcePicker
  readonly cache: DataCache
}): HistoryReader {
  const find = (chainId: string): { readonly source: HistorySource | undefined; readonly urls: readonly string[] } => {
    const indexer = Object.hasOwn(indexers, chainId) ? indexers[chainId] : undefined
    if (indexer !== undefined)
      return 'ponder' in indexer
        ? { source: ponderHistory, urls: [indexer.ponder] }
        : { source: blockscoutHistory, urls: [indexer.blockscout] }
    const source = sources.find(({ namespace }) => namespace === getNamespace(chainId))
    return { source, urls: Object.hasOwn(nodes, chainId) ? (nodes[chainId] ?? []) : [] }
  }
  return {
    hasAccount({ chainId, address }) {
      const { source, urls } = find(chainId)
      return urls.length > 0 && source?.isAddress(address) !== false
    },
    read({ chainId, address, cursor }) {
      const { source, urls } = find(chainId)
      if (source === undefined) return Promise.reject(new UnsupportedError('no source'))
      const query = { chainId, cursor, coins: coins.list(chainId) }
      const owner = source.namespace === 'eip155' ? address.toLowerCase() : address
      const load = async () => {
        let unsupported = 0
        const read = (url: string, signal: AbortSignal) =>
          source.read({ ...query, address: owner, url, signal }).catch((error: unknown) => {
            if (error instanceof UnsupportedError) unsupported += 1
            throw error
          })
        const pages = await picker.read(urls, 1, read).catch((error: unknown) => {
          throw unsupported === urls.length ? new UnsupportedError('no history') : error
        })
        const [page] = pages
        if (page === undefined) throw new SourceError('no page')
        return JSON.stringify(toAnswer(page, chainId))
      }
      return cache.read(`history ${JSON.stringify([chainId, owner, cursor])}`, LIFE_MS, load)
    },
  }
}

const toAnswer = ({ transactions, next, attribution }: HistoryPage, chainId: string) => ({
  data: transactions.map(({ hash, operation, minedAt, from, to, status, nonce, transfers }) => ({
    id: hash,
    metadata: {
      operationType: operation,
      hash,
      minedAt: minedAt?.toISOString() ?? '',
      sentFrom: from,
      sentTo: to,
      status,
      nonce,
      chain: chainId,
    },
    transfers: transfers.map(({ direction, amount, coin: { name, symbol, icon } }) => ({
      direction,
      quantity: { numeric: amount },
      fungible_info: { name, symbol, ...(icon !== undefined && { icon: { url: icon } }) },
    })),
  })),
  next: next ?? null,
  attribution,
})
