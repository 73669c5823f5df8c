import type { Call, Connection, TokenInfo } from '@foyer/core/adapter'
import type { EvmSandbox, SandboxToken } from '@foyer/sandbox'
import contracts from '@foyer/sandbox/contracts.json'
import { encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectToSandbox, FIRST_ADDRESS } from '../../../testing/connectToSandbox.js'
import { listParams } from '../../../testing/createTestApp.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'

const pool = parseAbi([
  'struct Swap { address from; address to; uint256 amount; uint256 least; }',
  'function reserveOf(address token) view returns (uint256)',
  'function quote(address from, address to, uint256 amount) view returns (uint256)',
  'function swap(Swap order) payable returns (uint256)',
  'function swapWithPermit(Swap order, bytes permit) returns (uint256)',
])
const COIN = '0x0000000000000000000000000000000000000000'

let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startOne()
})
afterAll(() => sandbox.stop())

const startOne = async () => (await import('@foyer/sandbox')).startEvm({ chains: [1] })

async function setUp(node?: string) {
  const page = await connectToSandbox(sandbox, 1, node)
  const calls = await page.chainReader.calls?.()
  if (!calls) throw new Error('EVM calls contracts')
  const { client, network, connection, chain } = page
  const [owner] = connection.accounts
  const spender = sandbox.pool.address
  const holds = (token: Hex, of: Hex = FIRST_ADDRESS) =>
    client.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [of] })
  const allowed = (token: Hex) =>
    client.readContract({ abi: erc20Abi, address: token, functionName: 'allowance', args: [FIRST_ADDRESS, spender] })
  const quote = (from: Hex, to: Hex, amount: bigint) =>
    client.readContract({ abi: pool, address: spender, functionName: 'quote', args: [from, to, amount] })
  const swapCall = (from: Hex, to: Hex, amount: bigint, least = 0n): Call => ({
    to: spender,
    data: encodeFunctionData({ abi: pool, functionName: 'swap', args: [{ from, to, amount, least }] }),
    value: from === COIN ? amount : 0n,
  })
  const turnInto = (token: SandboxToken, kind: keyof typeof contracts) =>
    chain.setCode({ address: token.address, bytecode: contracts[kind] as Hex })
  return { ...page, calls, owner, spender, network, holds, allowed, quote, swapCall, turnInto }
}

const withoutFees = { address: FIRST_ADDRESS } as const

