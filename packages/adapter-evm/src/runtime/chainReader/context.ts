import { combineSignals, type Network, rejectOnAbort } from '@foyer/core/adapter'
import type { Client } from 'viem'
import type { RuntimeContext } from '../context.js'
import { getClient } from '../node/getClient.js'
import { rethrowNodeFailure } from '../node/rethrowNodeFailure.js'

export type Eip155Network = Network<'eip155'>

export interface ChainReaderContext {
  readonly runtime: RuntimeContext
  getClient(network: Eip155Network): Client
  /**
   * Runs reads. Rejects on abort, also if a read ignores its signal, as most actions of viem do. Maps the errors of
   * unreachable nodes.
   */
  request<T>(signal: AbortSignal | undefined, run: (signal: AbortSignal) => Promise<T>): Promise<T>
}

export function createChainReaderContext(runtime: RuntimeContext): ChainReaderContext {
  return {
    runtime,
    getClient: (network) => getClient(runtime, network),
    request(input, run) {
      const signal = combineSignals(runtime.signal, input)
      return rejectOnAbort(signal.aborted ? undefined : run(signal).catch(rethrowNodeFailure), signal) as ReturnType<
        typeof run
      >
    },
  }
}
