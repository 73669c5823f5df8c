import { isRejection } from '../../../errors/toModalError.js'
import { all, type Case, needs, needsAct, needsSecondNetwork } from '../case.js'
import { check, equal } from '../check.js'
import { type Connected, connected } from '../connected.js'
import type { Stage } from '../createStage.js'
import type { ActName } from '../walletDriver.js'

const MESSAGE = 'Save me a berth for two nights. ⚓'

const NAMES: readonly ActName[] = [
  'signMessage',
  'signTypedData',
  'switchNetwork',
  'selectAccount',
  'sendTransaction',
] satisfies ActName[]

/** Begins an act that the connection is said to have. */
async function begin(stage: Stage, { connection, wallet }: Connected, name: ActName): Promise<unknown> {
  const { acts, networks, accounts } = stage.driver
  const [account] = connection.accounts
  const { signMessage, signTypedData, switchNetwork, selectAccount, sendTransaction } = connection
  const missing = `${name} is to be there, by what the driver says.`
  if (name === 'signMessage') {
    check(signMessage, missing)
    return stage.within(signMessage({ message: MESSAGE, account }), 'signMessage() resolves or rejects.')
  }
  if (name === 'signTypedData') {
    const typedData = acts.signTypedData?.typedData
    check(signTypedData && typedData, missing)
    return stage.within(signTypedData({ typedData, account }), 'signTypedData() resolves or rejects.')
  }
  if (name === 'switchNetwork') {
    const [, network] = networks
    check(switchNetwork && network, missing)
    return stage.within(switchNetwork(network), 'switchNetwork() resolves or rejects.')
  }
  if (name === 'selectAccount') {
    const wanted = connection.accounts.find(({ address }) => address === accounts[1])
    check(selectAccount && wanted, missing)
    return stage.within(selectAccount(wanted), 'selectAccount() resolves or rejects.')
  }
  const transaction = await acts.sendTransaction?.transaction(wallet)
  check(sendTransaction, missing)
  return stage.within(sendTransaction({ transaction, account }), 'sendTransaction() resolves or rejects.')
}

/** What is signed is signed by the account. */
function signs(name: 'signMessage' | 'signTypedData', what: string): Case {
  return {
    name: `${name}: signs`,
    lacks: needsAct(name),
    async run(stage) {
      const on = await connected(stage)
      const signature = await begin(stage, on, name)
      check(typeof signature === 'string', `${name}() resolves with a text.`)
      const [account] = on.connection.accounts
      const isTrue = await stage.driver.acts[name]?.verify({ message: MESSAGE, signature, account })
      check(isTrue, `The signature is one of the account, over the ${what}.`)
    },
  }
}

/** The owner says no to an act. */
function refused(name: ActName, lacks: NonNullable<Case['lacks']>): Case {
  return {
    name: `${name}: a refusal is told as one`,
    lacks,
    async run(stage) {
      const on = await connected(stage)
      const before = on.connection.caipNetworkId
      stage.driver.mode(on.wallet, 'reject')
      const error = await stage.refusal(begin(stage, on, name), `${name}() rejects when the owner says no.`)
      check(isRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
      equal(on.connection.caipNetworkId, before, 'After a no everything is as it was.')
    },
  }
}

export const acts: readonly Case[] = [
  {
    name: 'acts: has those of its wallet and no others',
    async run(stage) {
      const { connection } = await connected(stage)
      const { acts, leavesOut } = stage.driver
      const tried = NAMES.filter((name) => leavesOut?.[`acts.${name}`] === undefined)
      const found = tried.filter((name) => connection[name] !== undefined)
      const wanted = tried.filter((name) => acts[name] !== undefined)
      equal(found, wanted, 'An act is there when the wallet can do it; one that it cannot do is absent, no stub.')
    },
  },
  {
    name: 'acts: lacks what its wallet lacks',
    lacks: needs('canLack'),
    async run(stage) {
      for (const name of stage.driver.canLack ?? []) {
        const wallet = await stage.place(undefined, name)
        const connection = await stage.open().connect()
        check(connection[name] === undefined, `A wallet without ${name} makes a connection without.`)
        await stage.within(connection.disconnect(), 'disconnect() resolves.')
        await stage.remove(wallet)
      }
    },
  },
  signs('signMessage', 'message'),
  refused('signMessage', needsAct('signMessage')),
  {
    name: 'switchNetwork: resolves when the wallet is there',
    lacks: all(needsAct('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const on = await connected(stage)
      const wanted = stage.driver.networks[1]?.caipNetworkId
      await begin(stage, on, 'switchNetwork')
      equal(on.connection.caipNetworkId, wanted, 'When switchNetwork() resolves, the connection says the new network.')
      await stage.until(() => on.told.length > 0, 'The new network is reported to those who watch.')
      await stage.settle()
      // Where each network writes accounts in its own way, they are reported along with it.
      const networks = on.told.filter((each) => each.startsWith('network '))
      equal(networks, [`network ${wanted}`], 'It is reported once.')
    },
  },
  refused(
    'switchNetwork',
    all(needsAct('switchNetwork'), needsSecondNetwork, (driver) =>
      driver.acts.switchNetwork === 'silently' ? ["acts.switchNetwork: 'asks'"] : [],
    ),
  ),
  {
    name: 'selectAccount: puts the account first',
    lacks: (driver) => (driver.acts.selectAccount ? needs('shareAccounts') : needsAct('selectAccount'))(driver),
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      await driver.shareAccounts?.(wallet)
      const site = stage.open()
      const connection = await site.connect()
      const told: string[] = []
      connection.watch((change) => told.push(change.type))
      await begin(stage, { wallet, site, connection, told, stop() {} }, 'selectAccount')
      equal(connection.accounts[0].address, driver.accounts[1], 'The selected account is the first from now on.')
      await stage.until(() => told.includes('accounts'), 'The change is reported to those who watch.')
    },
  },
]

/** What not every visitor needs. */
export const furtherActs: readonly Case[] = [
  signs('signTypedData', 'data'),
  refused('signTypedData', needsAct('signTypedData')),
  {
    name: 'sendTransaction: sends',
    lacks: needsAct('sendTransaction'),
    async run(stage) {
      const on = await connected(stage)
      const sent = await begin(stage, on, 'sendTransaction')
      const { hash } = Object(sent)
      check(typeof hash === 'string' && hash, 'sendTransaction() resolves with { hash }.')
      check(await stage.driver.acts.sendTransaction?.isSent(hash, on.wallet), 'The chain has the transaction.')
    },
  },
  refused('sendTransaction', needsAct('sendTransaction')),
]
