import type { Connection } from '../../adapter/connection.js'
import type { ChainAdapter, ConnectRequest, FoundConnection } from '../../adapter/contract.js'
import type { AdapterDefinition } from '../../adapter/defineAdapter.js'
import type { KeyValueStorage } from '../../types/storage.js'
import type { Wallet } from '../../types/wallet.js'
import { createMemoryStorage } from '../createMemoryStorage.js'
import { createPage, type Page } from './createPage.js'
import { createPatience, type Patience, type PatienceOptions } from './createPatience.js'
import { createTestHost } from './createTestHost.js'
import type { ActName, WalletDriver } from './walletDriver.js'

/** One page of one case: its window, its wallets, and the adapters of the modals on it. */
export interface Stage extends Patience {
  readonly driver: WalletDriver
  readonly makeAdapter: () => AdapterDefinition
  readonly page: Page
  /** Adds a wallet that nobody has used. @default the first of the driver's ids */
  place(walletId?: string, without?: ActName): Promise<unknown>
  /** Takes one out before the case is over. */
  remove(wallet: unknown): Promise<void>
  /** A modal's adapter, listened to as a modal does. */
  open(options?: { readonly rpcUrls?: readonly string[] }): Site
  /** The page goes and comes again: gives its first wallet, with what that remembers. Open an adapter anew. */
  reload(): Promise<unknown>
  /** From here on there is no window, as on a server. */
  leaveBrowser(): void
  /** Everything goes. */
  end(): Promise<void>
}

export interface Site {
  readonly adapter: ChainAdapter
  /** Parts of the host that the adapter has asked. */
  readonly asked: ReadonlySet<string>
  /** What was discovered, report by report. */
  readonly reports: readonly (readonly Wallet[])[]
  /** Connections that the adapter says came about elsewhere. */
  readonly found: readonly FoundConnection[]
  /** Asks the driver's first wallet, if no other is named. */
  connect(request?: Partial<ConnectRequest>): Promise<Connection>
  /** The modal is destroyed. */
  close(): void
}

export function createStage(
  makeAdapter: () => AdapterDefinition,
  driver: WalletDriver,
  options?: PatienceOptions,
): Stage {
  const patience = createPatience(options)
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  const placed: { readonly walletId: string; readonly storage: KeyValueStorage; wallet: unknown }[] = []
  const sites = new Set<Site>()
  const storage = createMemoryStorage()
  let page = createPage()
  const show = (window: Page | undefined) =>
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
  show(page)
  const leave = async () => {
    for (const site of sites) site.close()
    sites.clear()
    for (const { wallet } of placed) await driver.remove(wallet)
  }

  return {
    ...patience,
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
      const { host, asked, destroy } = createTestHost({ networks, storage, rpcUrls })
      const adapter = makeAdapter().create(host)
      const reports: (readonly Wallet[])[] = []
      const found: FoundConnection[] = []
      adapter.discover((wallets) => reports.push(wallets))
      adapter.watchConnections?.((each) => found.push(each))
      const site: Site = {
        adapter,
        asked,
        reports,
        found,
        connect: (request) =>
          patience.within(adapter.connect({ walletId: ids[0], ...request }), 'connect() must resolve or reject.'),
        close: destroy,
      }
      sites.add(site)
      return site
    },
    async reload() {
      await leave()
      page = createPage()
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