describe('simulating contract calls', () => {
  it('reports asset changes of each call', async () => {
    const { calls, network, owner, quote, swapCall, spender } = await setUp()
    const { dollar } = sandbox.tokens
    const comes = await quote(COIN, dollar.address, parseEther('1'))
    const [approve] = await calls.approvals.calls({
      ...{ network, owner, spender, token: dollar.address },
      amount: comes,
    })
    const tried = await calls.simulate({
      network,
      from: owner,
      calls: [swapCall(COIN, dollar.address, parseEther('1')), approve, swapCall(dollar.address, COIN, comes)],
    })
    if (tried.status !== 'tried') throw new Error('anvil simulates')
    const [first, second, third] = tried.calls
    expect(first).toMatchObject({
      status: 'succeeds',
      changes: expect.arrayContaining([
        { ...withoutFees, token: {}, amount: -parseEther('1') },
        { ...withoutFees, token: { address: dollar.address }, amount: comes },
      ]),
    })
    expect(second).toMatchObject({ status: 'succeeds', changes: [] })
    // A swap there and back returns less, because the pool takes its fee twice.
    const back = third?.status === 'succeeds' ? third.changes.find(({ token }) => !token.address) : undefined
    expect(back?.amount).toBeGreaterThan(parseEther('0.99'))
    expect(back?.amount).toBeLessThan(parseEther('1'))
  })

  it('reports approvals of tokens, collections, Permit2 and multicalls', async () => {
    const { calls, network, owner, swapCall, chain } = await setUp()
    const { pilot, dollar } = sandbox.tokens
    const other = '0x00000000000000000000000000000000000000b2'
    const { address: light } = sandbox.nfts.light
    const abi = parseAbi([
      'function approve(address spender, uint256 value)',
      'function approve(address token, address spender, uint160 amount, uint48 expiration)',
      'function setApprovalForAll(address operator, bool approved)',
      'function multicall(bytes[] calls)',
    ])
    const call = (to: string, data: Hex): Call => ({ to, data, value: 0n })
    const approve = (value: bigint) => encodeFunctionData({ abi, functionName: 'approve', args: [other, value] })
    await chain.setCode({ address: sandbox.betterPool.address, bytecode: contracts.SharePool as Hex })
    const several = [encodeFunctionData({ abi: pool, functionName: 'reserveOf', args: [dollar.address] }), approve(3n)]
    const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
    const throughPermit2 = [pilot.address, other, 4n, 281474976710655] as const
    const tried = await calls.simulate({
      ...{ network, from: owner },
      calls: [
        call(pilot.address, approve(2n)),
        call(light, approve(1n)),
        call(light, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [other, true] })),
        call(permit2, encodeFunctionData({ abi, functionName: 'approve', args: throughPermit2 })),
        call(sandbox.betterPool.address, encodeFunctionData({ abi, functionName: 'multicall', args: [several] })),
        // A revocation and a swap, which are no approvals.
        call(pilot.address, approve(0n)),
        swapCall(COIN, dollar.address, 1_000n),
      ],
    })
    await chain.setCode({ address: sandbox.betterPool.address, bytecode: contracts.Pool as Hex })
    if (tried.status !== 'tried') throw new Error('anvil simulates')
    const input = { address: FIRST_ADDRESS, spender: getAddress(other) }
    expect(tried.calls.map((each) => (each.status === 'succeeds' ? each.approvals : each))).toEqual([
      [{ ...input, kind: 'token', token: pilot.address, amount: 2n }],
      [{ ...input, kind: 'item', token: getAddress(light) }],
      [{ ...input, kind: 'collection', token: getAddress(light) }],
      [{ ...input, kind: 'permit2', token: pilot.address, amount: 4n }],
      [{ ...input, kind: 'token', token: getAddress(sandbox.betterPool.address), amount: 3n }],
      [],
      [],
    ])
  })

  it('reports the failing call, and the effects before it', async () => {
    const { calls, network, owner, swapCall } = await setUp()
    const { pilot, dollar } = sandbox.tokens
    const tried = await calls.simulate({
      network,
      from: owner,
      // The owner has not approved the pool for the token of the second swap.
      calls: [swapCall(COIN, dollar.address, 1_000n), swapCall(pilot.address, COIN, 1_000n)],
    })
    expect(tried).toMatchObject({ status: 'tried', calls: [{ status: 'succeeds' }, { status: 'fails' }] })
  })

  it('fails only at the sale of a token that cannot be sold', async () => {
    const { calls, network, owner, swapCall, spender, turnInto, chain, holds } = await setUp()
    const { rope, dollar } = sandbox.tokens
    await turnInto(rope, 'TrapCoin')
    const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const
    await chain.setStorageAt({ address: rope.address, index: 6, value: word(BigInt(spender)) })
    await giveTo(spender, rope, 10n ** 24n, chain)
    expect(await holds(rope.address, spender)).toBe(10n ** 24n)
    const amount = parseEther('1')
    const [approve] = await calls.approvals.calls({ network, owner, spender, token: rope.address, amount })
    const tried = await calls.simulate({
      network,
      from: owner,
      calls: [swapCall(COIN, rope.address, amount), approve, swapCall(rope.address, dollar.address, amount)],
    })
    expect(tried).toMatchObject({
      status: 'tried',
      calls: [{ status: 'succeeds' }, { status: 'succeeds' }, { status: 'fails' }],
    })
  })
})

