import { createModal, type Features, type KeyValueStorage, type NetworkInput } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import { createEvmWallet, type EvmPageWallet, type EvmPageWalletOptions } from '@foyer/sandbox/evm'
import { base, mainnet } from 'viem/chains'
import { onTestFinished } from 'vitest'
import { evm } from '../evm.js'
import type { EvmWalletOptions } from '../options.js'

export const ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const

export function createWallet(options: Partial<EvmPageWalletOptions> = {}): EvmPageWallet {
  return createEvmWallet({ name: 'Lantern', rdns: 'sandbox.foyer.lantern', rpcUrls: {}, ...options })
}

export interface TestAppOptions extends EvmWalletOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]] | undefined
  readonly rpcUrls?: Readonly<Record<`eip155:${number}`, string>> | undefined
  readonly features?: Features | undefined
  readonly basic?: boolean | undefined
  readonly debug?: boolean | undefined
}

/** Creates a modal without a UI. Pass the same `storage` again to simulate a reload. */
export function createTestApp(options: TestAppOptions = {}) {
  const {
    storage = createStorage(),
    networks = [mainnet, base],
    rpcUrls = {},
    features,
    basic,
    debug = false,
  } = options
  const modal = createModal({
    projectId: 'test',
    metadata: { name: 'Harbor', description: 'A test site', url: 'https://harbor.example', icons: [] },
    adapters: [evm({ coinbase: options.coinbase, wallets: options.wallets })],
    networks,
    customRpcUrls: Object.fromEntries(Object.entries(rpcUrls).map(([id, url]) => [id, [{ url }]])),
    storage,
    features,
    basic,
    debug,
  })
  // Otherwise pending requests would reach the node of the next test.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.eip155, storage }
}

export function toWalletOption({ info, provider }: EvmPageWallet) {
  return { id: info.rdns, name: info.name, icon: info.icon, provider }
}

export const createStorage = createMemoryStorage

export function listParams({ script }: EvmPageWallet, method: string): unknown[] {
  return script.log().flatMap((request) => (request.method === method ? [request.params] : []))
}
