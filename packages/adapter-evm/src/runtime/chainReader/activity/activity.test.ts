import type { ActivityPage, TokenInfo } from '@foyer/core/adapter'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import { createWalletClient, encodeFunctionData, erc20Abi, http, numberToHex, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectToSandbox, FIRST_ADDRESS, SECOND_ADDRESS } from '../../../testing/connectToSandbox.js'
import { startNodeProxy } from '../../../testing/startNodeProxy.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'

const FOURTH = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
})
afterAll(() => sandbox.stop())

async function page(url?: string) {
  const result = await connectToSandbox(sandbox, 1, url)
  const node = createWalletClient({ chain: mainnet, transport: http(sandbox.rpcUrls['eip155:1']) })
  const listed = [result.toToken(sandbox.tokens.dollar)]
  const read = (address: string, cursor?: string, known: readonly TokenInfo[] = listed): Promise<ActivityPage> => {
    const { activity } = result.chainReader
    if (!activity) throw new Error('EVM tells of activity')
    return activity({ address, network: result.network, known, cursor })
  }
  return { ...result, node, read }
}

it('activity reports token id and amount of sent ERC-1155 tokens', async () => {
  const { node, read, client } = await page()
  const { light, pass } = sandbox.nfts
  const abi = parseAbi([
    'function safeTransferFrom(address, address, uint256)',
    'function safeTransferFrom(address, address, uint256, uint256, bytes)',
  ])
  const call = { abi, account: FOURTH, functionName: 'safeTransferFrom' } as const
  await node.writeContract({ ...call, address: light.address, args: [FOURTH, SECOND_ADDRESS, 4n] })
  const last = await node.writeContract({
    ...call,
    address: pass.address,
    args: [FOURTH, SECOND_ADDRESS, 7n, 2n, '0x'],
  })
  await waitForReceipt(client, last)
  const { items } = await read(FOURTH)
  expect(items.map(({ kind, transfers }) => [kind, transfers])).toEqual([
    [
      'send',
      [
        {
          direction: 'out',
          from: FOURTH,
          to: SECOND_ADDRESS,
          amount: '2',
          nft: { address: pass.address, tokenId: '7' },
        },
      ],
    ],
    [
      'send',
      [
        {
          direction: 'out',
          from: FOURTH,
          to: SECOND_ADDRESS,
          amount: '1',
          nft: { address: light.address, tokenId: '4' },
        },
      ],
    ],
  ])
})

it('activity reports coins and tokens in both directions, failures and approvals', async () => {
  const { node, read, client } = await page()
  const { dollar, pilot } = sandbox.tokens
  const call = { abi: erc20Abi, address: dollar.address } as const
  await node.sendTransaction({ account: FIRST_ADDRESS, to: SECOND_ADDRESS, value: 1_500_000_000_000_000_000n })
  const paid = await node.writeContract({
    ...call,
    account: FIRST_ADDRESS,
    functionName: 'transfer',
    args: [SECOND_ADDRESS, 2_500_000n],
  })
  await node.writeContract({ ...call, account: FIRST_ADDRESS, functionName: 'approve', args: [SECOND_ADDRESS, 5n] })
  await node.writeContract({
    ...call,
    address: pilot.address,
    account: FIRST_ADDRESS,
    functionName: 'transfer',
    args: [SECOND_ADDRESS, 7n],
  })
  const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SECOND_ADDRESS, 10n ** 30n] })
  const last = await node.sendTransaction({ account: FIRST_ADDRESS, to: dollar.address, data: tooMuch, gas: 100_000n })
  await waitForReceipt(client, last)
  const { items, mayBeIncomplete } = await read(FIRST_ADDRESS)
  // The node has searched the whole chain, so nothing is missing.
  expect(mayBeIncomplete).toBeUndefined()
  expect(items.map(({ kind, status, transfers }) => [kind, status, ...transfers.map(({ amount }) => amount)])).toEqual([
    ['execute', 'failed'],
    // A token of unknown decimals has no amount.
    ['send', 'confirmed', undefined],
    ['approve', 'confirmed'],
    ['send', 'confirmed', '2.5'],
    ['send', 'confirmed', '1.5'],
  ])
  const { gasUsed, effectiveGasPrice, blockHash } = await client.getTransactionReceipt({ hash: paid })
  const { timestamp } = await client.getBlock({ blockHash })
  expect(items[3]).toMatchObject({
    hash: paid,
    at: Number(timestamp) * 1000,
    from: FIRST_ADDRESS,
    to: dollar.address,
    fee: gasUsed * effectiveGasPrice,
    transfers: [
      { direction: 'out', from: FIRST_ADDRESS, to: SECOND_ADDRESS, token: { address: dollar.address, symbol: 'HUSD' } },
    ],
  })
})