describe('approving a token', () => {
  it('approves the exact amount, of which nothing remains after the swap', async () => {
    const { calls, network, owner, spender, connection, client, allowed, holds, quote, swapCall } = await setUp()
    const { pilot, dollar } = sandbox.tokens
    const amount = 10n ** 18n
    const comes = await quote(pilot.address, dollar.address, amount)
    const [before, had] = [await holds(pilot.address), await holds(dollar.address)]
    const steps = await calls.approvals.calls({ network, owner, spender, token: pilot.address, amount })
    expect(steps).toHaveLength(1)
    const approved = await calls.send({ network, from: owner, call: steps[0] }, connection)
    await waitForReceipt(client, approved.hash)
    expect(await allowed(pilot.address)).toBe(amount)
    expect(await calls.approvals.read({ network, owner, spender, token: pilot.address })).toBe(amount)
    const call = swapCall(pilot.address, dollar.address, amount, comes)
    const { hash } = await calls.send({ network, from: owner, call }, connection)
    await waitForReceipt(client, hash)
    expect(await allowed(pilot.address)).toBe(0n)
    expect(before - (await holds(pilot.address))).toBe(amount)
    expect((await holds(dollar.address)) - had).toBe(comes)
    expect(await calls.outcome({ network, address: FIRST_ADDRESS, hash })).toEqual({
      status: 'confirmed',
      changes: [
        { ...withoutFees, token: { address: pilot.address }, amount: -amount },
        { ...withoutFees, token: { address: dollar.address }, amount: comes },
      ],
    })
  })

  it('resets an existing allowance if the token requires it', async () => {
    const { calls, network, owner, spender, connection, client, turnInto } = await setUp()
    const { pilot } = sandbox.tokens
    await turnInto(pilot, 'StrictCoin')
    const query = { network, owner, spender, token: pilot.address }
    const [first] = await calls.approvals.calls({ ...query, amount: 5n })
    await waitForReceipt(client, (await calls.send({ network, from: owner, call: first }, connection)).hash)
    const steps = await calls.approvals.calls({ ...query, amount: 7n })
    expect(steps).toHaveLength(2)
    for (const call of steps)
      await waitForReceipt(client, (await calls.send({ network, from: owner, call }, connection)).hash)
    expect(await calls.approvals.read(query)).toBe(7n)
    await turnInto(pilot, 'Coin')
  })

  it('signs an exact EIP-2612 permit, which the swap uses', async () => {
    const { calls, network, owner, spender, connection, client, allowed, holds, wallet } = await setUp()
    const { dollar } = sandbox.tokens
    const amount = 5_000_000n
    const deadline = (await client.getBlock()).timestamp + 600n
    const request = await calls.approvals.permit({ network, owner, spender, token: dollar.address, amount, deadline })
    if (!request || !connection.signTypedData) throw new Error('it can be signed')
    const signature = await connection.signTypedData({ typedData: request.typedData, account: owner })
    const [[, text]] = listParams(wallet, 'eth_signTypedData_v4') as [[string, string]]
    expect(JSON.parse(text.toLowerCase())).toMatchObject({
      domain: { name: 'harbor dollar', version: '2', chainid: 1, verifyingcontract: dollar.address.toLowerCase() },
      message: { owner: FIRST_ADDRESS.toLowerCase(), spender: spender.toLowerCase(), value: String(amount) },
    })
    const permit = request.signed(signature)
    const order = { from: dollar.address, to: COIN, amount, least: 0n } as const
    const data = encodeFunctionData({
      abi: pool,
      functionName: 'swapWithPermit',
      args: [order, permit.encoded as Hex],
    })
    const before = await holds(dollar.address)
    const { hash } = await calls.send({ network, from: owner, call: { to: spender, data, value: 0n } }, connection)
    await waitForReceipt(client, hash)
    expect(before - (await holds(dollar.address))).toBe(amount)
    expect(await allowed(dollar.address)).toBe(0n)
    // The wallet sent a single transaction, so there was no separate approval.
    expect(listParams(wallet, 'eth_sendTransaction')).toHaveLength(1)
    const outcome = await calls.outcome({ network, address: FIRST_ADDRESS, hash })
    expect(outcome?.changes).toHaveLength(2)
    expect(outcome?.changes?.find(({ token }) => !token.address)?.amount).toBeGreaterThan(0n)
  })

  it('signs no permit that would be unlimited or unsupported', async () => {
    const { calls, network, owner, spender, turnInto } = await setUp()
    const { dollar, pilot } = sandbox.tokens
    const query = { network, owner, spender, amount: 5n, deadline: maxUint256 }
    expect(await calls.approvals.permit({ ...query, token: pilot.address })).toBeUndefined()
    await turnInto(dollar, 'DaiCoin')
    expect(await calls.approvals.permit({ ...query, token: dollar.address })).toBeUndefined()
    await turnInto(dollar, 'PermitCoin')
    expect(await calls.approvals.permit({ ...query, token: dollar.address })).toBeDefined()
    // A contract account has no key that could sign a permit.
    const contract = { ...owner, type: 'smartAccount' } as const
    expect(await calls.approvals.permit({ ...query, owner: contract, token: dollar.address })).toBeUndefined()
  })
})

