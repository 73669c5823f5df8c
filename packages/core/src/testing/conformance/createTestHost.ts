import { atom } from 'nanostores'
import type { AdapterHost } from '../../adapter/host.js'
import type { Network } from '../../types/network.js'
import type { KeyValueStorage } from '../../types/storage.js'

export interface TestHost {
  readonly host: AdapterHost
  /** Parts of the host that the adapter has asked since it was made: `rpcUrls`, `storage`, `activeNetworkId`. */
  readonly asked: ReadonlySet<string>
  /** The modal is destroyed. */
  destroy(): void
}

export interface CreateTestHostParameters {
  readonly networks: readonly Network[]
  readonly storage: KeyValueStorage
  /** In the order to try. @default those of the network */
  readonly rpcUrls?: readonly string[] | undefined
}

/** What a modal hands to one adapter, without the modal. */
export function createTestHost({ networks, storage, rpcUrls }: CreateTestHostParameters): TestHost {
  const life = new AbortController()
  const asked = new Set<string>()
  const kept = (key: string) => {
    asked.add('storage')
    return `adapter:${key}`
  }
  return {
    asked,
    destroy: () => life.abort(),
    host: {
      projectId: 'conformance',
      metadata: { name: 'Harbor', description: 'A test site', url: 'http://localhost', icons: [] },
      signal: life.signal,
      storage: {
        get: (key) => storage.getItem(kept(key)) ?? undefined,
        set: (key, value) => storage.setItem(kept(key), value),
        remove: (key) => storage.removeItem(kept(key)),
      },
      $networks: atom(networks),
      activeNetworkId() {
        asked.add('activeNetworkId')
        return networks[0]?.caipNetworkId
      },
      rpcUrls(network) {
        asked.add('rpcUrls')
        return rpcUrls ?? network.rpcUrls.default.http
      },
      flags: { enableEIP6963: true, enableInjected: true },
      log() {},
    },
  }
}
