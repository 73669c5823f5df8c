import { type ConformanceCase, needsAll, needsMembers, needsSecondWallet } from '../case.js'
import { checkEqual } from '../check.js'
import { connectWallet, watchChanges } from '../connectWallet.js'
import type { CaseEnvironment } from '../createCaseEnvironment.js'

async function listening(stage: CaseEnvironment) {
  const { driver } = stage
  const wallet = await stage.place()
  const before = driver.listeners?.(wallet) ?? 0
  const site = stage.open()
  const connection = await site.connect()
  return { site, connection, count: () => (driver.listeners?.(wallet) ?? 0) - before }
}

export const cleanupCases: readonly ConformanceCase[] = [
  {
    name: 'cleanup: leaves no listener on the page',
    async run(stage) {
      await stage.place()
      const before = stage.page.listeners
      const site = stage.open()
      site.adapter.discover(() => {})
      await site.connect()
      site.close()
      await stage.until(
        () => stage.page.listeners <= before,
        'When adapterContext.signal is aborted, listeners on the window end.',
      )
    },
  },
  {
    name: 'cleanup: leaves no listener on a disconnected wallet',
    lacks: needsMembers('listeners'),
    async run(stage) {
      const { count, connection } = await listening(stage)
      await stage.within(connection.disconnect(), 'disconnect() resolves.')
      await stage.until(() => count() <= 0, 'After disconnect() nobody listens to the wallet.')
    },
  },
  {
    name: 'cleanup: leaves no listener on a wallet when the modal is destroyed',
    lacks: needsMembers('listeners'),
    async run(stage) {
      const { count, site } = await listening(stage)
      site.close()
      await stage.until(() => count() <= 0, 'When adapterContext.signal is aborted, listeners on the wallet end.')
    },
  },
  {
    name: 'cleanup: reports nothing after the modal is destroyed',
    async run(stage) {
      const { driver } = stage
      const { wallet, site, emitted } = await connectWallet(stage)
      const reports = site.reports.length
      site.close()
      if (driver.accounts[1]) await driver.switchAccount?.(wallet, 1)
      const other = driver.ids[1]
      if (other !== undefined) await stage.place(other)
      await driver.end?.(wallet)
      await stage.settle()
      checkEqual(
        [emitted.length, site.reports.length - reports],
        [0, 0],
        'After adapterContext.signal is aborted nothing is reported.',
      )
    },
  },
  {
    name: 'cleanup: leaves other modals of the page untouched',
    lacks: needsMembers('switchAccount'),
    async run(stage) {
      const { driver } = stage
      const { wallet, site } = await connectWallet(stage)
      const other = stage.open()
      const connection = await other.connect()
      const { emitted } = watchChanges(connection)
      site.close()
      await driver.switchAccount?.(wallet, 1)
      await stage.until(
        () => emitted.length > 0,
        'A modal that is destroyed takes nothing from another on the same page.',
      )
    },
  },
  {
    name: 'cleanup: keeps two connected wallets apart',
    lacks: needsAll(needsMembers('switchAccount'), needsSecondWallet),
    async run(stage) {
      const { driver } = stage
      const first = await stage.place(driver.ids[0])
      await stage.place(driver.ids[1] ?? '')
      const site = stage.open()
      const [one, other] = [await site.connect(), await site.connect({ walletId: driver.ids[1] ?? '' })]
      const watched = [watchChanges(one), watchChanges(other)]
      await driver.switchAccount?.(first, 1)
      await stage.until(() => watched[0]?.emitted.length === 1, 'The wallet whose account changed is reported.')
      await driver.end?.(first)
      await stage.settle()
      checkEqual(watched[1]?.emitted, [], 'What happens in one wallet is not reported of another.')
      checkEqual(other.accounts[0].address, driver.accounts[0], 'Each connection has the account of its own wallet.')
    },
  },
]
