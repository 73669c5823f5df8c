import type { Namespace } from '../types/caip.js'
import type { AdapterContext } from './context.js'
import type { ChainAdapter } from './contract.js'

/** Version of the adapter contract. `createModal` rejects adapters of another version. */
export const ADAPTER_CONTRACT_VERSION = 1

export interface AdapterDefinition<
  N extends Namespace = Namespace,
  Provider = unknown,
  Adapter extends ChainAdapter<N, Provider> = ChainAdapter<N, Provider>,
> {
  readonly contract: number
  readonly namespace: N
  create(adapterContext: AdapterContext<N>): Adapter
}

/**
 * Types an adapter and sets its contract version. `namespace` is the first parameter because types are inferred from
 * it. Members that the contract does not name are reachable as `modal.adapters[namespace]`.
 */
export function defineAdapter<const N extends Namespace, Provider, Adapter extends ChainAdapter<N, Provider>>(
  namespace: N,
  create: (adapterContext: AdapterContext<N>) => Adapter & ChainAdapter<N, Provider>,
): AdapterDefinition<N, ProviderOfAdapter<Adapter>, Adapter & ChainAdapter<N, ProviderOfAdapter<Adapter>>> {
  return { contract: ADAPTER_CONTRACT_VERSION, namespace, create: create as never }
}

type ProviderOfAdapter<A> = A extends { connect(...args: never[]): Promise<{ readonly provider: infer P }> } ? P : never

export type AdapterNamespace<A extends readonly AdapterDefinition[]> = A[number]['namespace']

export type AdapterProvider<A extends readonly AdapterDefinition[], N extends Namespace> =
  Extract<A[number], { readonly namespace: N }> extends { create(adapterContext: never): infer Adapter }
    ? ProviderOfAdapter<Adapter>
    : never

// Has no keys for adapters whose namespace is not a literal type, so that every modal is assignable to `Modal`.
export type AdaptersByNamespace<A extends readonly AdapterDefinition[]> = {
  readonly [D in A[number] as string extends D['namespace'] ? never : D['namespace']]: ReturnType<D['create']>
}
