import { type Case, needs } from '../case.js'
import { equal } from '../check.js'
import { connected } from '../connected.js'

export const restoring: readonly Case[] = [
  {
    name: 'silent: restores what was allowed, without a question',
    lacks: needs('remembers'),
    async run(stage) {
      const { driver } = stage
      await connected(stage)
      const wallet = await stage.reload()
      driver.mode(wallet, 'hold')
      const connection = await stage.open().connect({ silent: true })
      equal(connection.accounts[0].address, driver.accounts[0], 'A reload finds the account of the visit before.')
      equal(driver.open(wallet), 0, 'A silent connect asks nothing.')
    },
  },
  {
    name: 'silent: rejects without permission, without a question',
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      driver.mode(wallet, 'hold')
      const asked = stage.open().connect({ silent: true })
      const sentence = 'Where nothing was allowed, a silent connect rejects with NOT_AUTHORIZED and asks nothing.'
      await stage.refusesWith(asked, 'NOT_AUTHORIZED', sentence)
      await stage.settle()
      equal(driver.open(wallet), 0, sentence)
    },
  },
]
