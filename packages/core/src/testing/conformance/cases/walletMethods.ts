import { isUserRejection } from '../../../errors/toModalError.js'
import { type ConformanceCase, needsAll, needsMembers, needsSecondNetwork, needsWalletMethod } from '../case.js'
import { check, checkEqual } from '../check.js'
import { type ConnectedWallet, connectWallet } from '../connectWallet.js'
import type { CaseEnvironment } from '../createCaseEnvironment.js'
import type { WalletMethodName } from '../walletDriver.js'

const MESSAGE = 'Save me a berth for two nights. ⚓'

const NAMES: readonly WalletMethodName[] = [
  'signMessage',
  'signTypedData',
  'switchNetwork',
  'selectAccount',
  'sendTransaction',
] satisfies WalletMethodName[]

async function begin(
  stage: CaseEnvironment,
  { connection, wallet }: ConnectedWallet,
  name: WalletMethodName,
): Promise<unknown> {
  const { walletMethods, networks, accounts } = stage.driver
  const [account] = connection.accounts
  const { signMessage, signTypedData, switchNetwork, selectAccount, sendTransaction } = connection
  const missing = `${name} is to be there, by what the driver says.`
  if (name === 'signMessage') {
    check(signMessage, missing)
    return stage.within(signMessage({ message: MESSAGE, account }), 'signMessage() resolves or rejects.')
  }
  if (name === 'signTypedData') {
    const typedData = walletMethods.signTypedData?.typedData
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
  const transaction = await walletMethods.sendTransaction?.transaction(wallet)
  check(sendTransaction, missing)
  return stage.within(sendTransaction({ transaction, account }), 'sendTransaction() resolves or rejects.')
}

function signs(name: 'signMessage' | 'signTypedData', what: string): ConformanceCase {
  return {
    name: `${name}: signs`,
    lacks: needsWalletMethod(name),
    async run(stage) {
      const on = await connectWallet(stage)
      const signature = await begin(stage, on, name)
      check(typeof signature === 'string', `${name}() resolves with a text.`)
      const [account] = on.connection.accounts
      const isTrue = await stage.driver.walletMethods[name]?.verify({ message: MESSAGE, signature, account })
      check(isTrue, `The signature is one of the account, over the ${what}.`)
    },
  }
}

function refused(name: WalletMethodName, lacks: NonNullable<ConformanceCase['lacks']>): ConformanceCase {
  return {
    name: `${name}: a refusal is told as one`,
    lacks,
    async run(stage) {
      const on = await connectWallet(stage)
      const before = on.connection.caipNetworkId
      stage.driver.mode(on.wallet, 'reject')
      const error = await stage.refusal(begin(stage, on, name), `${name}() rejects when the owner says no.`)
      check(isUserRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
      checkEqual(on.connection.caipNetworkId, before, 'After a no everything is as it was.')
    },
  }
}

export const walletMethodCases: readonly ConformanceCase[] = [
  {
    name: 'wallet methods: offers those of its wallet and no others',
    async run(stage) {
      const { connection } = await connectWallet(stage)
      const { walletMethods, leavesOut } = stage.driver
      const tried = NAMES.filter((name) => leavesOut?.[`walletMethods.${name}`] === undefined)
      const found = tried.filter((name) => connection[name] !== undefined)
      const wanted = tried.filter((name) => walletMethods[name] !== undefined)
      checkEqual(
        found,
        wanted,
        'A wallet method is there when the wallet can do it; one that it cannot do is absent, no stub.',
      )
    },
  },
  {
    name: 'wallet methods: lacks those that its wallet lacks',
    lacks: needsMembers('canLack'),
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
  refused('signMessage', needsWalletMethod('signMessage')),
  {
    name: 'switchNetwork: resolves once the wallet is on the network',
    lacks: needsAll(needsWalletMethod('switchNetwork'), needsSecondNetwork),
    async run(stage) {
      const on = await connectWallet(stage)
      const wanted = stage.driver.networks[1]?.caipNetworkId
      await begin(stage, on, 'switchNetwork')
      checkEqual(
        on.connection.caipNetworkId,
        wanted,
        'When switchNetwork() resolves, the connection says the new network.',
      )
      await stage.until(() => on.emitted.length > 0, 'The new network is reported to those who watch.')
      await stage.settle()
      // Networks with addresses of their own change the accounts as well.
      const networks = on.emitted.filter((each) => each.startsWith('network '))
      checkEqual(networks, [`network ${wanted}`], 'It is reported once.')
    },
  },
  refused(
    'switchNetwork',
    needsAll(needsWalletMethod('switchNetwork'), needsSecondNetwork, (driver) =>
      driver.walletMethods.switchNetwork === 'silently' ? ["walletMethods.switchNetwork: 'asks'"] : [],
    ),
  ),
  {
    name: 'selectAccount: puts the account first',
    lacks: (driver) =>
      (driver.walletMethods.selectAccount ? needsMembers('shareAccounts') : needsWalletMethod('selectAccount'))(driver),
    async run(stage) {
      const { driver } = stage
      const wallet = await stage.place()
      await driver.shareAccounts?.(wallet)
      const site = stage.open()
      const connection = await site.connect()
      const emitted: string[] = []
      connection.watch((change) => emitted.push(change.type))
      await begin(stage, { wallet, site, connection, emitted, stop() {} }, 'selectAccount')
      checkEqual(connection.accounts[0].address, driver.accounts[1], 'The selected account is the first from now on.')
      await stage.until(() => emitted.includes('accounts'), 'The change is reported to those who watch.')
    },
  },
]

export const signAndSendCases: readonly ConformanceCase[] = [
  signs('signTypedData', 'data'),
  refused('signTypedData', needsWalletMethod('signTypedData')),
  {
    name: 'sendTransaction: sends a transaction',
    lacks: needsWalletMethod('sendTransaction'),
    async run(stage) {
      const on = await connectWallet(stage)
      const sent = await begin(stage, on, 'sendTransaction')
      const { hash } = Object(sent)
      check(typeof hash === 'string' && hash, 'sendTransaction() resolves with { hash }.')
      check(await stage.driver.walletMethods.sendTransaction?.isSent(hash, on.wallet), 'The chain has the transaction.')
    },
  },
  refused('sendTransaction', needsWalletMethod('sendTransaction')),
]
