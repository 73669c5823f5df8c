import { createModal, type KeyValueStorage, type NetworkInput } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import { createSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from '@foyer/sandbox/solana'
import type { Adapter } from '@solana/wallet-adapter-base'
import { onTestFinished, vi } from 'vitest'
import { solanaDevnet, solanaMainnet } from '../networks.js'
import type { SolanaWallet as OwnWallet } from '../options.js'
import { solana } from '../solana.js'
import { walletAdapters } from '../walletAdapters.js'

export const ADDRESSES = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
  'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k',
] as const

export const MAINNET_ID = solanaMainnet.caipNetworkId
export const DEVNET_ID = solanaDevnet.caipNetworkId

export function createWallet(options: Partial<SolanaWalletOptions> = {}): SolanaWallet {
  return createSolanaWallet({ name: 'Meridian', id: 'sandbox.foyer.meridian', rpcUrls: {}, ...options })
}

export interface TestAppOptions {
  readonly adapters?: readonly Adapter[]
  readonly wallets?: readonly OwnWallet[]
  readonly storage?: KeyValueStorage
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]]
  readonly rpcUrls?: Readonly<Record<string, string | readonly string[]>>
  readonly relayUrl?: string
}

export function createTestApp(options: TestAppOptions = {}) {
  const {
    adapters = [],
    wallets = walletAdapters(adapters),
    storage = createStorage(),
    networks = [solanaMainnet, solanaDevnet],
    rpcUrls = {},
    relayUrl,
  } = options
  const modal = createModal({
    projectId: 'sandbox',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    adapters: [solana({ wallets })],
    networks,
    customRpcUrls: Object.fromEntries(
      Object.entries(rpcUrls).map(([id, urls]) => [id, [urls].flat().map((url) => ({ url }))]),
    ),
    services: relayUrl === undefined ? {} : { relay: relayUrl },
    storage,
    debug: false,
  })
  // Otherwise pending requests would reach the node of the next test.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.solana, storage, account: () => modal.$account('solana').get() }
}

export const createStorage = createMemoryStorage

export function stubWindow(): EventTarget {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  return page
}
