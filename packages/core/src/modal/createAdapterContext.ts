import { computed } from 'nanostores'
import type { AdapterContext } from '../adapter/context.js'
import type { Namespace } from '../types/caip.js'
import type { Log } from '../types/log.js'
import { getNodeUrls } from '../utils/getNodeUrls.js'
import { logStoreListenerErrors } from '../utils/logStoreListenerErrors.js'
import type { BaseStores, Services } from './context.js'
import type { BaseOptions } from './options.js'

export function createAdapterContext(
  namespace: Namespace,
  modal: {
    readonly options: BaseOptions
    readonly stores: BaseStores
    readonly services: Services
    readonly signal: AbortSignal
    readonly log: Log
  },
): AdapterContext {
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
    $networks: logStoreListenerErrors(
      computed(stores.networks.$all, () => stores.networks.of(namespace)),
      ownLog,
    ),
    activeNetworkId: () => stores.networks.active(namespace)?.caipNetworkId,
    noteRequest: (url, purpose = 'node') => services.requests.note(purpose)(url),
    rpcUrls(network) {
      const own = services.ownNodes?.find(network.caipNetworkId)
      return [...(own ? [own.url] : []), ...getNodeUrls(options, network)]
    },
    ownNode: (network) => services.ownNodes?.find(network.caipNetworkId),
    flags: { eip6963: options.features.eip6963, injected: options.features.injected },
    log: ownLog,
  }
}
