import { createModal, type KeyValueStorage } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import {
  type BitcoinPageWallet,
  type BitcoinWalletOptions,
  createFerrow,
  createSaltmarsh,
  createUnisat,
} from '@foyer/sandbox/bitcoin'
import { onTestFinished, vi } from 'vitest'
import { bitcoin } from '../bitcoin.js'
import { bitcoinMainnet, bitcoinTestnet } from '../networks.js'
import type { BitcoinWallet } from '../options.js'

/** The sandbox's wallets: how each is made, its id in the modal, and its accounts under the test mnemonic. */
export const FAMILIES = {
  saltmarsh: { create: createSaltmarsh, id: 'Saltmarsh', name: 'Saltmarsh', accountIndexes: [0, 1] },
  ferrow: { create: createFerrow, id: 'FerrowProviders.Bitcoin', name: 'Ferrow', accountIndexes: [2, 3] },
  unisat: { create: createUnisat, id: 'unisat', name: 'UniSat', accountIndexes: [4, 5] },
} as const

export type Family = keyof typeof FAMILIES

/** A wallet in the page, which the test has stubbed a window for. It holds keys and signs. */
export function createWallet(family: Family, options: Partial<BitcoinWalletOptions> = {}): BitcoinPageWallet {
  const { create, id, name, accountIndexes } = FAMILIES[family]
  const icon = ['svg', {}] as const
  const storage = createWalletStorage()
  return create({ id, name, icon, accent: '#000', accountIndexes, rpcUrls: {}, storage, ...options })
}

export interface PageOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  readonly wallets?: readonly BitcoinWallet[] | undefined
  readonly enableInjected?: boolean | undefined
}

/** A modal without a UI. The same `storage` given again is what a reload finds. */
export function createPage({ storage = createStorage(), rpcUrls = {}, wallets, enableInjected }: PageOptions = {}) {
  const modal = createModal({
    projectId: 'test',
    adapters: [bitcoin({ wallets })],
    networks: [bitcoinMainnet, bitcoinTestnet],
    customRpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([id, url]) => [id, [{ url }]])),
    storage,
    enableInjected,
    debug: false,
  })
  // What it still asks would be asked of the next test's node.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.bip122, storage, account: () => modal.$account('bip122').get() }
}

export const createStorage = createMemoryStorage

/** What a wallet's extension remembers. */
export function createWalletStorage() {
  const { getItem, setItem } = createStorage()
  return { getItem: (key: string) => String(getItem(key) ?? '') || null, setItem }
}

/** A window with nothing in it: wallets come into it, and adapters look there. */
export function stubWindow(): EventTarget & Record<string, unknown> {
  const window = new EventTarget() as EventTarget & Record<string, unknown>
  vi.stubGlobal('window', window)
  return window
}
