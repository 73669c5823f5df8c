import type { Connection } from '../../adapter/connection.js'
import type { ChainAdapter, ConnectRequest, DiscoveredConnection } from '../../adapter/contract.js'
import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { KeyValueStorage } from '../../types/storage.js'
import type { Wallet } from '../../types/wallet.js'
import { createMemoryStorage } from '../createMemoryStorage.js'
import { createFakeWindow, type FakeWindow } from './createFakeWindow.js'
import { createTestContext } from './createTestContext.js'
import { createTimedChecks, type TimedChecks, type WaitOptions } from './createTimedChecks.js'
import type { WalletDriver, WalletMethodName } from './walletDriver.js'

export interface CaseEnvironment extends TimedChecks {
  readonly driver: WalletDriver
  readonly makeAdapter: () => AdapterDefinition
  readonly page: FakeWindow
  // Adds a wallet without any permissions to the page. @default the first of the driver's ids
  place(walletId?: string, without?: WalletMethodName): Promise<unknown>
  remove(wallet: unknown): Promise<void>
  open(options?: { readonly rpcUrls?: readonly string[] }): TestApp
  // Reloads the page and returns its first wallet, which keeps its permissions. Call `open` for a new adapter.
  reload(): Promise<unknown>
  leaveBrowser(): void
  end(): Promise<void>
}

export interface TestApp {
  readonly adapter: ChainAdapter
  readonly usedMembers: ReadonlySet<string>
  readonly reports: readonly (readonly Wallet[])[]
  readonly discovered: readonly DiscoveredConnection[]
  connect(request?: Partial<ConnectRequest>): Promise<Connection>
  close(): void
}

export function createCaseEnvironment(
  makeAdapter: () => AdapterDefinition,
  driver: WalletDriver,
  options?: WaitOptions,
): CaseEnvironment {
  const checks = createTimedChecks(options)
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  const placed: { readonly walletId: string; readonly storage: KeyValueStorage; wallet: unknown }[] = []
  const sites = new Set<TestApp>()
  const storage = createMemoryStorage()
  let page = createFakeWindow()
  const show = (window: FakeWindow | undefined) =>
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
  show(page)
  const leave = async () => {
    for (const site of sites) site.close()
    sites.clear()
    for (const { wallet } of placed) await driver.remove(wallet)
  }

  return {
    ...checks,
    driver,
    makeAdapter,
    get page() {
      return page
    },
    async place(walletId = driver.ids[0], without) {
      const own = createMemoryStorage()
      const wallet = await driver.place({ walletId, page, storage: own, without })
      placed.push({ walletId, storage: own, wallet })
      return wallet
    },
    async remove(wallet) {
      await driver.remove(wallet)
      const index = placed.findIndex((each) => each.wallet === wallet)
      if (index >= 0) placed.splice(index, 1)
    },
    open({ rpcUrls } = {}) {
      const { networks, ids } = driver
      const { adapterContext, usedMembers, destroy } = createTestContext({ networks, storage, rpcUrls })
      const adapter = makeAdapter().create(adapterContext)
      const reports: (readonly Wallet[])[] = []
      const discovered: DiscoveredConnection[] = []
      adapter.discover((wallets) => reports.push(wallets))
      adapter.watchConnections?.((each) => discovered.push(each))
      const site: TestApp = {
        adapter,
        usedMembers,
        reports,
        discovered,
        connect: (request) =>
          checks.within(adapter.connect({ walletId: ids[0], ...request }), 'connect() must resolve or reject.'),
        close: destroy,
      }
      sites.add(site)
      return site
    },
    async reload() {
      await leave()
      page = createFakeWindow()
      show(page)
      for (const each of placed) each.wallet = await driver.place({ ...each, page })
      return placed[0]?.wallet
    },
    leaveBrowser: () => void show(undefined),
    async end() {
      await leave()
      if (before) Object.defineProperty(globalThis, 'window', before)
      else Reflect.deleteProperty(globalThis, 'window')
    },
  }
}
