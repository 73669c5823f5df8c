import { all, type Case, needs, needsAct, needsSecondNetwork } from '../case.js'
import { check, equal } from '../check.js'
import { connected, watch } from '../connected.js'

export const events: readonly Case[] = [
  {
    name: 'events: reports that the owner selected another account',
    lacks: needs('switchAccount'),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection, told } = await connected(stage)
      const second = driver.accounts[1]
      check(second, 'A driver with switchAccount has two accounts.')
      await driver.switchAccount?.(wallet, 1)
      await stage.until(() => told.length > 0, 'Another account is to be reported.')
      await stage.settle()
      equal(told, [`accounts ${second}`], 'The change is reported once, with the new account first.')
      equal(connection.accounts[0].address, second, 'connection.accounts agrees with what was reported.')
    },
  },
  {
    name: 'events: reports that the wallet went to another network',
    lacks: all(needs('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection, told } = await connected(stage)
      const [, network] = driver.networks
      check(network, 'A driver with switchNetwork has two networks.')
      await driver.switchNetwork?.(wallet, network)
      const last = () => told.at(-1) === `network ${network.caipNetworkId}`
      await stage.until(last, 'Another network is to be reported.')
      equal(connection.caipNetworkId, network.caipNetworkId, 'connection.caipNetworkId agrees with what was reported.')
    },
  },
  {
    name: 'events: reports that the owner threw the page out, and nothing after that',
    lacks: needs('end'),
    async run(stage) {
      const { driver } = stage
      const { wallet, site, told } = await connected(stage)
      await driver.end?.(wallet)
      await stage.until(() => told.includes('end'), 'The end is to be reported.')
      // The wallet goes on, for whoever connects after that.
      await site.connect()
      if (driver.accounts[1]) await driver.switchAccount?.(wallet, 1)
      await stage.settle()
      equal(told, ['end'], 'The end is reported once, and nothing after it.')
    },
  },
  {
    name: 'events: a connection that has ended does nothing any more',
    lacks: all(needs('end'), needsAct('signMessage')),
    async run(stage) {
      const { wallet, connection, told } = await connected(stage)
      const [account] = connection.accounts
      await stage.driver.end?.(wallet)
      await stage.until(() => told.includes('end'), 'The end is to be reported.')
      check(connection.signMessage, 'This wallet signs messages.')
      const signed = connection.signMessage({ message: 'late', account })
      await stage.refusesWith(signed, 'CONNECTION_ENDED', 'An act on a connection that has ended rejects so.')
    },
  },
  {
    name: 'events: says nothing after the undo of watch()',
    lacks: needs('switchAccount'),
    async run(stage) {
      const { wallet, connection, told } = await connected(stage)
      const other = watch(connection)
      other.stop()
      other.stop()
      await stage.driver.switchAccount?.(wallet, 1)
      await stage.until(() => told.length > 0, 'The undo of one listener leaves the others.')
      equal(other.told, [], 'After its undo a listener hears nothing, and the undo may be called twice.')
    },
  },
]
