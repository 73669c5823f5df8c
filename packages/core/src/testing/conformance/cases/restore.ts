import { type ConformanceCase, needsMembers } from '../case.js'
import { checkEqual } from '../check.js'
import { connectWallet } from '../connectWallet.js'

export const restoreCases: readonly ConformanceCase[] = [
  {
    name: 'restore: restores an authorized connection without a prompt',
    lacks: needsMembers('remembers'),
    async run(stage) {
      const { driver } = stage
      await connectWallet(stage)
      const wallet = await stage.reload()
      driver.mode(wallet, 'hold')
      const connection = await stage.open().connect({ silent: true })
      checkEqual(connection.accounts[0].address, driver.accounts[0], 'A reload finds the account of the visit before.')
      checkEqual(driver.open(wallet), 0, 'A silent connect asks nothing.')
    },
  },
  {
    name: 'restore: rejects an unauthorized one without a prompt',
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      const asked = stage.open().connect({ silent: true })
      const sentence = 'Where nothing was allowed, a silent connect rejects with NOT_AUTHORIZED and asks nothing.'
      await stage.refusesWith(asked, 'NOT_AUTHORIZED', sentence)
      await stage.settle()
      checkEqual(driver.open(wallet), 0, sentence)
    },
  },
]
