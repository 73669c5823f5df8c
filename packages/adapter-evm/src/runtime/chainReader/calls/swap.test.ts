import { createModal, type SwapProvider, type SwapTransaction } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import { getSwapController } from '@foyer/core/internal/swap'
import { createMemoryStorage } from '@foyer/core/testing'
import { type DataService, type EvmSandbox, startDataService, startEvm } from '@foyer/sandbox'
import contracts from '@foyer/sandbox/contracts.json'
import { createPoolSwapProvider } from '@foyer/sandbox/swaps'
import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, type Hex, http, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { evm } from '../../../evm.js'
import { LANTERN_ID } from '../../../testing/createLanternApp.js'
import { ADDRESSES, createWallet, listParams, toWalletOption } from '../../../testing/createTestApp.js'
import { waitForReceipt } from '../../../testing/waitForReceipt.js'

// Swaps on a real chain and pool, with a real service and a wallet that holds keys.

const [FIRST] = ADDRESSES
let sandbox: EvmSandbox
let data: DataService
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
  data = await startDataService({ rpcUrls: sandbox.rpcUrls })
})
afterAll(() => Promise.all([data.stop(), sandbox.stop()]))
beforeEach(() => data.faults.clear())

const routersOf = ({ pool }: EvmSandbox) => ({ '1inch': { 'eip155:1': [pool.address] } }) as const

interface Settings {
  readonly providers?: readonly (string | SwapProvider)[]
  readonly storage?: ReturnType<typeof createMemoryStorage>
  readonly extras?: readonly 'calls'[]
}

async function visit({ providers = ['1inch'], storage = createMemoryStorage(), extras = [] }: Settings = {}) {
  const wallet = createWallet({ rpcUrls: sandbox.rpcUrls, extras })
  const url = sandbox.rpcUrls['eip155:1'] ?? ''
  const routers = routersOf(sandbox)
  const modal = createModal({
    projectId: 'demo',
    adapters: [evm({ wallets: [toWalletOption(wallet)], coinbase: false })],
    networks: [mainnet],
    customRpcUrls: { 'eip155:1': [{ url }] },
    services: { data: data.url, directory: data.url },
    features: { swaps: { providers, routers }, analytics: false },
    storage,
    debug: false,
  })
  onTestFinished(modal.destroy)
  await connect(modal, { walletId: LANTERN_ID, namespace: 'eip155' })
  const context = startNavigation(modal)
  const swap = getSwapController(modal)
  const state = () => swap.$state.get()
  const client = createPublicClient({ transport: http(url), pollingInterval: 20 })
  const chain = createTestClient({ mode: 'anvil', transport: http(url) })
  const { dollar, pilot } = sandbox.tokens
  const read = (functionName: 'balanceOf' | 'allowance', token: Hex) =>
    functionName === 'balanceOf'
      ? client.readContract({ abi: erc20Abi, address: token, functionName, args: [FIRST] })
      : client.readContract({ abi: erc20Abi, address: token, functionName, args: [FIRST, sandbox.pool.address] })
  const holds = (token: { readonly address: Hex }) => read('balanceOf', token.address)
  const allowed = (token: { readonly address: Hex }) => read('allowance', token.address)
  const allow = async (amount: bigint) => {
    const connection = modal.connection('eip155')
    const [account] = connection?.accounts ?? []
    const args = [sandbox.pool.address, amount] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
    const transaction = { to: pilot.address, data }
    const sent = account && (await connection?.sendTransaction?.({ account, transaction }))
    await waitForReceipt(client, sent?.hash ?? '')
  }
  const enter = async (fromToken: string, toToken: string, amount: string) => {
    swap.begin({ fromToken, toToken, amount })
    const leave = swap.watch()
    await vi.waitFor(() => expect(state().quote.status).toBe('ready'))
    return leave
  }
  /** Enters a swap, opens its review, and waits until its simulation has succeeded. */
  const review = async (...name: Parameters<typeof enter>) => {
    await enter(...name)
    await vi.waitFor(() => expect(swap.review()).toBe(true))
    await vi.waitFor(() => expect(state().simulation?.status).toBe('succeeds'))
  }
  const press = () => swap.submit(state().quote.best?.id ?? '')
  const receipt = () => vi.waitFor(() => expect(swap.$receipt.get()).toBeDefined()).then(() => swap.$receipt.get())
  const questions = () =>
    wallet.script
      .log()
      .map(({ method }) => method)
      .filter((each) => /send|sign/i.test(each))
  return {
    modal,
    context,
    swap,
    state,
    wallet,
    client,
    chain,
    dollar,
    pilot,
    holds,
    allowed,
    enter,
    review,
    press,
    receipt,
    questions,
    storage,
    allow,
  }
}

