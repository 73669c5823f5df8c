import type {
  BrowserContext,
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import type { BitcoinWalletScript } from '../bitcoin/types'
import type { CosmosWalletScript } from '../cosmos/page/types'
import type { PolkadotWalletScript } from '../polkadot/page/types'
import type { SandboxSettings } from '../server/types'
import type { SolanaWalletScript } from '../solana/page/types'
import type { EvmWalletScript } from '../wallet/scriptTypes'
import { createSandboxPages, installWallets } from './createSandboxPages'
import { createTestChains } from './createTestChains'
import { createTestFaults } from './createTestFaults'
import { createTestMailbox } from './createTestMailbox'
import { createTestPhone, resetPhone } from './createTestPhone'
import { createTestWallet } from './createTestWallet'
import { openSandbox } from './openSandbox'
import { routeWalletConnect } from './routeWalletConnect'
import type {
  SandboxFixtureOptions,
  SandboxPages,
  SandboxTestFixtures,
  SandboxWorkerFixtures,
  TestWallets,
} from './types'

const START_TIMEOUT_MS = 120_000

const MODES = { approve: 'approve', reject: 'reject', wait: 'never' } as const

export type SandboxFixtures = Fixtures<
  SandboxTestFixtures,
  SandboxWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** Creates fixtures for `test.extend`. Each worker gets a sandbox of its own, unless `url` names a running one. */
export function createSandboxFixtures(options: SandboxFixtureOptions = {}): SandboxFixtures {
  return {
    sandbox: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
      async ({}, use) => {
        const { stop, ...sandbox } = await openSandbox(options)
        await use(sandbox)
        await stop()
      },
      { scope: 'worker', timeout: START_TIMEOUT_MS },
    ],
    sandboxPages: async ({ context }, use) => {
      await use(createSandboxPages(context))
    },
    wallets: async ({ context, sandbox, sandboxPages }, use) => {
      await installWallets(context, sandbox.settings, options)
      await use(createTestWallets(context, sandbox.settings, sandboxPages))
    },
    chains: async ({ context, sandbox }, use) => {
      await use(createTestChains(context, sandbox.settings))
    },
    phone: async ({ context, sandbox }, use) => {
      const phone = createTestPhone(await sandbox.startPhone())
      await routeWalletConnect(context, sandbox.settings.relayUrl)
      await use(phone)
      await resetPhone(phone)
    },
    mailbox: async ({ sandbox }, use) => {
      await use(createTestMailbox(sandbox.settings))
    },
    faults: async ({ sandbox, sandboxPages }, use) => {
      const faults = createTestFaults(sandbox.settings, sandboxPages)
      await use(faults)
      await faults.clear()
    },
  }
}

function createTestWallets(
  context: BrowserContext,
  { wallets, url }: SandboxSettings,
  { setMode }: SandboxPages,
): TestWallets {
  const find = <Script>(key: string) => {
    const wallet = wallets[key]
    if (wallet) return createTestWallet<Script>(context, wallet)
    throw new Error(`The sandbox at ${url} runs without the chain of the wallet ${key}: add it to \`chains\`.`)
  }
  // Finds a wallet when the test uses it, as a sandbox may run without its chain.
  return {
    get lantern() {
      return find<EvmWalletScript>('lantern')
    },
    get kitewing() {
      return find<EvmWalletScript>('kitewing')
    },
    get northbeam() {
      return find<EvmWalletScript>('northbeam')
    },
    get meridian() {
      return find<SolanaWalletScript>('meridian')
    },
    get halyard() {
      return find<SolanaWalletScript>('halyard')
    },
    get saltmarsh() {
      return find<BitcoinWalletScript>('saltmarsh')
    },
    get ferrow() {
      return find<BitcoinWalletScript>('ferrow')
    },
    get unisat() {
      return find<BitcoinWalletScript>('unisat')
    },
    get thornwick() {
      return find<PolkadotWalletScript>('thornwick')
    },
    get quillback() {
      return find<PolkadotWalletScript>('quillback')
    },
    get quillon() {
      return find<CosmosWalletScript>('quillon')
    },
    get tamarack() {
      return find<CosmosWalletScript>('tamarack')
    },
    answer: (mode) => setMode(MODES[mode]),
  }
}
