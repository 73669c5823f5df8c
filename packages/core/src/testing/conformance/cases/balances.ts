import type { TokenAmount } from '../../../types/token.js'
import { type ConformanceCase, needsMembers } from '../case.js'
import { check, checkEqual } from '../check.js'
import type { CaseEnvironment } from '../createCaseEnvironment.js'
import type { NodeDriver } from '../walletDriver.js'

// Closed port: requests fail at once.
const NOBODY = 'http://127.0.0.1:1'

async function withNode(stage: CaseEnvironment, use: (node: NodeDriver) => Promise<void>): Promise<void> {
  const node = await stage.driver.startNode?.()
  check(node, 'The driver starts a node.')
  try {
    await use(node)
  } finally {
    await node.stop()
  }
}

async function readBalances(stage: CaseEnvironment, { address, network }: NodeDriver, rpcUrls: readonly string[]) {
  const { adapter } = stage.open({ rpcUrls })
  check(adapter.balances, 'An adapter whose driver starts a node reads balances.')
  const [native, ...tokens] = await stage.within(adapter.balances({ address, network }), 'balances() resolves.')
  check(native, 'The native balance is always there, also when it is nothing.')
  return { native, tokens }
}

function checkTokens(tokens: readonly TokenAmount[]) {
  const addresses = tokens.map(({ address }) => address)
  check(
    addresses.every((address) => typeof address === 'string' && address),
    'Only the native one is without an address.',
  )
  checkEqual(addresses.length, new Set(addresses).size, 'A token is told once.')
  check(
    tokens.every(({ amount }) => typeof amount === 'bigint' && amount > 0n),
    'Tokens are in the smallest unit as bigint, above zero.',
  )
}

export const addressAndBalanceCases: readonly ConformanceCase[] = [
  {
    name: 'isAddress: accepts addresses and rejects other text',
    async run(stage) {
      const { adapter } = stage.open()
      const { good, bad } = stage.driver.addresses
      const answer = (values: readonly string[]) => Promise.all(values.map((each) => adapter.isAddress(each)))
      checkEqual(
        await answer(good),
        good.map(() => true),
        `These are addresses: ${good.join(', ')}.`,
      )
      const none = [...bad, '', ' ', ` ${good[0]}`, `${good[0]} `, '\u{1F980}'.repeat(20)]
      checkEqual(
        await answer(none),
        none.map(() => false),
        `These are none: ${none.join(', ')}.`,
      )
    },
  },
  {
    name: 'isAddress: rejects addresses of other networks',
    async run(stage) {
      const { adapter } = stage.open()
      const { addresses, accounts, networks } = stage.driver
      const [network] = networks
      for (const each of accounts) {
        check(await adapter.isAddress(each, network), `${each} is an address of ${network.name}.`)
      }
      for (const each of addresses.elsewhere ?? []) {
        check(await adapter.isAddress(each), `${each} is an address.`)
        check(!(await adapter.isAddress(each, network)), `${each} is none of ${network.name}.`)
      }
    },
  },
  {
    name: 'balances: reads the exact native balance first',
    lacks: needsMembers('startNode'),
    run: (stage) =>
      withNode(stage, async (node) => {
        const { native, tokens } = await readBalances(stage, node, [node.url])
        const { amount, symbol, decimals, address } = native
        check(typeof amount === 'bigint', 'Amounts are in the smallest unit, as bigint.')
        checkEqual(String(amount), String(node.amount), 'The amount is what the node says.')
        const { nativeCurrency } = node.network
        checkEqual(
          [symbol, decimals, address],
          [nativeCurrency.symbol, nativeCurrency.decimals, undefined],
          'In its coin.',
        )
        checkTokens(tokens)
      }),
  },
  {
    name: 'balances: requests the next URL when one fails',
    lacks: needsMembers('startNode'),
    run: (stage) =>
      withNode(stage, async (node) => {
        const { native } = await readBalances(stage, node, [NOBODY, node.url])
        checkEqual(
          native.symbol,
          node.network.nativeCurrency.symbol,
          'Of several URLs the next is asked when one does not answer.',
        )
      }),
  },
]
