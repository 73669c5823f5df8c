import type { ServerApp } from '../http/createApp'
import type { ReportFailure } from '../operation/createFailureReports'
import type { ServiceMetrics } from '../operation/createMetrics'
import type { Settings } from '../settings/readSettings'
import { addBalanceRoutes } from './balances/addBalanceRoutes'
import { bitcoinBalances } from './balances/bitcoinBalances'
import { cosmosBalances } from './balances/cosmosBalances'
import { createBalanceReader } from './balances/createBalanceReader'
import { evmBalances } from './balances/evmBalances'
import { polkadotBalances } from './balances/polkadotBalances'
import { solanaBalances } from './balances/solanaBalances'
import type { BalanceSource } from './balances/types'
import { createDataCache, createMemoryStore } from './cache/createDataCache'
import { openValkeyStore } from './cache/openValkeyStore'
import { createCoinList } from './coins/createCoinList'
import { addHistoryRoutes } from './history/addHistoryRoutes'
import { bitcoinHistory } from './history/bitcoinHistory'
import { cosmosHistory } from './history/cosmosHistory'
import { createHistoryReader } from './history/createHistoryReader'
import { otterscanHistory } from './history/otterscanHistory'
import { solanaHistory } from './history/solanaHistory'
import type { HistorySource } from './history/types'
import { addNftRoutes } from './nfts/addNftRoutes'
import { createNftReader } from './nfts/createNftReader'
import { addPriceRoutes } from './prices/addPriceRoutes'
import { createPriceReader } from './prices/createPriceReader'
import { createPriceSource } from './prices/priceSettings'
import type { PriceSource } from './prices/types'
import { createSourcePicker } from './sources/createSourcePicker'

export interface DataSources {
  /** Preferred to the built-in source of the same namespace. */
  readonly balances?: readonly BalanceSource[]
  readonly history?: readonly HistorySource[]
  readonly prices?: PriceSource
}

export interface DataService {
  readonly routes: readonly ((app: ServerApp) => void)[]
  close(): Promise<void>
}

const BALANCE_SOURCES = [evmBalances, solanaBalances, bitcoinBalances, cosmosBalances, polkadotBalances]
const HISTORY_SOURCES = [otterscanHistory, solanaHistory, bitcoinHistory, cosmosHistory]

type DataSettings = Pick<Settings, 'NODES' | 'COMPARED' | 'TOKENS' | 'PRICES' | 'HISTORY' | 'NFTS' | 'VALKEY_URL'>

export async function openDataService(
  { NODES, COMPARED, TOKENS, PRICES, HISTORY, NFTS, VALKEY_URL }: DataSettings,
  sources: DataSources,
  {
    log,
    report,
    metrics,
  }: {
    readonly log: (line: string) => void
    readonly report: ReportFailure
    readonly metrics?: Pick<ServiceMetrics, 'countCacheRead'> | undefined
  },
): Promise<DataService> {
  const onError = (error: unknown) => log(`valkey: ${error instanceof Error ? error.message : 'unknown error'}`)
  const store = VALKEY_URL === undefined ? createMemoryStore() : await openValkeyStore(VALKEY_URL, onError)
  const cache = createDataCache(store, metrics?.countCacheRead)
  const coins = createCoinList([...new Set([...Object.keys(NODES), ...Object.keys(HISTORY)])], TOKENS)
  for (const chainId of Object.keys(NODES)) {
    if (coins.list(chainId)[0]?.address !== undefined || coins.list(chainId).length === 0)
      log(`data: TOKENS has no native coin of ${chainId}, and balances leave it out`)
  }
  const prices = createPriceReader({
    sources: sources.prices ? [sources.prices] : (PRICES ?? []).map(createPriceSource),
    ids: coins.priceIds,
    cache,
    log,
    report,
  })
  const balances = createBalanceReader({
    nodes: NODES,
    compared: COMPARED,
    coins,
    sources: [...(sources.balances ?? []), ...BALANCE_SOURCES],
    picker: createSourcePicker({ log, report }),
    cache,
    log,
  })
  const history = createHistoryReader({
    nodes: NODES,
    indexers: HISTORY,
    coins,
    sources: [...(sources.history ?? []), ...HISTORY_SOURCES],
    // A node may have balances and no history: it rests for the one alone.
    picker: createSourcePicker({ log, report }),
    cache,
  })
  const nfts = createNftReader({ services: NFTS, picker: createSourcePicker({ log, report }), cache })
  return {
    routes: [
      addBalanceRoutes(balances, prices),
      addHistoryRoutes(history),
      addNftRoutes(nfts),
      addPriceRoutes(coins, prices),
    ],
    close: () => cache.close(),
  }
}