describe('a swap', () => {
  it('S0.009 approves the exact amount, swaps it and reports the received amount', async () => {
    const { review, press, receipt, holds, allowed, pilot, dollar, state, questions, swap } = await visit()
    const [paid, before] = [await holds(pilot), await holds(dollar)]
    await review('PILOT', 'HUSD', '100')
    expect(state()).toMatchObject({ approval: { kind: 'approve', amount: 100n * 10n ** 18n } })
    await press()
    const done = await receipt()
    expect(paid - (await holds(pilot))).toBe(100n * 10n ** 18n)
    expect(done).toMatchObject({ receivedAmount: (await holds(dollar)) - before })
    expect(await allowed(pilot)).toBe(0n)
    expect(questions()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    expect(swap.$state.get()).toMatchObject({ loading: false, step: { status: 'form' } })
  })

  it('of the coin needs no approval, and received coins are reported', async () => {
    const { review, press, receipt, holds, dollar, questions, state } = await visit()
    const before = await holds(dollar)
    await review('ETH', 'HUSD', '0.5')
    expect(state().approval?.kind).toBe('none')
    await press()
    expect((await receipt())?.receivedAmount).toBe((await holds(dollar)) - before)
    expect(questions()).toEqual(['eth_sendTransaction'])
    const back = await visit({ providers: [createPoolSwapProvider(sandbox)] })
    await back.review('HUSD', 'ETH', '10')
    await back.press()
    const { receivedAmount = 0n, expected = 0n } = (await back.receipt()) ?? {}
    expect(receivedAmount).toBe(expected)
  })

  it('uses a permit instead of an approval', async () => {
    const { review, press, receipt, holds, allowed, dollar, questions, state } = await visit({
      providers: [createPoolSwapProvider(sandbox)],
    })
    const before = await holds(dollar)
    await review('HUSD', 'PILOT', '25')
    expect(state().approval).toMatchObject({ kind: 'permit', amount: 25_000_000n })
    await press()
    expect(await receipt()).toMatchObject({ receivedAmount: expect.any(BigInt) })
    expect(before - (await holds(dollar))).toBe(25_000_000n)
    expect(await allowed(dollar)).toBe(0n)
    expect(questions()).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
  })

  it('prompts once with its approval if the wallet supports EIP-5792', async () => {
    const { review, press, receipt, holds, allowed, pilot, dollar, questions, state } = await visit({
      extras: ['calls'],
    })
    const before = await holds(dollar)
    await review('PILOT', 'HUSD', '10')
    expect(state().approval?.kind).toBe('batch')
    await press()
    const done = await receipt()
    expect(done?.receivedAmount).toBe((await holds(dollar)) - before)
    expect(await allowed(pilot)).toBe(0n)
    expect(questions()).toEqual(['wallet_sendCalls'])
  })

  it('requests no approval that exists', async () => {
    const { review, press, receipt, allow, questions, state } = await visit()
    await allow(10n ** 30n)
    await review('PILOT', 'HUSD', '3')
    expect(state().approval?.kind).toBe('none')
    await press()
    expect(await receipt()).toMatchObject({ receivedAmount: expect.any(BigInt) })
    expect(questions()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    await allow(0n)
  })
})

describe('a swap stops', () => {
  it('when the approval is declined: nothing moves, and the next click prompts again', async () => {
    const { review, press, receipt, holds, pilot, state, wallet, questions } = await visit()
    const before = await holds(pilot)
    await review('PILOT', 'HUSD', '5')
    wallet.script.next(['reject'])
    await press()
    expect(state().step).toMatchObject({ status: 'failed', at: 'approval', error: { code: 'USER_REJECTED' } })
    expect(await holds(pilot)).toBe(before)
    await vi.waitFor(() => expect(state().quote.status).toBe('ready'))
    await press()
    await receipt()
    expect(questions()).toHaveLength(3)
    expect(before - (await holds(pilot))).toBe(5n * 10n ** 18n)
  })

  it('when the price moves past the slippage: the wallet is not prompted', async () => {
    const { review, press, state, chain, questions } = await visit()
    await review('ETH', 'HUSD', '1')
    const { coins } = sandbox.pool
    await chain.setBalance({ address: sandbox.pool.address, value: coins * 2n })
    await press()
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'SWAP_PRICE_MOVED' }, mayBeSent: false })
    expect(questions()).toEqual([])
    await chain.setBalance({ address: sandbox.pool.address, value: coins })
  })

  it('while the service is down', async () => {
    const { swap, state } = await visit()
    data.faults.add({ path: '/v1/convert/quotes', status: 500 })
    swap.begin({ fromToken: 'ETH', toToken: 'HUSD', amount: '1' })
    swap.watch()
    await vi.waitFor(() => expect(state().quote.error?.code).toBe('SERVER_ERROR'))
    data.faults.clear()
    swap.retry()
    await vi.waitFor(() => expect(state().quote.status).toBe('ready'))
  })
})

