import { type AdapterHost, anySignal, delay, type Network, onAbort, untilAborted } from '@foyer/core/adapter'
import type { ChainClient } from '../node/ChainClient.js'
import { metadataOf } from '../node/metadataOf.js'
import { openApi } from '../node/openApi.js'

/** Reading a description takes half a second, and several questions come together. Milliseconds. */
const IDLE = 60_000

export interface UseApi {
  readonly network: Network<'polkadot'>
  readonly signal?: AbortSignal | undefined
}

/** A client for several questions one after the other: opened with the first, ended when nobody has asked for a while. */
export interface Apis {
  use<T>(query: UseApi, act: (api: ChainClient) => Promise<T>): Promise<T>
}

interface OpenApi {
  readonly api: Promise<ChainClient>
  users: number
  /** Aborted with the next question. */
  rest: AbortController
}

export function createApis(host: AdapterHost<'polkadot'>): Apis {
  const open = new Map<string, OpenApi>()
  const close = (id: string, entry: OpenApi) => {
    if (open.get(id) === entry) open.delete(id)
    if (entry.users === 0) void entry.api.then((api) => api.disconnect()).catch(() => undefined)
  }
  onAbort(host.signal, () => {
    for (const [id, entry] of open) close(id, entry)
  })
  const begin = (network: Network<'polkadot'>): OpenApi => {
    const api = openApi({ host, metadata: metadataOf(host) }, network)
    const entry = { api, users: 0, rest: new AbortController() }
    open.set(network.caipNetworkId, entry)
    return entry
  }
  return {
    async use({ network, signal }, act) {
      const id = network.caipNetworkId
      const entry = open.get(id) ?? begin(network)
      entry.rest.abort()
      entry.users += 1
      let isSpoilt = true
      try {
        const answer = await untilAborted(entry.api.then(act), anySignal(host.signal, signal))
        isSpoilt = false
        return answer
      } catch (cause) {
        // Whoever gave up says nothing about the node.
        isSpoilt = !signal?.aborted
        throw cause
      } finally {
        entry.users -= 1
        if (isSpoilt || host.signal.aborted || open.get(id) !== entry) close(id, entry)
        else if (entry.users === 0) {
          entry.rest = new AbortController()
          delay(IDLE, anySignal(host.signal, entry.rest.signal), () => close(id, entry))
        }
      }
    },
  }
}
