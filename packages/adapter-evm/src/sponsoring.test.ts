import { createModal } from '@foyer/core'
import { connect, fetchPermissions, revokePermissions, sendTransfer, sendTransfers } from '@foyer/core/actions'
import { createMemoryStorage } from '@foyer/core/testing'
import { type EvmSandbox, startEvm } from '@foyer/sandbox'
import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, type Hex, http, maxUint256 } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { evm } from './evm.js'
import type { Eip1193Provider } from './provider.js'
import { LANTERN_ID } from './testing/createLanternApp.js'
import { ADDRESSES, createWallet, toWalletOption } from './testing/createTestApp.js'
import { NodeError, startNodeProxy } from './testing/startNodeProxy.js'
import { waitForReceipt } from './testing/waitForReceipt.js'

// The app's paymaster (ERC-7677) pays for sends and revocations of a wallet that holds keys, on a real chain.

const [FIRST, SECOND] = ADDRESSES
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const quarter = { amount: '0.25', to: SECOND, token: ether, namespace: 'eip155' } as const
const QUARTER = 25n * 10n ** 16n
let sandbox: EvmSandbox
beforeAll(async () => {
  sandbox = await startEvm({ chains: [1] })
})
afterAll(() => sandbox.stop())

interface Visit {
  readonly extras?: readonly ('calls' | 'paymaster')[]
  /** Answers wallet requests in place of the wallet. */
  readonly answer?: (method: string) => unknown
}

async function visit({ extras = ['paymaster'], answer }: Visit = {}) {
  const node = sandbox.rpcUrls['eip155:1'] ?? ''
  const chain = createTestClient({ mode: 'anvil', transport: http(node) })
  const before = await chain.snapshot()
  const refusal: { reason?: string } = {}
  const operations: unknown[] = []
  const pay = (name: string) => (params: readonly unknown[]) => {
    operations.push([name, ...params.slice(1)])
    if (refusal.reason !== undefined) throw new NodeError({ code: -32000, message: refusal.reason })
    return { paymaster: ADDRESSES[3], paymasterData: '0x01' }
  }
  const paymaster = await startNodeProxy(node, {
    pm_getPaymasterStubData: pay('stub'),
    pm_getPaymasterData: pay('data'),
  })
  const wallet = createWallet({ rpcUrls: sandbox.rpcUrls, extras })
  const option = toWalletOption(wallet)
  const own: Eip1193Provider = option.provider
  const provider = {
    ...option.provider,
    on: option.provider.on.bind(option.provider),
    removeListener: option.provider.removeListener.bind(option.provider),
    request: async (request: Parameters<Eip1193Provider['request']>[0]) =>
      answer?.(request.method) ?? own.request(request),
  }
  const { dollar } = sandbox.tokens
  const storage = createMemoryStorage()
  const modal = createModal({
    adapters: [evm({ wallets: [{ ...option, provider }], coinbase: false })],
    networks: [mainnet],
    customRpcUrls: { 'eip155:1': [{ url: node }] },
    paymasters: { 'eip155:1': { url: paymaster.url, context: { policy: 'harbor' } } },
    tokenLists: [{ tokens: [dollar].map(({ amount: _, ...token }) => ({ chainId: 1, ...token })) }],
    storage,
    features: { analytics: false },
    basic: true,
    debug: false,
  })
  onTestFinished(async () => {
    modal.destroy()
    paymaster.stop()
    await chain.revert({ id: before })
  })
  await connect(modal, { walletId: LANTERN_ID, namespace: 'eip155' })
  const client = createPublicClient({ transport: http(node), pollingInterval: 20 })
  const sends = () =>
    wallet.script.log().flatMap(({ method }) => (/^(eth_send|wallet_sendCalls)/.test(method) ? [method] : []))
  return {
    modal,
    wallet,
    dollar,
    client,
    operations,
    refusal,
    sends,
    balance: () => client.getBalance({ address: FIRST }),
    activity(): readonly { readonly hash: string }[] {
      const stored: readonly { readonly activity: { readonly hash: string } }[] = JSON.parse(
        storage.getItem('@appkit/own_transactions') ?? '[]',
      )
      return stored.map(({ activity }) => activity)
    },
  }
}

it('a paymaster of the app pays the fee of a transfer, and the user pays the amount alone', async () => {
  const { modal, balance, operations, activity, sends, client } = await visit()
  const before = await balance()
  const sent = await sendTransfer(modal, quarter)
  expect(sent.callsId).toBe(sent.hash)
  await vi.waitFor(() => expect(activity()).toMatchObject([{ kind: 'send', status: 'confirmed' }]), 10_000)
  expect(await balance()).toBe(before - QUARTER)
  const [entry] = activity()
  const { from } = await client.getTransaction({ hash: entry?.hash as Hex })
  expect(from).toBe(FIRST.toLowerCase())
  const params = ['0x0000000071727De22E5E9d8BAf0edAc6f37da032', '0x1', { policy: 'harbor' }]
  expect(operations).toEqual([
    ['stub', ...params],
    ['data', ...params],
  ])
  expect(sends()).toEqual(['wallet_sendCalls'])
})

it('a paymaster of the app lets the user send the whole balance', async () => {
  const { modal, balance, client } = await visit()
  const all = await balance()
  await sendTransfer(modal, { ...quarter, amount: `${all / 10n ** 18n}.${String(all % 10n ** 18n).padStart(18, '0')}` })
  await vi.waitFor(async () => expect(await client.getBalance({ address: FIRST })).toBe(0n), 10_000)
})