describe('a swap provider with a foreign transaction', () => {
  const abi = parseAbi(['function approve(address, uint256)', 'function multicall(bytes[])'])
  const THIEF = '0x00000000000000000000000000000000000000b2'
  const hostile = (routers: readonly string[] | undefined): SwapProvider => {
    const honest = createPoolSwapProvider({ ...sandbox, pool: sandbox.betterPool, id: 'hostile' })
    return {
      ...honest,
      routers: () => routers,
      async build(query): Promise<SwapTransaction> {
        const built = await honest.build(query)
        const approve = encodeFunctionData({ abi, functionName: 'approve', args: [THIEF, 2n ** 256n - 1n] })
        const data = encodeFunctionData({ abi, functionName: 'multicall', args: [[built.data, approve]] })
        return { ...built, data }
      },
    }
  }

  it.each([
    ['lets somebody take something', (): undefined => undefined, 'allowsOthers'],
    ['lets somebody take something, by its own contract', () => [sandbox.betterPool.address], 'allowsOthers'],
    ['calls a contract that is not its own', () => [sandbox.pool.address], 'otherContract'],
  ] as const)('that %s is refused before a prompt', async (_, routers, why) => {
    const { enter, swap, state, press, chain, client, questions } = await visit({ providers: [hostile(routers())] })
    const bytecode = await client.getCode({ address: sandbox.betterPool.address })
    onTestFinished(() => chain.setCode({ address: sandbox.betterPool.address, bytecode: bytecode ?? '0x' }))
    await chain.setCode({ address: sandbox.betterPool.address, bytecode: contracts.SharePool as Hex })
    await enter('ETH', 'HUSD', '0.5')
    await vi.waitFor(() => expect(swap.review()).toBe(true))
    await vi.waitFor(() => expect(state().simulation).toMatchObject({ status: 'fails', why }))
    await press()
    expect(questions()).toEqual([])
  })
})

it('a swap continues after a reload between approval and swap', async () => {
  const first = await visit()
  const before = await first.holds(first.pilot)
  await first.review('PILOT', 'HUSD', '7')
  first.wallet.script.mode('never')
  void first.press()
  await vi.waitFor(() => expect(first.wallet.script.open()).toEqual(['transaction']))
  first.wallet.script.release()
  await vi.waitFor(() => expect(first.storage.getItem('@appkit/feature:swaps:progress')).toBeTruthy())
  first.modal.destroy()

  const { swap, state, press, receipt, holds, pilot, allowed, questions } = await visit({ storage: first.storage })
  swap.begin()
  swap.watch()
  await vi.waitFor(() => expect(state().step.status).toBe('paused'))
  expect(state()).toMatchObject({
    sourceTokenAmount: '7',
    sourceToken: { symbol: 'PILOT' },
    toToken: { symbol: 'HUSD' },
  })
  await vi.waitFor(() => expect(state().quote.status).toBe('ready'))
  await press()
  expect(await receipt()).toMatchObject({ receivedAmount: expect.any(BigInt) })
  expect(questions()).toEqual(['eth_sendTransaction'])
  expect(before - (await holds(pilot))).toBe(7n * 10n ** 18n)
  expect(await allowed(pilot)).toBe(0n)
})

it('a swap requests nothing before the view opens', async () => {
  data.requests.clear()
  const { wallet } = await visit()
  expect(data.requests.list().filter(({ path }) => path.startsWith('/v1/convert'))).toEqual([])
  expect(listParams(wallet, 'wallet_getCapabilities')).toEqual([])
})
