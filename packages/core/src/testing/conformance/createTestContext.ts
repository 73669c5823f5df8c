import { atom } from 'nanostores'
import type { AdapterContext } from '../../adapter/context.js'
import type { Network } from '../../types/network.js'
import type { KeyValueStorage } from '../../types/storage.js'

export interface TestContext {
  readonly adapterContext: AdapterContext
  // Members of the adapter context that the adapter has used: `rpcUrls`, `storage`, `activeNetworkId`.
  readonly usedMembers: ReadonlySet<string>
  destroy(): void
}

export interface CreateTestContextParameters {
  readonly networks: readonly Network[]
  readonly storage: KeyValueStorage
  // URLs of nodes, in order of preference. @default those of the network
  readonly rpcUrls?: readonly string[] | undefined
}

export function createTestContext({ networks, storage, rpcUrls }: CreateTestContextParameters): TestContext {
  const life = new AbortController()
  const usedMembers = new Set<string>()
  const kept = (key: string) => {
    usedMembers.add('storage')
    return `adapter:${key}`
  }
  return {
    usedMembers,
    destroy: () => life.abort(),
    adapterContext: {
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
        usedMembers.add('activeNetworkId')
        return networks[0]?.caipNetworkId
      },
      rpcUrls(network) {
        usedMembers.add('rpcUrls')
        return rpcUrls ?? network.rpcUrls.default.http
      },
      noteRequest() {},
      flags: { eip6963: true, injected: true },
      log() {},
    },
  }
}
