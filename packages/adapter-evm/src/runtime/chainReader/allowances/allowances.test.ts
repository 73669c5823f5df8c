import type { Allowance, TokenInfo } from '@foyer/core/adapter'
import type { EvmSandbox } from '@foyer/sandbox'
import contracts from '@foyer/sandbox/contracts.json'
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, numberToHex, pad, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectToSandbox, FIRST_ADDRESS, SECOND_ADDRESS } from '../../../testing/connectToSandbox.js'
import { startNodeProxy } from '../../../testing/startNodeProxy.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'
import { PERMIT2_ADDRESS } from './knownContracts.js'

const abi = parseAbi([
  'function approve(address to, uint256 tokenId)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])
const UNIVERSAL = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const NOBODY = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const UNIT = 10n ** 18n

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await (await import('@foyer/sandbox')).startEvm({ chains: [1] })
})
afterAll(() => sandbox.stop())

async function setUp(answers?: Parameters<typeof startNodeProxy>[1]) {
  const front = answers && (await startNodeProxy(sandbox.rpcUrls['eip155:1'] ?? '', answers))
  if (front) onTestFinished(front.stop)
  const page = await connectToSandbox(sandbox, 1, front?.url)
  const allowances = await page.chainReader.allowances?.()
  if (!allowances) throw new Error('EVM tells what is allowed')
  const { chain, client, network, connection } = page
  const before = await chain.snapshot()
  onTestFinished(async () => {
    await chain.revert({ id: before })
  })
  const { dollar, pilot } = sandbox.tokens
  const known = [dollar, pilot].map(page.toToken)
  const send = async (to: Hex, data: Hex) => {
    const sent = await connection.sendTransaction?.({ account: connection.accounts[0], transaction: { to, data } })
    await waitForReceipt(client, sent?.hash ?? '')
  }
  const approve = (token: Hex, spender: Hex, amount: bigint) =>
    send(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
  const act = (to: Hex, ...name: Parameters<typeof encodeFunctionData<typeof abi>>) =>
    send(to, encodeFunctionData(...name))
  const query = { network, address: FIRST_ADDRESS, known }
  const find = (more: { readonly known?: readonly TokenInfo[] } = {}) => allowances.find({ ...query, ...more })
  const takeBack = async (some: readonly Allowance[]) => {
    for (const { call } of allowances.buildRevocations({ network, allowances: some }))
      await send(call.to as Hex, call.data as Hex)
  }
  return { ...page, front, allowances, approve, act, query, find, takeBack, dollar, pilot }
}

const only = ({ allowances }: { readonly allowances: readonly Allowance[] }) => allowances

describe('allowances of an account', () => {
  it('come from current state: amount, spender and balance at risk', async () => {
    const { approve, find, dollar, pilot } = await setUp()
    await approve(pilot.address, UNIVERSAL, 5n * UNIT)
    await approve(dollar.address, NOBODY, maxUint256)
    await approve(dollar.address, SECOND_ADDRESS, 7n)
    // Revokes the approval. Its log stays on the chain, but must not be listed.
    await approve(dollar.address, SECOND_ADDRESS, 0n)
    const result = await find()
    expect(result).toEqual({
      allowances: [
        {
          id: `token:${dollar.address}:${NOBODY}`.toLowerCase(),
          kind: 'token',
          token: {
            address: dollar.address,
            symbol: 'HUSD',
            name: dollar.name,
            decimals: dollar.decimals,
            iconUrl: undefined,
          },
          spender: NOBODY,
          spenderName: undefined,
          amount: maxUint256,
          isUnlimited: true,
          atRisk: dollar.amount,
        },
        expect.objectContaining({
          spender: UNIVERSAL,
          spenderName: 'Uniswap Universal Router',
          amount: 5n * UNIT,
          isUnlimited: false,
          atRisk: 5n * UNIT,
        }),
      ],
    })
  })

  it('are unlimited above the token’s supply', async () => {
    const { approve, find, pilot, client } = await setUp()
    const supply = await client.readContract({ abi: erc20Abi, address: pilot.address, functionName: 'totalSupply' })
    await approve(pilot.address, NOBODY, supply)
    await approve(pilot.address, SECOND_ADDRESS, supply + 1n)
    const result = only(await find())
    expect(result.map(({ spender, isUnlimited }) => [spender, isUnlimited])).toEqual([
      [SECOND_ADDRESS, true],
      [NOBODY, false],
    ])
  })

  it('include NFTs: whole collections and single items', async () => {
    const { act, find, takeBack, client } = await setUp()
    const { light } = sandbox.nfts
    await act(light.address, { abi, functionName: 'setApprovalForAll', args: [NOBODY, true] })
    await act(light.address, { abi, functionName: 'approve', args: [SECOND_ADDRESS, BigInt(light.tokenIdOf(0))] })
    const result = only(await find())
    expect(result).toMatchObject([
      {
        kind: 'item',
        spender: SECOND_ADDRESS,
        tokenId: light.tokenIdOf(0),
        isUnlimited: false,
        token: { symbol: light.symbol },
      },
      { kind: 'collection', spender: NOBODY, isUnlimited: true },
    ])
    await takeBack(result)
    expect(only(await find())).toEqual([])
    const args = [FIRST_ADDRESS, NOBODY] as const
    expect(await client.readContract({ abi, address: light.address, functionName: 'isApprovedForAll', args })).toBe(
      false,
    )
  })

  it('include Permit2’s, up to Permit2’s own allowance, without expired ones', async () => {
    const { act, approve, find, takeBack, dollar, pilot, client } = await setUp()
    const { timestamp } = await client.getBlock()
    const later = Number(timestamp) + 3600
    await approve(dollar.address, PERMIT2_ADDRESS, 1_000n)
    const through = (token: Hex, amount: bigint, until: number) =>
      act(PERMIT2_ADDRESS, { abi, functionName: 'approve', args: [token, UNIVERSAL, amount, until] })
    await through(dollar.address, 2n ** 160n - 1n, later)
    await through(pilot.address, 5n, Number(timestamp) - 10)
    const result = only(await find())
    expect(result).toMatchObject([
      { via: 'Permit2', spender: UNIVERSAL, isUnlimited: true, atRisk: 1_000n, until: later * 1000 },
      { spender: PERMIT2_ADDRESS, spenderName: 'Permit2', amount: 1_000n },
    ])
    await takeBack(result)
    expect(only(await find())).toEqual([])
  })

  it('are revoked in one call for Permit2', async () => {
    const { allowances, network, act, find, dollar, pilot, client } = await setUp()
    const later = Number((await client.getBlock()).timestamp) + 3600
    for (const token of [dollar.address, pilot.address]) {
      await act(PERMIT2_ADDRESS, { abi, functionName: 'approve', args: [token, UNIVERSAL, 5n, later] })
    }
    const result = only(await find())
    expect(result).toHaveLength(2)
    const back = allowances.buildRevocations({ network, allowances: result })
    expect(back).toMatchObject([{ ids: result.map(({ id }) => id), call: { to: PERMIT2_ADDRESS } }])
  })

  it('are gone after a revocation', async () => {
    const { allowances, approve, find, takeBack, query, dollar } = await setUp()
    await approve(dollar.address, NOBODY, 5n)
    await approve(dollar.address, SECOND_ADDRESS, 5n)
    const result = only(await find())
    await takeBack(result.filter(({ spender }) => spender === NOBODY))
    const left = await allowances.read({ ...query, allowances: result })
    expect(left).toMatchObject([{ spender: SECOND_ADDRESS, amount: 5n }])
    expect(
      await allowances.read({ ...query, allowances: [{ ...left[0], id: 'token:0x1:nonsense' } as Allowance] }),
    ).toEqual([])
  })
})

describe('a lying token', () => {
  it('has its name sanitized, or replaced by the list’s', async () => {
    const { approve, find, chain, pilot, toToken } = await setUp()
    await approve(pilot.address, NOBODY, 5n)
    // A name with a bidi override, a line break and a zero-width space, as Solidity stores it: with twice its length.
    const text = Buffer.from('US\u202eD\nCoin\u200b', 'utf8')
    const word: Hex = `0x${text.toString('hex').padEnd(62, '0')}${numberToHex(text.length * 2, { size: 1 }).slice(2)}`
    await chain.setStorageAt({ address: pilot.address, index: 1, value: word })
    const [unlisted] = only(await find({ known: [] }))
    expect(unlisted?.token).toMatchObject({ symbol: 'USD Coin', decimals: 18 })
    const [listed] = only(await find({ known: [toToken(pilot)] }))
    expect(listed?.token.symbol).toBe('PILOT')
  })

  it('that reverts every call does not hide others', async () => {
    const { approve, find, chain, dollar, pilot } = await setUp()
    await approve(dollar.address, NOBODY, 5n)
    await approve(pilot.address, NOBODY, 5n)
    await chain.setCode({ address: pilot.address, bytecode: contracts.BrokenCoin as Hex })
    expect(only(await find()).map(({ token }) => token.symbol)).toEqual(['HUSD'])
  })
})

describe('a node', () => {
  const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const toWord = (value: Hex) => pad(value, { size: 32 }).toLowerCase()
  const logOf = (token: Hex, owner: Hex, spender: Hex) => ({
    address: token,
    topics: [APPROVAL, toWord(owner), toWord(spender)],
    data: toWord('0x5'),
  })

  it('that returns foreign or malformed logs is ignored', async () => {
    const { dollar } = sandbox.tokens
    const nonsense = [
      null,
      7,
      'log',
      {},
      { address: '0x', topics: [], data: 1 },
      { ...logOf(dollar.address, FIRST_ADDRESS, NOBODY), topics: 'x' },
    ]
    const logs = [
      ...nonsense,
      logOf(dollar.address, SECOND_ADDRESS, NOBODY),
      logOf(dollar.address, FIRST_ADDRESS, NOBODY),
    ]
    const { approve, find } = await setUp({ eth_getLogs: () => logs })
    expect(await find()).toEqual({ allowances: [] })
    await approve(dollar.address, NOBODY, 5n)
    expect(only(await find())).toMatchObject([{ spender: NOBODY, amount: 5n }])
  })

  const floodOf = (count: number) =>
    Array.from({ length: count }, (_, index) => logOf(numberToHex(index + 1, { size: 20 }), FIRST_ADDRESS, NOBODY))

  it('that returns 20,000 logs is read incompletely, known tokens first', async () => {
    const { pilot } = sandbox.tokens
    const { approve, find, front } = await setUp({
      eth_getLogs: () => [logOf(pilot.address, FIRST_ADDRESS, SECOND_ADDRESS), ...floodOf(20_000)],
    })
    await approve(pilot.address, SECOND_ADDRESS, 5n)
    expect(await find()).toMatchObject({ allowances: [{ spender: SECOND_ADDRESS, amount: 5n }], isPartial: true })
    expect(front?.requests.filter((each) => each === 'eth_getLogs')).toHaveLength(1)
  })

  it('that returns 100,000 logs is cut at the response limit, and known tokens are still checked', async () => {
    const { dollar } = sandbox.tokens
    const { approve, find, front } = await setUp({ eth_getLogs: () => floodOf(100_000) })
    await approve(dollar.address, UNIVERSAL, 5n)
    expect(await find()).toMatchObject({ allowances: [{ spender: UNIVERSAL, amount: 5n }], isPartial: true })
    expect(front?.requests.filter((each) => each === 'eth_getLogs').length).toBeLessThanOrEqual(5)
  })

  it('that refuses the full range gets a bounded number of smaller ones, and known tokens are still checked', async () => {
    const { dollar } = sandbox.tokens
    let requested = 0
    const page = await setUp({
      eth_getLogs() {
        requested += 1
        return undefined
      },
    })
    await page.approve(dollar.address, UNIVERSAL, 5n)
    const result = await page.find()
    expect(result).toMatchObject({ isPartial: true, allowances: [{ spender: UNIVERSAL, amount: 5n }] })
    expect(requested).toBeLessThanOrEqual(5)
  })

  it('that does not answer rejects the query', async () => {
    const { find, front } = await setUp({})
    front?.stop()
    await expect(find()).rejects.toMatchObject({ code: 'OFFLINE' })
  })
})
