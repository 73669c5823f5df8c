import { createModal, type Features, type KeyValueStorage, type NetworkInput } from '@foyer/core'
import { createMemoryStorage as createPageStorage } from '@foyer/core/testing'
import {
  type CosmosWallet,
  type CosmosWalletOptions,
  createCosmosWallet,
  createMemoryStorage,
} from '@foyer/sandbox/cosmos'
import { onTestFinished, vi } from 'vitest'
import { cosmos } from '../cosmos.js'
import { cosmosHub, osmosis } from '../networks.js'
import type { CosmosOptions } from '../options.js'

export const KEPLR_ID = 'app.keplr'
export const LEAP_ID = 'io.leapwallet.LeapWallet'

export const ADDRESSES = [
  'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7',
  'cosmos1erxf3sa9q2j4vgseu7jq4a258ckmk7cy076t8z',
  'cosmos1htamarexaxhgdsp0xu6sppeyx7avtvqrdf6t5g',
] as const

export function createWallet(options: Partial<CosmosWalletOptions> = {}): CosmosWallet {
  return createCosmosWallet({
    ...{ name: 'Quillon', id: 'sandbox.foyer.quillon', storage: createMemoryStorage() },
    ...options,
  })
}

export function stubWindow(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  return page
}

export interface TestAppOptions extends CosmosOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]] | undefined
  readonly rpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  readonly features?: Features | undefined
}

export function createTestApp(options: TestAppOptions = {}) {
  const { storage = createStorage(), networks = [cosmosHub, osmosis], rpcUrls = {}, wallets, features } = options
  const modal = createModal({
    projectId: 'test',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    adapters: [cosmos({ wallets })],
    networks,
    customRpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([id, urls]) => [id, urls.map((url) => ({ url }))])),
    storage,
    features,
    debug: false,
  })
  // Otherwise pending requests would reach the node of the next test.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.cosmos, storage }
}

export const createStorage = createPageStorage

export function listRequests({ script }: CosmosWallet): string[] {
  return script.log().map(({ method, outcome }) => `${method} ${outcome}`)
}
