import { type ConformanceCase, needsAll, needsMembers, needsSecondWallet } from '../case.js'
import { check, checkEqual } from '../check.js'
import { watchChanges } from '../connectWallet.js'
import type { CaseEnvironment, TestApp } from '../createCaseEnvironment.js'
import { requireMember } from '../runWithChainReader.js'

async function connectElsewhere(stage: CaseEnvironment, { adapter }: TestApp, walletId: string) {
  const { elsewhere } = stage.driver
  await stage.within(
    requireMember(elsewhere, 'elsewhere of the driver').connect(adapter, walletId),
    `The page's library connects ${walletId}.`,
  )
}

export const watchConnectionsCases: readonly ConformanceCase[] = [
  {
    name: 'watchConnections: finds a connection that the page made',
    lacks: needsMembers('elsewhere'),
    async run(stage) {
      const { driver } = stage
      const [walletId] = driver.ids
      await stage.place()
      const site = stage.open()
      await connectElsewhere(stage, site, walletId)
      await stage.until(() => site.discovered.length > 0, 'It is to be reported.')
      await stage.settle()
      checkEqual(
        site.discovered.map(({ wallet, active }) => [wallet.id, active]),
        [[walletId, true]],
        'It is reported once, as the one in use there.',
      )
      const { connection } = requireMember(site.discovered[0], 'A connection')
      checkEqual(
        [connection.accounts[0].address, connection.caipNetworkId],
        [driver.accounts[0], driver.networks[0].caipNetworkId],
        'It has the account and the network of its wallet.',
      )
    },
  },
  {
    name: 'watchConnections: skips connections that the modal requested',
    lacks: needsMembers('elsewhere'),
    async run(stage) {
      await stage.place()
      const site = stage.open()
      await site.connect()
      await stage.settle()
      checkEqual(site.discovered.length, 0, 'Who asked for a connection has it already.')
    },
  },
  {
    name: 'activate: prompts nobody, and reports nothing',
    lacks: needsSecondWallet,
    async run(stage) {
      const { driver } = stage
      const ids = driver.ids.slice(0, 2)
      const wallets = [await stage.place(ids[0]), await stage.place(ids[1])]
      const site = stage.open()
      const connections = [
        await site.connect({ walletId: ids[0] ?? '' }),
        await site.connect({ walletId: ids[1] ?? '' }),
      ]
      const watched = connections.map(watchChanges)
      for (const wallet of wallets) driver.mode(wallet, 'hold')
      for (const connection of connections) connection.activate?.()
      await stage.settle()
      for (const [index, wallet] of wallets.entries()) {
        checkEqual(driver.open(wallet), 0, 'Who chooses one of their connections is not asked by its wallet.')
        checkEqual(watched[index]?.emitted, [], 'Neither wallet has changed.')
      }
      checkEqual(site.discovered.length, 0, 'It was chosen here, and not elsewhere.')
    },
  },
  {
    name: 'activate: moves the page’s own library too',
    lacks: needsAll(needsMembers('elsewhere'), needsSecondWallet),
    async run(stage) {
      const { driver } = stage
      const { current } = requireMember(driver.elsewhere, 'elsewhere of the driver')
      const [one, other = ''] = driver.ids
      await stage.place(one)
      await stage.place(other)
      const site = stage.open()
      const first = await site.connect({ walletId: one })
      const second = await site.connect({ walletId: other })
      for (const [connection, walletId] of [
        [first, one],
        [second, other],
      ] as const) {
        check(connection.activate, 'A connection whose library the page uses can be made the one in use there.')
        connection.activate()
        await stage.until(
          async () => (await current(site.adapter)) === walletId,
          `After activate() the page’s own library uses ${walletId}.`,
        )
      }
    },
  },
]
