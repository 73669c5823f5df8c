import { computed } from 'nanostores'
import type { AdapterHost } from './adapter/host.js'
import type { EarlyStores, Services } from './context.js'
import type { EarlyOptions } from './options.js'
import type { Namespace } from './types/caip.js'
import type { Log } from './types/log.js'
import { guardStore } from './utils/guardStore.js'
import { nodeUrls } from './utils/nodeUrls.js'

/** What one adapter sees of its modal. */
export function createHost(
  namespace: Namespace,
  modal: {
    readonly options: EarlyOptions
    readonly stores: EarlyStores
    readonly services: Services
    readonly signal: AbortSignal
    readonly log: Log
  },
): AdapterHost {
  const { options, stores, services, signal, log } = modal
  const ownLog: Log = (level, message, data) => log(level, `[${namespace}] ${message}`, data)
  const key = (name: string) => `${namespace}:${name}`
  return {
    projectId: options.projectId,
    metadata: options.metadata,
    signal,
    storage: {
      get: (name) => services.storage.get(key(name)),
      set: (name, value) => services.storage.set(key(name), value),
      remove: (name) => services.storage.remove(key(name)),
    },
    $networks: guardStore(
      computed(stores.networks.$all, () => stores.networks.of(namespace)),
      ownLog,
    ),
    activeNetworkId: () => stores.networks.active(namespace)?.caipNetworkId,
    rpcUrls: (network) => nodeUrls(options, network),
    flags: { enableEIP6963: options.enableEIP6963, enableInjected: options.enableInjected },
    log: ownLog,
  }
}
