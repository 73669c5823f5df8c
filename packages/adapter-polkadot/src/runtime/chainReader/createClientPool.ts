import {
  type AdapterContext,
  combineSignals,
  type Network,
  onAbort,
  rejectOnAbort,
  startTimer,
} from '@foyer/core/adapter'
import type { ChainClient } from '../node/ChainClient.js'
import { getMetadataCache } from '../node/getMetadataCache.js'
import { openChainClient } from '../node/openChainClient.js'

const IDLE_MS = 60_000

export interface ClientQuery {
  readonly network: Network<'polkadot'>
  readonly signal?: AbortSignal | undefined
}

/** Shares one client per network between requests, and closes idle clients. */
export interface ClientPool {
  use<T>(query: ClientQuery, callback: (api: ChainClient) => Promise<T>): Promise<T>
}

interface PooledApi {
  readonly api: Promise<ChainClient>
  users: number
  rest: AbortController
}

export function createClientPool(adapterContext: AdapterContext<'polkadot'>): ClientPool {
  const open = new Map<string, PooledApi>()
  const close = (id: string, entry: PooledApi) => {
    if (open.get(id) === entry) open.delete(id)
    if (entry.users === 0) void entry.api.then((api) => api.disconnect()).catch(() => undefined)
  }
  onAbort(adapterContext.signal, () => {
    for (const [id, entry] of open) close(id, entry)
  })
  const begin = (network: Network<'polkadot'>): PooledApi => {
    const api = openChainClient({ adapterContext, metadata: getMetadataCache(adapterContext) }, network)
    const entry = { api, users: 0, rest: new AbortController() }
    open.set(network.caipNetworkId, entry)
    return entry
  }
  return {
    async use({ network, signal }, callback) {
      const id = network.caipNetworkId
      const entry = open.get(id) ?? begin(network)
      entry.rest.abort()
      entry.users += 1
      let isBroken = true
      try {
        const answer = await rejectOnAbort(entry.api.then(callback), combineSignals(adapterContext.signal, signal))
        isBroken = false
        return answer
      } catch (cause) {
        // An aborted request says nothing about the node, so its client stays open.
        isBroken = !signal?.aborted
        throw cause
      } finally {
        entry.users -= 1
        if (isBroken || adapterContext.signal.aborted || open.get(id) !== entry) close(id, entry)
        else if (entry.users === 0) {
          entry.rest = new AbortController()
          startTimer(IDLE_MS, combineSignals(adapterContext.signal, entry.rest.signal), () => close(id, entry))
        }
      }
    },
  }
}
