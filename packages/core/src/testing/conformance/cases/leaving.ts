import { type Case, needs } from '../case.js'
import { check, equal } from '../check.js'
import { connected } from '../connected.js'

const RESOLVES = 'disconnect() resolves.'

export const leaving: readonly Case[] = [
  {
    name: 'disconnect: resolves, also the second time',
    async run(stage) {
      const { connection } = await connected(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      await stage.within(connection.disconnect(), RESOLVES)
    },
  },
  {
    name: 'disconnect: tells the wallet',
    lacks: needs('isAuthorized'),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection } = await connected(stage)
      check(await driver.isAuthorized?.(wallet), 'A connected page is one that the wallet allows to see accounts.')
      await stage.within(connection.disconnect(), RESOLVES)
      const isForgotten = async () => !(await driver.isAuthorized?.(wallet))
      await stage.until(isForgotten, 'A wallet that can be told forgets the page that disconnected.')
    },
  },
  {
    name: 'disconnect: resolves though the wallet does not answer',
    lacks: needs('hang'),
    async run(stage) {
      const { wallet, connection } = await connected(stage)
      await stage.driver.hang?.(wallet)
      await stage.within(connection.disconnect(), 'disconnect() resolves also when the wallet does not answer.')
    },
  },
  {
    name: 'disconnect: is followed by no news of the wallet',
    lacks: needs('switchAccount'),
    async run(stage) {
      const { wallet, connection, told } = await connected(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      await stage.driver.switchAccount?.(wallet, 1)
      await stage.settle()
      const news = told.filter((each) => each !== 'end')
      equal(news, [], 'After disconnect() nothing but the end is reported.')
    },
  },
  {
    name: 'disconnect: can be followed by another connect',
    async run(stage) {
      const { site, connection } = await connected(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      const again = await site.connect()
      equal(again.accounts[0].address, stage.driver.accounts[0], 'The next connect finds the wallet as it was.')
    },
  },
]
