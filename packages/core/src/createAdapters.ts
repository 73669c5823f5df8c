import type { ChainAdapter } from './adapter/contract.js'
import { ADAPTER_CONTRACT, type AdapterDefinition } from './adapter/defineAdapter.js'
import type { AdapterHost } from './adapter/host.js'
import { ModalError } from './errors/ModalError.js'
import type { Namespace } from './types/caip.js'

/** Gives each adapter its host. Refuses what was built against another contract and two of one namespace. */
export function createAdapters(
  definitions: readonly AdapterDefinition[],
  hostOf: (namespace: Namespace) => AdapterHost,
): ReadonlyMap<Namespace, ChainAdapter> {
  const adapters = new Map<Namespace, ChainAdapter>()
  for (const { contract, namespace, create } of definitions) {
    if (contract !== ADAPTER_CONTRACT) {
      throw new ModalError('ADAPTER_CONTRACT', { context: { namespace, found: contract, wanted: ADAPTER_CONTRACT } })
    }
    if (adapters.has(namespace)) throw new ModalError('ADAPTER_DUPLICATE', { context: { namespace } })
    adapters.set(namespace, create(hostOf(namespace)))
  }
  return adapters
}
