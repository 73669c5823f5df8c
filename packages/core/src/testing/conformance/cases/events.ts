import { type ConformanceCase, needsAll, needsMembers, needsSecondNetwork, needsWalletMethod } from '../case.js'
import { check, checkEqual } from '../check.js'
import { connectWallet, watchChanges } from '../connectWallet.js'

export const eventCases: readonly ConformanceCase[] = [
  {
    name: 'events: reports that the user selected another account',
    lacks: needsMembers('switchAccount'),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection, emitted } = await connectWallet(stage)
      const second = driver.accounts[1]
      check(second, 'A driver with switchAccount has two accounts.')
      await driver.switchAccount?.(wallet, 1)
      await stage.until(() => emitted.length > 0, 'Another account is to be reported.')
      await stage.settle()
      checkEqual(emitted, [`accounts ${second}`], 'The change is reported once, with the new account first.')
      checkEqual(connection.accounts[0].address, second, 'connection.accounts agrees with what was reported.')
    },
  },
  {
    name: 'events: reports that the wallet switched its network',
    lacks: needsAll(needsMembers('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const { driver } = stage
      const { wallet, connection, emitted } = await connectWallet(stage)
      const [, network] = driver.networks
      check(network, 'A driver with switchNetwork has two networks.')
      await driver.switchNetwork?.(wallet, network)
      const last = () => emitted.at(-1) === `network ${network.caipNetworkId}`
      await stage.until(last, 'Another network is to be reported.')
      checkEqual(
        connection.caipNetworkId,
        network.caipNetworkId,
        'connection.caipNetworkId agrees with what was reported.',
      )
    },
  },
  {
    name: 'events: reports that the user revoked access, and nothing after that',
    lacks: needsMembers('end'),
    async run(stage) {
      const { driver } = stage
      const { wallet, site, emitted } = await connectWallet(stage)
      await driver.end?.(wallet)
      await stage.until(() => emitted.includes('end'), 'The end is to be reported.')
      // The wallet stays usable for the next connect.
      await site.connect()
      if (driver.accounts[1]) await driver.switchAccount?.(wallet, 1)
      await stage.settle()
      checkEqual(emitted, ['end'], 'The end is reported once, and nothing after it.')
    },
  },
  {
    name: 'events: an ended connection does nothing',
    lacks: needsAll(needsMembers('end'), needsWalletMethod('signMessage')),
    async run(stage) {
      const { wallet, connection, emitted } = await connectWallet(stage)
      const [account] = connection.accounts
      await stage.driver.end?.(wallet)
      await stage.until(() => emitted.includes('end'), 'The end is to be reported.')
      check(connection.signMessage, 'This wallet signs messages.')
      const signed = connection.signMessage({ message: 'late', account })
      await stage.refusesWith(signed, 'CONNECTION_ENDED', 'A wallet method of a connection that has ended rejects so.')
    },
  },
  {
    name: 'events: reports nothing after watch() is stopped',
    lacks: needsMembers('switchAccount'),
    async run(stage) {
      const { wallet, connection, emitted } = await connectWallet(stage)
      const other = watchChanges(connection)
      other.stop()
      other.stop()
      await stage.driver.switchAccount?.(wallet, 1)
      await stage.until(() => emitted.length > 0, 'The undo of one listener leaves the others.')
      checkEqual(other.emitted, [], 'After its undo a listener hears nothing, and the undo may be called twice.')
    },
  },
]
