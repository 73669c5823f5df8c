import type { Connection } from '../../../adapter/connection.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import { type ConformanceCase, needsAll, needsMembers, needsWalletMethod } from '../case.js'
import { check, checkEqual } from '../check.js'
import { watchChanges } from '../connectWallet.js'
import type { CaseEnvironment, TestApp } from '../createCaseEnvironment.js'
import { createFakeSession, type FakeSession } from '../createFakeSession.js'
import { requireMember } from '../runWithChainReader.js'

const MESSAGE = 'The tide turns at six. ⚓'

interface OnSession extends FakeSession {
  readonly site: TestApp
  readonly connection: Connection
  readonly emitted: readonly string[]
}

async function onSession(stage: CaseEnvironment, { accounts = 1, isBare = false } = {}): Promise<OnSession> {
  const { driver } = stage
  const [network] = driver.networks
  const site = stage.open()
  const support = await stage.within(requireMember(site.adapter.channel, 'channel()')(), 'channel() resolves.')
  const session = createFakeSession(driver, support, { isBare })
  session.approve([network.caipNetworkId], accounts)
  const connection = await stage.within(
    support.attach(session.channel, { network }),
    'attach() must resolve or reject.',
  )
  return { ...session, site, connection, ...watchChanges(connection) }
}

const needsTwoAccounts: NonNullable<ConformanceCase['lacks']> = ({ accounts }) => (accounts[1] ? [] : ['accounts'])

export const channelCases: readonly ConformanceCase[] = [
  {
    name: 'channel: lists the permissions that it requests',
    lacks: needsMembers('channel'),
    async run(stage) {
      const support = await requireMember(stage.open().adapter.channel, 'channel()')()
      for (const names of [support.methods, support.events]) {
        check(
          names.every((each) => typeof each === 'string' && /^\S+$/.test(each)),
          'Methods and events are names.',
        )
        checkEqual(names.length, new Set(names).size, 'Each is asked for once.')
      }
      check(support.methods.length > 0, 'A wallet that is allowed nothing can do nothing.')
    },
  },
  {
    name: 'channel: has no connection without an account of its namespace',
    lacks: needsMembers('channel'),
    async run(stage) {
      const [network] = stage.driver.networks
      const support = await requireMember(stage.open().adapter.channel, 'channel()')()
      const { channel, approve } = createFakeSession(stage.driver, support)
      approve([], 0)
      await stage.refusal(support.attach(channel, { network }), 'attach() rejects: there is nobody to be connected.')
    },
  },
  {
    name: 'channel: lists the networks that the session permits',
    lacks: needsMembers('channel'),
    async run(stage) {
      const { accounts, networks } = stage.driver
      const [network, other] = networks
      // A wallet that can switch may support more networks than the session lists.
      const { connection, approve } = await onSession(stage, { isBare: true })
      checkEqual(
        [connection.accounts[0].address, connection.caipNetworkId],
        [accounts[0], network.caipNetworkId],
        'A connection over a session has the account and the network that the session names.',
      )
      check(connection.approvedNetworks, 'A connection over a session tells the networks that the session names.')
      const named = () => connection.approvedNetworks?.() satisfies readonly CaipNetworkId[] | undefined
      checkEqual(named(), [network.caipNetworkId], 'It tells those, and no others.')
      if (!other) return
      approve([network.caipNetworkId, other.caipNetworkId], 1)
      checkEqual(
        named(),
        [network.caipNetworkId, other.caipNetworkId],
        'A session may come to name more: it tells those of now.',
      )
    },
  },
  {
    name: 'channel: follows the wallet to another account',
    lacks: needsAll(needsMembers('channel'), needsTwoAccounts),
    async run(stage) {
      const [, second = ''] = stage.driver.accounts
      const { connection, emitted, emit } = await onSession(stage, { accounts: 2 })
      emit({ type: 'accounts', addresses: [second] })
      await stage.until(() => emitted.length > 0, 'Another account is to be reported.')
      await stage.settle()
      checkEqual(emitted, [`accounts ${second}`], 'The change is reported once, with the new account first.')
      checkEqual(connection.accounts[0].address, second, 'connection.accounts agrees with what was reported.')
    },
  },
  {
    name: 'channel: ends with the session, once',
    lacks: needsMembers('channel'),
    async run(stage) {
      const { emitted, emit } = await onSession(stage)
      emit({ type: 'end' })
      await stage.until(() => emitted.includes('end'), 'The end is to be reported.')
      emit({ type: 'end' })
      await stage.settle()
      checkEqual(emitted, ['end'], 'The end is reported once, and nothing after it.')
    },
  },
  {
    name: 'channel: disconnect() ends the session',
    lacks: needsMembers('channel'),
    async run(stage) {
      const { connection, closed } = await onSession(stage)
      await stage.within(connection.disconnect(), 'disconnect() resolves.')
      await stage.until(() => closed() > 0, 'The wallet on the other device is told that the page has left.')
    },
  },
  {
    name: 'channel: stops listening when the modal is destroyed',
    lacks: needsMembers('channel'),
    async run(stage) {
      const { site, listening, emitted, emit } = await onSession(stage)
      site.close()
      await stage.until(() => listening() === 0, 'When adapterContext.signal is aborted, listeners on the session end.')
      emit({ type: 'end' })
      await stage.settle()
      checkEqual(emitted, [], 'After adapterContext.signal is aborted nothing is reported.')
    },
  },
  {
    name: 'channel: signs with the account of the session, on its network',
    lacks: needsAll(
      needsMembers('channel'),
      ({ channel }) => (channel && !channel.answer ? ['channel.answer'] : []),
      needsWalletMethod('signMessage'),
    ),
    async run(stage) {
      const { driver } = stage
      const { connection, requests } = await onSession(stage)
      const [account] = connection.accounts
      check(connection.signMessage, 'A session that allows all that was asked for signs messages.')
      const signature = await stage.within(
        connection.signMessage({ message: MESSAGE, account }),
        'signMessage() resolves.',
      )
      const isTrue = await driver.walletMethods.signMessage?.verify({ message: MESSAGE, signature, account })
      check(isTrue, 'The signature is one of the account, over the message.')
      checkEqual(
        requests.map(({ caipNetworkId }) => caipNetworkId),
        requests.map(() => driver.networks[0].caipNetworkId),
        'The wallet is asked on the network that the connection is on.',
      )
    },
  },
]
