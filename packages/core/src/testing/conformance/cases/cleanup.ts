import { all, type Case, needs, needsSecondWallet } from '../case.js'
import { equal } from '../check.js'
import { connected, watch } from '../connected.js'
import type { Stage } from '../createStage.js'

/** A connection, and how many listeners the wallet has of it. */
async function listening(stage: Stage) {
  const { driver } = stage
  const wallet = await stage.place()
  const before = driver.listeners?.(wallet) ?? 0
  const site = stage.open()
  const connection = await site.connect()
  return { site, connection, count: () => (driver.listeners?.(wallet) ?? 0) - before }
}

export const cleanup: readonly Case[] = [
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
        'When host.signal is aborted, listeners on the window end.',
      )
    },
  },
  {
    name: 'cleanup: leaves no listener on a wallet that was disconnected',
    lacks: needs('listeners'),
    async run(stage) {
      const { count, connection } = await listening(stage)
      await stage.within(connection.disconnect(), 'disconnect() resolves.')
      await stage.until(() => count() <= 0, 'After disconnect() nobody listens to the wallet.')
    },
  },
  {
    name: 'cleanup: leaves no listener on a wallet when the modal goes',
    lacks: needs('listeners'),
    async run(stage) {
      const { count, site } = await listening(stage)
      site.close()
      await stage.until(() => count() <= 0, 'When host.signal is aborted, listeners on the wallet end.')
    },
  },
  {
    name: 'cleanup: says nothing after the modal',
    async run(stage) {
      const { driver } = stage
      const { wallet, site, told } = await connected(stage)
      const reports = site.reports.length
      site.close()
      if (driver.accounts[1]) await driver.switchAccount?.(wallet, 1)
      const other = driver.ids[1]
      if (other !== undefined) await stage.place(other)
      await driver.end?.(wallet)
      await stage.settle()
      equal([told.length, site.reports.length - reports], [0, 0], 'After host.signal is aborted nothing is reported.')
    },
  },
  {
    name: 'cleanup: leaves other modals of the page alone',
    lacks: needs('switchAccount'),
    async run(stage) {
      const { driver } = stage
      const { wallet, site } = await connected(stage)
      const other = stage.open()
      const connection = await other.connect()
      const { told } = watch(connection)
      site.close()
      await driver.switchAccount?.(wallet, 1)
      await stage.until(() => told.length > 0, 'A modal that is destroyed takes nothing from another on the same page.')
    },
  },
  {
    name: 'cleanup: two wallets at once do not know of each other',
    lacks: all(needs('switchAccount'), needsSecondWallet),
    async run(stage) {
      const { driver } = stage
      const first = await stage.place(driver.ids[0])
      await stage.place(driver.ids[1] ?? '')
      const site = stage.open()
      const [one, other] = [await site.connect(), await site.connect({ walletId: driver.ids[1] ?? '' })]
      const watched = [watch(one), watch(other)]
      await driver.switchAccount?.(first, 1)
      await stage.until(() => watched[0]?.told.length === 1, 'The wallet whose account changed is reported.')
      await driver.end?.(first)
      await stage.settle()
      equal(watched[1]?.told, [], 'What happens in one wallet is not reported of another.')
      equal(other.accounts[0].address, driver.accounts[0], 'Each connection has the account of its own wallet.')
    },
  },
]
