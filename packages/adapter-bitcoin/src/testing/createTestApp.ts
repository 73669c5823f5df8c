import { createModal, type Features, type KeyValueStorage } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import {
  type BitcoinPageWallet,
  type BitcoinWalletOptions,
  createSatsConnectWallet,
  createUnisatWallet,
  createWalletStandardBitcoinWallet,
} from '@foyer/sandbox/bitcoin'
import { onTestFinished, vi } from 'vitest'
import { bitcoin } from '../bitcoin.js'
import { bitcoinMainnet, bitcoinTestnet } from '../networks.js'
import type { BitcoinWallet } from '../options.js'

export const WALLET_FAMILIES = {
  saltmarsh: { create: createWalletStandardBitcoinWallet, id: 'Saltmarsh', name: 'Saltmarsh', accountIndexes: [0, 1] },
  ferrow: { create: createSatsConnectWallet, id: 'FerrowProviders.Bitcoin', name: 'Ferrow', accountIndexes: [2, 3] },
  unisat: { create: createUnisatWallet, id: 'unisat', name: 'UniSat', accountIndexes: [4, 5] },
} as const

export type WalletFamily = keyof typeof WALLET_FAMILIES

export function createWallet(family: WalletFamily, options: Partial<BitcoinWalletOptions> = {}): BitcoinPageWallet {
  const { create, id, name, accountIndexes } = WALLET_FAMILIES[family]
  const icon = ['svg', {}] as const
  const storage = createWalletStorage()
  return create({ id, name, icon, accent: '#000', accountIndexes, rpcUrls: {}, storage, ...options })
}

export interface TestAppOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  readonly wallets?: readonly BitcoinWallet[] | undefined
  readonly features?: Features | undefined
}

export function createTestApp({ storage = createStorage(), rpcUrls = {}, wallets, features }: TestAppOptions = {}) {
  const modal = createModal({
    projectId: 'test',
    adapters: [bitcoin({ wallets })],
    networks: [bitcoinMainnet, bitcoinTestnet],
    customRpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([id, url]) => [id, [{ url }]])),
    storage,
    features,
    debug: false,
  })
  // Otherwise pending requests would reach the node of the next test.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.bip122, storage, account: () => modal.$account('bip122').get() }
}

export const createStorage = createMemoryStorage

export function createWalletStorage() {
  const { getItem, setItem } = createStorage()
  return { getItem: (key: string) => String(getItem(key) ?? '') || null, setItem }
}

export function stubWindow(): EventTarget & Record<string, unknown> {
  const window = new EventTarget() as EventTarget & Record<string, unknown>
  vi.stubGlobal('window', window)
  return window
}
