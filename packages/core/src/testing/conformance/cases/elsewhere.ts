import { all, type Case, needs, needsSecondWallet } from '../case.js'
import { check, equal } from '../check.js'
import { watch } from '../connected.js'
import type { Site, Stage } from '../createStage.js'
import { present } from '../onLedger.js'

/** The page's own library connects a wallet. */
async function connectElsewhere(stage: Stage, { adapter }: Site, walletId: string) {
  const { elsewhere } = stage.driver
  await stage.within(
    present(elsewhere, 'elsewhere of the driver').connect(adapter, walletId),
    `The page's library connects ${walletId}.`,
  )
}

export const elsewhere: readonly Case[] = [
  {
    name: 'elsewhere: finds a connection that the page has made by itself',
    lacks: needs('elsewhere'),
    async run(stage) {
      const { driver } = stage
      const [walletId] = driver.ids
      await stage.place()
      const site = stage.open()
      await connectElsewhere(stage, site, walletId)
      await stage.until(() => site.found.length > 0, 'It is to be reported.')
      await stage.settle()
      equal(
        site.found.map(({ wallet, active }) => [wallet.id, active]),
        [[walletId, true]],
        'It is reported once, as the one in use there.',
      )
      const { connection } = present(site.found[0], 'A connection')
      equal(
        [connection.accounts[0].address, connection.caipNetworkId],
        [driver.accounts[0], driver.networks[0].caipNetworkId],
        'It has the account and the network of its wallet.',
      )
    },
  },
  {
    name: 'elsewhere: does not find what the modal has asked for',
    lacks: needs('elsewhere'),
    async run(stage) {
      await stage.place()
      const site = stage.open()
      await site.connect()
      await stage.settle()
      equal(site.found.length, 0, 'Who asked for a connection has it already.')
    },
  },
  {
    name: 'activate: asks nobody, and tells nothing',
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
      const watched = connections.map(watch)
      for (const wallet of wallets) driver.mode(wallet, 'hold')
      for (const connection of connections) connection.activate?.()
      await stage.settle()
      for (const [index, wallet] of wallets.entries()) {
        equal(driver.open(wallet), 0, 'Who chooses one of their connections is not asked by its wallet.')
        equal(watched[index]?.told, [], 'Neither wallet has changed.')
      }
      equal(site.found.length, 0, 'It was chosen here, and not elsewhere.')
    },
  },
  {
    name: 'activate: the page’s own library follows',
    lacks: all(needs('elsewhere'), needsSecondWallet),
    async run(stage) {
      const { driver } = stage
      const { current } = present(driver.elsewhere, 'elsewhere of the driver')
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
