import type { Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { TokenAmount } from '../types/token.js'
import type { Connection } from './connection.js'
import type { AdapterContext } from './context.js'
import type { AddressQuery, ChainAdapter, ConnectRequest } from './contract.js'
import type { LazyValue } from './createLazyValue.js'

export interface AdapterRuntime<N extends Namespace, Provider> {
  isAddress(value: string, network?: Network<N>): boolean | Promise<boolean>
  connect(request: ConnectRequest<N>): Promise<Connection<N, Provider>>
  balances(query: AddressQuery<N>): Promise<readonly TokenAmount[]>
}

export function delegateToRuntime<N extends Namespace, Provider>(
  adapterContext: Pick<AdapterContext<N>, 'log'>,
  runtime: Pick<LazyValue<AdapterRuntime<N, Provider>>, 'get'>,
): Required<Pick<ChainAdapter<N, Provider>, 'isAddress' | 'preload' | 'connect' | 'balances'>> {
  return {
    isAddress: async (value, network) => (await runtime.get()).isAddress(value, network),
    // A failed import is only logged here; the next `connect` imports again and reports the failure.
    preload: () =>
      void runtime.get().catch((cause) => adapterContext.log('warn', 'The adapter could not be loaded', cause)),
    connect: async (request) => (await runtime.get()).connect(request),
    balances: async (query) => (await runtime.get()).balances(query),
  }
}
