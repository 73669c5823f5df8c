import type { DataCache } from '../cache/createDataCache'
import { type CoinList, getNamespace } from '../coins/createCoinList'
import type { SourcePicker } from '../sources/createSourcePicker'
import { SourceError } from '../sources/SourceError'
import { readSourceCursor, toSourceCursor } from '../sources/sourceCursors'
import { blockscoutHistory } from './blockscoutHistory'
import type { HistorySettings, Indexer } from './historySettings'
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
  hasPage(request: Pick<HistoryRequest, 'chainId' | 'cursor'>): boolean
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
  const byNetwork = new Map(Object.entries(indexers).map(([chainId, list]) => [chainId, list.map(toFound)]))
  /** Finds the indexers of a network, each of which counts pages in its own way, or its nodes, which count alike. */
  const find = (chainId: string): readonly Found[] => {
    const indexed = byNetwork.get(chainId)
    if (indexed !== undefined) return indexed
    const source = sources.find(({ namespace }) => namespace === getNamespace(chainId))
    return [{ source, urls: Object.hasOwn(nodes, chainId) ? (nodes[chainId] ?? []) : [] }]
  }
  return {
    hasAccount: ({ chainId, address }) =>
      find(chainId).every(({ source, urls }) => urls.length > 0 && source?.isAddress(address) !== false),
    hasPage: ({ chainId, cursor }) => readSourceCursor(find(chainId), cursor) !== undefined,
    read({ chainId, address, cursor }) {
      const all = find(chainId)
      const page = readSourceCursor(all, cursor)
      const namespace = all[0]?.source?.namespace
      if (page === undefined || namespace === undefined) return Promise.reject(new UnsupportedError('no source'))
      const owner = namespace === 'eip155' ? address.toLowerCase() : address
      const query = { chainId, address: owner, cursor: page.cursor, coins: coins.list(chainId) }
      const urls = page.sources.flatMap((each) => each.urls)
      const load = async () => {
        let unsupported = 0
        const read = async (url: string, signal: AbortSignal) => {
          const found = page.sources.find((each) => each.urls.includes(url))
          if (found?.source === undefined) throw new SourceError('no source')
          const answer = await found.source.read({ ...query, url, signal }).catch((error: unknown) => {
            if (error instanceof UnsupportedError) unsupported += 1
            throw error
          })
          return { ...answer, next: toSourceCursor(all, found, answer.next) }
        }
        const pages = await picker.read(urls, 1, read, chainId).catch((error: unknown) => {
          throw unsupported === urls.length ? new UnsupportedError('no history') : error
        })
        const [answer] = pages
        if (answer === undefined) throw new SourceError('no page')
        return JSON.stringify(toAnswer(answer, chainId))
      }
      return cache.read(`history ${JSON.stringify([chainId, owner, cursor])}`, LIFE_MS, load)
    },
  }
}

interface Found {
  readonly source: HistorySource | undefined
  readonly urls: readonly string[]
}

const toFound = (indexer: Indexer): Found =>
  'ponder' in indexer
    ? { source: ponderHistory, urls: [indexer.ponder] }
    : { source: blockscoutHistory, urls: [indexer.blockscout] }

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
