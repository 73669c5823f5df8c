import { type ConformanceCase, needsMembers } from '../case.js'
import { check, checkEqual } from '../check.js'
import { connectWallet } from '../connectWallet.js'

const RESOLVES = 'disconnect() resolves.'

export const disconnectCases: readonly ConformanceCase[] = [
  {
    name: 'disconnect: resolves each time',
    async run(stage) {
      const { connection } = await connectWallet(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      await stage.within(connection.disconnect(), RESOLVES)
    },
  },
  {
    name: 'disconnect: ends the session in the wallet',
    lacks: needsMembers('isAuthorized'),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection } = await connectWallet(stage)
      check(await driver.isAuthorized?.(wallet), 'A connected page is one that the wallet allows to see accounts.')
      await stage.within(connection.disconnect(), RESOLVES)
      const isForgotten = async () => !(await driver.isAuthorized?.(wallet))
      await stage.until(isForgotten, 'A wallet that can be told forgets the page that disconnected.')
    },
  },
  {
    name: 'disconnect: resolves when the wallet does not answer',
    lacks: needsMembers('hang'),
    async run(stage) {
      const { wallet, connection } = await connectWallet(stage)
      await stage.driver.hang?.(wallet)
      await stage.within(connection.disconnect(), 'disconnect() resolves also when the wallet does not answer.')
    },
  },
  {
    name: 'disconnect: reports no later events of the wallet',
    lacks: needsMembers('switchAccount'),
    async run(stage) {
      const { wallet, connection, emitted } = await connectWallet(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      await stage.driver.switchAccount?.(wallet, 1)
      await stage.settle()
      const news = emitted.filter((each) => each !== 'end')
      checkEqual(news, [], 'After disconnect() nothing but the end is reported.')
    },
  },
  {
    name: 'disconnect: allows another connect',
    async run(stage) {
      const { site, connection } = await connectWallet(stage)
      await stage.within(connection.disconnect(), RESOLVES)
      const again = await site.connect()
      checkEqual(again.accounts[0].address, stage.driver.accounts[0], 'The next connect finds the wallet as it was.')
    },
  },
]
