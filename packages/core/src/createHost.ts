import { computed } from 'nanostores'
import type { AdapterHost } from './adapter/host.js'
import { HOSTED_DATA_URL } from './constants.js'
import type { EarlyStores, Services } from './context.js'
import type { Options } from './options.js'
import type { Namespace } from './types/caip.js'
import type { Log } from './types/log.js'

/** What one adapter sees of its modal. */
export function createHost(
  namespace: Namespace,
  modal: {
    readonly options: Options
    readonly stores: EarlyStores
    readonly services: Services
    readonly signal: AbortSignal
    readonly log: Log
  },
): AdapterHost {
  const { options, stores, services, signal, log } = modal
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
    $networks: computed(stores.networks.$all, (all) => all.filter((network) => network.chainNamespace === namespace)),
    activeNetworkId: () => stores.networks.active(namespace)?.caipNetworkId,
    rpcUrls({ caipNetworkId, rpcUrls }) {
      const custom = options.customRpcUrls?.[caipNetworkId]?.map(({ url }) => url) ?? []
      const hosted =
        options.projectId && !options.basic
          ? [`${options.services?.data ?? HOSTED_DATA_URL}/v1/?chainId=${caipNetworkId}&projectId=${options.projectId}`]
          : []
      // Who names their own node wants no other host to see their visitors.
      return custom.length ? custom : [...hosted, ...rpcUrls.default.http]
    },
    flags: { enableEIP6963: options.enableEIP6963, enableInjected: options.enableInjected },
    log: (level, message, data) => log(level, `[${namespace}] ${message}`, data),
  }
}