it('a paymaster of the app pays the fee of a revocation', async () => {
  const { modal, dollar, balance, client, sends } = await visit()
  const connection = modal.connection('eip155')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SECOND, maxUint256] })
  const [account] = connection?.accounts ?? []
  const sent = account && (await connection?.sendTransaction?.({ account, transaction: { to: dollar.address, data } }))
  await waitForReceipt(client, sent?.hash ?? '')
  const before = await balance()
  const { permissions } = await fetchPermissions(modal)
  await revokePermissions(modal, permissions)
  const allowance = {
    abi: erc20Abi,
    address: dollar.address,
    functionName: 'allowance',
    args: [FIRST, SECOND],
  } as const
  expect(await client.readContract(allowance)).toBe(0n)
  expect(await balance()).toBe(before)
  expect(sends()).toEqual(['eth_sendTransaction', 'wallet_sendCalls'])
})

it('a paymaster of the app pays for several transfers in one request', async () => {
  const several = { namespace: 'eip155', transfers: [quarter, { ...quarter, to: ADDRESSES[2] }] } as const
  const batching = await visit({ extras: ['calls', 'paymaster'] })
  const before = await batching.balance()
  expect(await sendTransfers(batching.modal, several)).toMatchObject({ together: true })
  await vi.waitFor(async () => expect(await batching.balance()).toBe(before - 2n * QUARTER), 10_000)
  expect(batching.sends()).toEqual(['wallet_sendCalls'])
})

it('several transfers go one by one, paid by the paymaster, to a wallet without atomic batches', async () => {
  const { modal, balance, sends } = await visit()
  const before = await balance()
  const transfers = [quarter, { ...quarter, to: ADDRESSES[2] }]
  expect(await sendTransfers(modal, { namespace: 'eip155', transfers })).toMatchObject({ together: false })
  await vi.waitFor(async () => expect(await balance()).toBe(before - 2n * QUARTER), 10_000)
  expect(sends()).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
})

it('the user pays the usual fee where the wallet supports no paymaster', async () => {
  const { modal, balance, sends, operations, client } = await visit({ extras: ['calls'] })
  const before = await balance()
  const { hash, callsId } = await sendTransfer(modal, quarter)
  expect(callsId).toBeUndefined()
  await waitForReceipt(client, hash)
  expect(await balance()).toBeLessThan(before - QUARTER)
  expect(sends()).toEqual(['eth_sendTransaction'])
  expect(operations).toEqual([])
})

it('a paymaster that refuses fails the send, and the next one costs the user the fee', async () => {
  const { modal, balance, refusal, sends, client } = await visit()
  const before = await balance()
  refusal.reason = 'The policy has no budget left'
  await expect(sendTransfer(modal, quarter)).rejects.toMatchObject({ code: 'RPC_INTERNAL' })
  expect(await balance()).toBe(before)
  const { hash, callsId } = await sendTransfer(modal, quarter)
  expect(callsId).toBeUndefined()
  await waitForReceipt(client, hash)
  expect(await balance()).toBeLessThan(before - QUARTER)
  expect(sends()).toEqual(['wallet_sendCalls', 'eth_sendTransaction'])
})

it('a wallet that refuses the paymaster as such rejects with FEE_NOT_SPONSORED, and nothing was sent', async () => {
  const { modal, balance, sends } = await visit({
    answer(method) {
      if (method === 'wallet_sendCalls') throw Object.assign(new Error('No such capability'), { code: 5700 })
    },
  })
  const before = await balance()
  const error = await sendTransfer(modal, quarter).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'FEE_NOT_SPONSORED' })
  expect(error).not.toMatchObject({ context: { mayBeSent: true } })
  expect(await balance()).toBe(before)
  expect((await sendTransfer(modal, quarter)).callsId).toBeUndefined()
  expect(sends()).toEqual(['eth_sendTransaction'])
})

it('a user who declines a sponsored send is offered the paymaster again', async () => {
  const { modal, wallet, sends } = await visit()
  wallet.script.mode('reject')
  await expect(sendTransfer(modal, quarter)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  wallet.script.mode('approve')
  expect((await sendTransfer(modal, quarter)).callsId).toBeDefined()
  expect(sends()).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
})

it('a sponsored send stays pending while the wallet never says what became of its calls', async () => {
  let reads = 0
  const { modal, activity } = await visit({
    answer(method) {
      if (method !== 'wallet_getCallsStatus') return undefined
      reads += 1
      throw Object.assign(new Error('Unknown bundle id'), { code: 5730 })
    },
  })
  const { callsId } = await sendTransfer(modal, quarter)
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1), 15_000)
  expect(activity()).toMatchObject([{ hash: callsId, callsId, status: 'pending' }])
})

it.each([
  ['http://paymaster.example', 'is not https'],
  ['javascript:alert(1)', 'is no web address'],
  ['/paymaster', 'is a path'],
])('createModal refuses a paymaster whose URL %s %s', (url) => {
  const create = () =>
    createModal({ adapters: [evm()], networks: [mainnet], basic: true, paymasters: { 'eip155:1': { url } } })
  expect(create).toThrowError(expect.objectContaining({ code: 'INVALID_OPTION' }))
})
