import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'
import type { Connection } from './connection.js'
import type { AddressQuery, ChainAdapter, ConnectRequest } from './contract.js'
import type { AdapterHost } from './host.js'
import type { Lazy } from './lazy.js'

/** What an adapter does with code that the page did not load with. */
export interface AdapterRuntime<N extends Namespace, Provider> {
  isAddress(value: string, network?: Network<N>): boolean | Promise<boolean>
  connect(request: ConnectRequest<N>): Promise<Connection<N, Provider>>
  balances(query: AddressQuery<N>): Promise<readonly TokenAmount[]>
}

/** The members of an adapter that are all of its runtime: each loads it, and `preload` does nothing else. */
export function fromRuntime<N extends Namespace, Provider>(
  host: Pick<AdapterHost<N>, 'log'>,
  runtime: Pick<Lazy<AdapterRuntime<N, Provider>>, 'get'>,
): Required<Pick<ChainAdapter<N, Provider>, 'isAddress' | 'preload' | 'connect' | 'balances'>> {
  return {
    isAddress: async (value, network) => (await runtime.get()).isAddress(value, network),
    // Whoever connects then hears of the failure.
    preload: () => void runtime.get().catch((cause) => host.log('warn', 'The adapter could not be loaded', cause)),
    connect: async (request) => (await runtime.get()).connect(request),
    balances: async (query) => (await runtime.get()).balances(query),
  }
}
