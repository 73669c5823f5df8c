import type { Connection } from '../../../adapter/connection.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import { all, type Case, needs, needsAct } from '../case.js'
import { check, equal } from '../check.js'
import { watch } from '../connected.js'
import { createSession, type Session } from '../createSession.js'
import type { Site, Stage } from '../createStage.js'
import { present } from '../onLedger.js'

const MESSAGE = 'The tide turns at six. ⚓'

interface OnSession extends Session {
  readonly site: Site
  readonly connection: Connection
  readonly told: readonly string[]
}

/** Opens a session and has the adapter ride on it. */
async function onSession(stage: Stage, { accounts = 1, isBare = false } = {}): Promise<OnSession> {
  const { driver } = stage
  const [network] = driver.networks
  const site = stage.open()
  const support = await stage.within(present(site.adapter.channel, 'channel()')(), 'channel() resolves.')
  const session = createSession(driver, support, { isBare })
  session.allow([network.caipNetworkId], accounts)
  const connection = await stage.within(
    support.attach(session.channel, { network }),
    'attach() must resolve or reject.',
  )
  return { ...session, site, connection, ...watch(connection) }
}

const needsTwoAccounts: NonNullable<Case['lacks']> = ({ accounts }) => (accounts[1] ? [] : ['accounts'])

export const channels: readonly Case[] = [
  {
    name: 'channel: says what it asks a wallet to allow',
    lacks: needs('channel'),
    async run(stage) {
      const support = await present(stage.open().adapter.channel, 'channel()')()
      for (const names of [support.methods, support.events]) {
        check(
          names.every((each) => typeof each === 'string' && /^\S+$/.test(each)),
          'Methods and events are names.',
        )
        equal(names.length, new Set(names).size, 'Each is asked for once.')
      }
      check(support.methods.length > 0, 'A wallet that is allowed nothing can do nothing.')
    },
  },
  {
    name: 'channel: has no connection where the session has no account of it',
    lacks: needs('channel'),
    async run(stage) {
      const [network] = stage.driver.networks
      const support = await present(stage.open().adapter.channel, 'channel()')()
      const { channel, allow } = createSession(stage.driver, support)
      allow([], 0)
      await stage.refusal(support.attach(channel, { network }), 'attach() rejects: there is nobody to be connected.')
    },
  },
  {
    name: 'channel: names the networks that the session allows',
    lacks: needs('channel'),
    async run(stage) {
      const { accounts, networks } = stage.driver
      const [network, other] = networks
      // Where the wallet can be asked to go elsewhere, it may know more than the session names.
      const { connection, allow } = await onSession(stage, { isBare: true })
      equal(
        [connection.accounts[0].address, connection.caipNetworkId],
        [accounts[0], network.caipNetworkId],
        'A connection over a session has the account and the network that the session names.',
      )
      check(connection.approvedNetworks, 'A connection over a session tells the networks that the session names.')
      const named = () => connection.approvedNetworks?.() satisfies readonly CaipNetworkId[] | undefined
      equal(named(), [network.caipNetworkId], 'It tells those, and no others.')
      if (!other) return
      allow([network.caipNetworkId, other.caipNetworkId], 1)
      equal(
        named(),
        [network.caipNetworkId, other.caipNetworkId],
        'A session may come to name more: it tells those of now.',
      )
    },
  },
  {
    name: 'channel: follows the wallet to another of its accounts',
    lacks: all(needs('channel'), needsTwoAccounts),
    async run(stage) {
      const [, second = ''] = stage.driver.accounts
      const { connection, told, tell } = await onSession(stage, { accounts: 2 })
      tell({ type: 'accounts', addresses: [second] })
      await stage.until(() => told.length > 0, 'Another account is to be reported.')
      await stage.settle()
      equal(told, [`accounts ${second}`], 'The change is reported once, with the new account first.')
      equal(connection.accounts[0].address, second, 'connection.accounts agrees with what was reported.')
    },
  },
  {
    name: 'channel: ends with the session, once',
    lacks: needs('channel'),
    async run(stage) {
      const { told, tell } = await onSession(stage)
      tell({ type: 'end' })
      await stage.until(() => told.includes('end'), 'The end is to be reported.')
      tell({ type: 'end' })
      await stage.settle()
      equal(told, ['end'], 'The end is reported once, and nothing after it.')
    },
  },
  {
    name: 'channel: disconnect() ends the session',
    lacks: needs('channel'),
    async run(stage) {
      const { connection, closed } = await onSession(stage)
      await stage.within(connection.disconnect(), 'disconnect() resolves.')
      await stage.until(() => closed() > 0, 'The wallet on the other device is told that the page has left.')
    },
  },
  {
    name: 'channel: listens to no session when the modal is gone',
    lacks: needs('channel'),
    async run(stage) {
      const { site, listening, told, tell } = await onSession(stage)
      site.close()
      await stage.until(() => listening() === 0, 'When host.signal is aborted, listeners on the session end.')
      tell({ type: 'end' })
      await stage.settle()
      equal(told, [], 'After host.signal is aborted nothing is reported.')
    },
  },
  {
    name: 'channel: signs with the account of the session, on its network',
    lacks: all(
      needs('channel'),
      ({ channel }) => (channel && !channel.answer ? ['channel.answer'] : []),
      needsAct('signMessage'),
    ),
    async run(stage) {
      const { driver } = stage
      const { connection, questions } = await onSession(stage)
      const [account] = connection.accounts
      check(connection.signMessage, 'A session that allows all that was asked for signs messages.')
      const signature = await stage.within(
        connection.signMessage({ message: MESSAGE, account }),
        'signMessage() resolves.',
      )
      const isTrue = await driver.acts.signMessage?.verify({ message: MESSAGE, signature, account })
      check(isTrue, 'The signature is one of the account, over the message.')
      equal(
        questions.map(({ caipNetworkId }) => caipNetworkId),
        questions.map(() => driver.networks[0].caipNetworkId),
        'The wallet is asked on the network that the connection is on.',
      )
    },
  },
]
