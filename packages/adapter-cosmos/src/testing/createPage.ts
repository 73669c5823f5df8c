import { createModal, type KeyValueStorage, type NetworkInput } from '@foyer/core'
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

export const KEPLR = 'app.keplr'
export const LEAP = 'io.leapwallet.LeapWallet'

/** Addresses of the sandbox's mnemonic, in its order. */
export const ADDRESSES = [
  'cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7',
  'cosmos1erxf3sa9q2j4vgseu7jq4a258ckmk7cy076t8z',
  'cosmos1htamarexaxhgdsp0xu6sppeyx7avtvqrdf6t5g',
] as const

/** A wallet that holds keys and signs, at `window.keplr` of the page that a test has opened. */
export function createWallet(options: Partial<CosmosWalletOptions> = {}): CosmosWallet {
  return createCosmosWallet({
    ...{ name: 'Quillon', id: 'sandbox.foyer.quillon', storage: createMemoryStorage() },
    ...options,
  })
}

/** A window of its own for each test. The adapter looks for wallets there, and hears their events. */
export function openWindow(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  return page
}

export interface PageOptions extends CosmosOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]] | undefined
  /** By CAIP-2 id, in the order to try. */
  readonly rpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  readonly enableInjected?: boolean | undefined
}

/** A page with a modal and no UI. The same `storage` given again is what a reload finds. */
export function createPage(options: PageOptions = {}) {
  const { storage = createStorage(), networks = [cosmosHub, osmosis], rpcUrls = {}, wallets, enableInjected } = options
  const modal = createModal({
    projectId: 'test',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    adapters: [cosmos({ wallets })],
    networks,
    customRpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([id, urls]) => [id, urls.map((url) => ({ url }))])),
    storage,
    enableInjected,
    debug: false,
  })
  // What it still asks would be asked of the next test's node.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.cosmos, storage }
}

export const createStorage = createPageStorage

/** The wallet's requests so far, as `method outcome`. */
export function told({ script }: CosmosWallet): string[] {
  return script.log().map(({ method, outcome }) => `${method} ${outcome}`)
}