describe('atomic batches', () => {
  it('prompt once and report their state', async () => {
    const { wallet, network, calls, connection, owner, swapCall } = await setUp()
    const { dollar } = sandbox.tokens
    expect(await connection.canSendCalls?.({ account: owner })).toBe(false)
    const call = swapCall(COIN, dollar.address, 1_000_000n)
    await expect(calls.sendAll({ network, from: owner, calls: [call, call] }, connection)).rejects.toMatchObject({
      code: 'METHOD_UNSUPPORTED',
    })
    expect(listParams(wallet, 'wallet_sendCalls')).toEqual([])
  })

  it('do not prompt a wallet on another network', async () => {
    const { network, calls, connection, owner, swapCall } = await setUp()
    const batches: unknown[] = []
    const elsewhere: Connection<'eip155'> = {
      ...connection,
      caipNetworkId: 'eip155:8453',
      sendCalls: async (batch) => ({ id: String(batches.push(batch)) }),
    }
    const call = swapCall(COIN, sandbox.tokens.dollar.address, 1n)
    await expect(calls.sendAll({ network, from: owner, calls: [call] }, elsewhere)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
    expect(batches).toEqual([])
  })
})

it.each([
  ['data that is no hex', { data: 'swap', value: 0n }],
  ['a negative value', { data: '0x', value: -1n }],
])('a call with %s is sent to no wallet', async (_name, call) => {
  const { calls, network, owner, connection, wallet, spender } = await setUp()
  const sending = calls.send({ network, from: owner, call: { to: spender, ...call } }, connection)
  await expect(sending).rejects.toMatchObject({ code: 'RPC_INVALID_PARAMS' })
  expect(listParams(wallet, 'eth_sendTransaction')).toEqual([])
})

it('gas cost matches what the chain charges', async () => {
  const { calls, network, client } = await setUp()
  const { gasPrice, amount, most } = await calls.price({ network, gas: 100_000n })
  expect(amount).toBe(gasPrice * 100_000n)
  expect(most).toBeGreaterThanOrEqual(amount)
  expect(gasPrice).toBeGreaterThanOrEqual((await client.getBlock()).baseFeePerGas ?? 0n)
})

/** Sets an address's token balance in the contract's storage. */
async function giveTo(
  address: Hex,
  token: Pick<TokenInfo, 'address'> & { readonly address: Hex },
  amount: bigint,
  chain: Awaited<ReturnType<typeof connectToSandbox>>['chain'],
) {
  const { encodeAbiParameters, keccak256 } = await import('viem')
  const index = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [address, 4n]))
  await chain.setStorageAt({ address: token.address, index, value: `0x${amount.toString(16).padStart(64, '0')}` })
}
