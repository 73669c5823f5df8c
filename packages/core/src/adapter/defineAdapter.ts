import type { Namespace } from '../types/caip.js'
import type { ChainAdapter } from './contract.js'
import type { AdapterHost } from './host.js'

/** Version of the adapter contract. `createModal` refuses adapters of another. */
export const ADAPTER_CONTRACT = 1

/** What `evm()` returns and `createModal` takes: inert until a modal creates it with its own host. */
export interface AdapterDefinition<
  N extends Namespace = Namespace,
  Provider = unknown,
  Adapter extends ChainAdapter<N, Provider> = ChainAdapter<N, Provider>,
> {
  /** The contract this adapter was built against, stamped by {@link defineAdapter}. */
  readonly contract: number
  readonly namespace: N
  create(host: AdapterHost<N>): Adapter
}

/**
 * Gives an adapter its types and stamps the contract. The namespace comes first so that TypeScript knows it while it
 * reads the rest. Members beyond the contract are reachable as `modal.adapters[namespace]`.
 */
export function defineAdapter<const N extends Namespace, Provider, Adapter extends ChainAdapter<N, Provider>>(
  namespace: N,
  create: (host: AdapterHost<N>) => Adapter & ChainAdapter<N, Provider>,
): AdapterDefinition<N, ProviderOfAdapter<Adapter>, Adapter & ChainAdapter<N, ProviderOfAdapter<Adapter>>> {
  return { contract: ADAPTER_CONTRACT, namespace, create: create as never }
}

type ProviderOfAdapter<A> = A extends { connect(...args: never[]): Promise<{ readonly provider: infer P }> } ? P : never

export type NamespaceOf<A extends readonly AdapterDefinition[]> = A[number]['namespace']

export type ProviderOf<A extends readonly AdapterDefinition[], N extends Namespace> =
  Extract<A[number], { readonly namespace: N }> extends { create(host: never): infer Adapter }
    ? ProviderOfAdapter<Adapter>
    : never

/**
 * The created adapters by namespace, each with all it offers. Where it is not known which ones there are, none is named:
 * so every modal is a `Modal`.
 */
export type AdaptersOf<A extends readonly AdapterDefinition[]> = {
  readonly [D in A[number] as string extends D['namespace'] ? never : D['namespace']]: ReturnType<D['create']>
}
