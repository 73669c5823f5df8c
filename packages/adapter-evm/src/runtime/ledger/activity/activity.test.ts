import type { ActivityPage } from '@foyer/core/adapter'
import { type Sandbox, startSandbox } from '@foyer/sandbox'
import { createWalletClient, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectToSandbox, FIRST, SECOND } from '../../../testing/connectToSandbox.js'
import { mined } from '../../../testing/mined.js'
import { startFront } from '../../../testing/startFront.js'

const FOURTH = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ chains: [1] })
})
afterAll(() => sandbox.stop())

async function page(url?: string) {
  const found = await connectToSandbox(sandbox, 1, url)
  const node = createWalletClient({ chain: mainnet, transport: http(sandbox.rpcUrls['eip155:1']) })
  const known = [found.toToken(sandbox.tokens.dollar)]
  const read = (address: string, cursor?: string): Promise<ActivityPage> => {
    const { activity } = found.ledger
    if (!activity) throw new Error('EVM tells of activity')
    return activity({ address, network: found.network, known, cursor })
  }
  return { ...found, node, read }
}

it('tells which of many things went out, and how many of it', async () => {
  const { node, read, client } = await page()
  const { light, pass } = sandbox.nfts
  const abi = parseAbi([
    'function safeTransferFrom(address, address, uint256)',
    'function safeTransferFrom(address, address, uint256, uint256, bytes)',
  ])
  const call = { abi, account: FOURTH, functionName: 'safeTransferFrom' } as const
  await node.writeContract({ ...call, address: light.address, args: [FOURTH, SECOND, 4n] })
  const last = await node.writeContract({ ...call, address: pass.address, args: [FOURTH, SECOND, 7n, 2n, '0x'] })
  await mined(client, last)
  const { items } = await read(FOURTH)
  expect(items.map(({ kind, transfers }) => [kind, transfers])).toEqual([
    [
      'send',
      [{ direction: 'out', from: FOURTH, to: SECOND, amount: '2', nft: { address: pass.address, tokenId: '7' } }],
    ],
    [
      'send',
      [{ direction: 'out', from: FOURTH, to: SECOND, amount: '1', nft: { address: light.address, tokenId: '4' } }],
    ],
  ])
})

it('tells coins and tokens, in and out, what failed and what was allowed', async () => {
  const { node, read, client } = await page()
  const { dollar, pilot } = sandbox.tokens
  const call = { abi: erc20Abi, address: dollar.address } as const
  await node.sendTransaction({ account: FIRST, to: SECOND, value: 1_500_000_000_000_000_000n })
  const paid = await node.writeContract({
    ...call,
    account: FIRST,
    functionName: 'transfer',
    args: [SECOND, 2_500_000n],
  })
  await node.writeContract({ ...call, account: FIRST, functionName: 'approve', args: [SECOND, 5n] })
  await node.writeContract({
    ...call,
    address: pilot.address,
    account: FIRST,
    functionName: 'transfer',
    args: [SECOND, 7n],
  })
  const tooMuch = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [SECOND, 10n ** 30n] })
  const last = await node.sendTransaction({ account: FIRST, to: dollar.address, data: tooMuch, gas: 100_000n })
  await mined(client, last)
  const { items, mayBeIncomplete } = await read(FIRST)
  // The node has looked through all that there is.
  expect(mayBeIncomplete).toBeUndefined()
  expect(items.map(({ kind, status, transfers }) => [kind, status, ...transfers.map(({ amount }) => amount)])).toEqual([
    ['execute', 'failed'],
    // Of a token that nobody has described it is not known how much it was.
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
    from: FIRST,
    to: dollar.address,
    fee: gasUsed * effectiveGasPrice,
    transfers: [{ direction: 'out', from: FIRST, to: SECOND, token: { address: dollar.address, symbol: 'HUSD' } }],
  })
})

it('finds known tokens that came in, though only their log names the receiver', async () => {
  const { read } = await page()
  const { items } = await read(SECOND)
  const told = items.map(({ kind, fee, transfers: [first] }) => [kind, fee, first?.direction, first?.amount])
  expect(told).toEqual([
    ['receive', undefined, 'in', '2.5'],
    ['receive', undefined, 'in', '1.5'],
  ])
})

it('goes back page by page, and tells each once', async () => {
  const { node, read, client } = await page()
  const sent: string[] = []
  for (let index = 0; index < 30; index++) {
    sent.unshift(await node.sendTransaction({ account: THIRD, to: THIRD, value: BigInt(index) }))
  }
  await mined(client, String(sent[0]))
  const first = await read(THIRD)
  expect(first.items.length).toBeLessThan(30)
  const second = await read(THIRD, first.next)
  expect(second.next).toBeUndefined()
  expect([...first.items, ...second.items].map(({ hash }) => hash)).toEqual(sent)
  expect(first.items[0]?.transfers[0]).toMatchObject({ direction: 'self' })
})

it('says that it may lack something where the node cannot look for an address', async () => {
  const front = await startFront(sandbox.rpcUrls['eip155:1'] ?? '', { ots_searchTransactionsBefore: () => undefined })
  const { read } = await page(front.url)
  expect(await read(FIRST)).toEqual({ items: [], mayBeIncomplete: true })
  front.stop()
})

it('says that it may lack something where the node does not look through the logs', async () => {
  const front = await startFront(sandbox.rpcUrls['eip155:1'] ?? '', { eth_getLogs: () => undefined })
  const { read } = await page(front.url)
  expect((await read(FIRST)).mayBeIncomplete).toBe(true)
  front.stop()
})

it('believes no node that answers anything', async () => {
  let answer: unknown = { txs: 'many', receipts: [] }
  const front = await startFront(sandbox.rpcUrls['eip155:1'] ?? '', { ots_searchTransactionsBefore: () => answer })
  const { read } = await page(front.url)
  expect((await read(FIRST)).items).toEqual([])
  answer = { txs: [null, { hash: 1 }, {}], receipts: [null, {}] }
  const { items, next } = await read(FIRST)
  expect(items.filter(({ kind }) => kind !== 'receive')).toEqual([])
  expect(next).toBeUndefined()
  front.stop()
})
