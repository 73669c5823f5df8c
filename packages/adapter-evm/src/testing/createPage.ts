import { createModal, type KeyValueStorage, type NetworkInput } from '@foyer/core'
import { createMemoryStorage } from '@foyer/core/testing'
import { createSandboxWallet, type SandboxWallet, type SandboxWalletOptions } from '@foyer/sandbox/wallets'
import { base, mainnet } from 'viem/chains'
import { onTestFinished } from 'vitest'
import { evm } from '../evm.js'
import type { EvmWalletOptions } from '../options.js'

/** Addresses of the sandbox's mnemonic, in its order. */
export const ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const

/** A wallet that holds keys and signs. Without a chain, which most tests do not need. */
export function createWallet(options: Partial<SandboxWalletOptions> = {}): SandboxWallet {
  return createSandboxWallet({ name: 'Lantern', rdns: 'sandbox.foyer.lantern', rpcUrls: {}, ...options })
}

export interface PageOptions extends EvmWalletOptions {
  readonly storage?: KeyValueStorage | undefined
  readonly networks?: readonly [NetworkInput, ...NetworkInput[]] | undefined
  readonly rpcUrls?: Readonly<Record<`eip155:${number}`, string>> | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  /** Nobody but the chain is asked. */
  readonly basic?: boolean | undefined
  /** Logs to the console. @default false */
  readonly debug?: boolean | undefined
}

/** A page with a modal and no UI. The same `storage` given again is what a reload finds. */
export function createPage(options: PageOptions = {}) {
  const {
    storage = createStorage(),
    networks = [mainnet, base],
    rpcUrls = {},
    enableEIP6963,
    enableInjected,
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
    enableEIP6963,
    enableInjected,
    basic,
    debug,
  })
  // What it still asks would be asked of the next test's node.
  onTestFinished(modal.destroy)
  return { modal, adapter: modal.adapters.eip155, storage }
}

/** The page's own wallet, as an option of `evm()`. It needs no window. */
export function toOption({ info, provider }: SandboxWallet) {
  return { id: info.rdns, name: info.name, icon: info.icon, provider }
}

export const createStorage = createMemoryStorage

/** Parameters of the wallet's requests of one method, oldest first. */
export function paramsOf({ script }: SandboxWallet, method: string): unknown[] {
  return script.log().flatMap((request) => (request.method === method ? [request.params] : []))
}