it('activity finds incoming transfers of known tokens by their logs', async () => {
  const { read } = await page()
  const { items } = await read(SECOND_ADDRESS)
  const reported = items.map(({ kind, fee, transfers: [first] }) => [kind, fee, first?.direction, first?.amount])
  expect(reported).toEqual([
    ['receive', undefined, 'in', '2.5'],
    ['receive', undefined, 'in', '1.5'],
  ])
})

it('activity is the same in whatever case addresses are given', async () => {
  const { read } = await page()
  const upper = (address: string) => `0x${address.slice(2).toUpperCase()}`
  const known = [
    { ...sandbox.tokens.dollar, caipNetworkId: 'eip155:1', address: upper(sandbox.tokens.dollar.address) },
  ] as const
  const reported = await read(upper(SECOND_ADDRESS), undefined, known)
  expect(reported.items.map(({ transfers: [first] }) => first?.amount)).toEqual(['2.5', '1.5'])
})

it('activity pages back and reports each transaction once', async () => {
  const { node, read, client } = await page()
  const sent: string[] = []
  for (let index = 0; index < 30; index++) {
    sent.unshift(await node.sendTransaction({ account: THIRD, to: THIRD, value: BigInt(index) }))
  }
  await waitForReceipt(client, String(sent[0]))
  const first = await read(THIRD)
  expect(first.items.length).toBeLessThan(30)
  const second = await read(THIRD, first.next)
  expect(second.next).toBeUndefined()
  expect([...first.items, ...second.items].map(({ hash }) => hash)).toEqual(sent)
  expect(first.items[0]?.transfers[0]).toMatchObject({ direction: 'self' })
})

it('activity searches the logs of each block once, from the first to the latest', async () => {
  const ranges: unknown[] = []
  const front = await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', {
    eth_getLogs([filter]) {
      const { fromBlock, toBlock } = Object(filter)
      ranges.push([fromBlock, toBlock])
      return []
    },
  })
  const { read } = await page(front.url)
  // The previous test left more transactions than one page holds.
  const { next = '' } = await read(THIRD)
  await read(THIRD, next)
  expect(ranges).toEqual([
    [numberToHex(BigInt(next)), 'latest'],
    ['0x0', numberToHex(BigInt(next) - 1n)],
  ])
  front.stop()
})

it('activity is incomplete if the node cannot search by address', async () => {
  const front = await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', {
    ots_searchTransactionsBefore: () => undefined,
  })
  const { read } = await page(front.url)
  expect(await read(FIRST_ADDRESS)).toEqual({ items: [], mayBeIncomplete: true })
  front.stop()
})

it('activity is incomplete if the node refuses to search logs', async () => {
  const front = await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', { eth_getLogs: () => undefined })
  const { read } = await page(front.url)
  expect((await read(FIRST_ADDRESS)).mayBeIncomplete).toBe(true)
  front.stop()
})

it('activity rejects invalid responses of nodes', async () => {
  let answer: unknown = { txs: 'many', receipts: [] }
  const front = await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', { ots_searchTransactionsBefore: () => answer })
  const { read } = await page(front.url)
  expect((await read(FIRST_ADDRESS)).items).toEqual([])
  answer = { txs: [null, { hash: 1 }, {}], receipts: [null, {}] }
  const { items, next } = await read(FIRST_ADDRESS)
  expect(items.filter(({ kind }) => kind !== 'receive')).toEqual([])
  expect(next).toBeUndefined()
  front.stop()
})
