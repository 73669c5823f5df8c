import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TransactionState } from '../adapter/transfers.js'
import { connect } from '../connection/connect.js'
import { followReceipt } from '../features/send/followReceipt.js'
import type { SendReceipt } from '../features/send/sendState.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeChain } from '../testing/createFakeChain.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import { ownTransactions, recordTransaction } from './ownTransactions.js'

const ME: CaipAddress = `eip155:1:0x${'6c'.padStart(40, '0')}`
const [ONE, TWO, THREE] = ['https://one.example/rpc', 'https://two.example/rpc', 'https://three.example/rpc'] as const
const DONE: TransactionState = { status: 'confirmed', fee: 21n }

const sent = (more: Partial<Activity> = {}): Activity => ({
  hash: '0x1',
  caipNetworkId: 'eip155:1',
  kind: 'send',
  status: 'pending',
  at: Date.now(),
  nonce: 4,
  transfers: [{ direction: 'out', amount: '250', to: '0xtheo', token: { symbol: 'USDC', address: '0xusdc' } }],
  ...more,
})

interface Page {
  readonly nodes?: Readonly<Record<string, TransactionState | Error>>
  readonly urls?: readonly string[]
  readonly isBatching?: boolean
  readonly storage?: ReturnType<typeof createMemoryStorage>
}

async function createPage({ nodes = {}, urls = [ONE, TWO], isBatching, storage = createMemoryStorage() }: Page = {}) {
  const chain = createFakeChain()
  for (const [url, state] of Object.entries(nodes)) chain.nodes.set(url, state)
  chain.states.set('0x1', DONE)
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  if (isBatching) fake.wallet('lantern').calls = { status: 'confirmed', hashes: ['0x1'] }
  const customRpcUrls = { 'eip155:1': urls.map((url) => ({ url })) } as const
  const { modal } = createTestModal({ fake, storage, customRpcUrls })
  const context = getTestContext(modal)
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  const mine = () => context.use(ownTransactions).$of(ME).get()[0]
  return { context, chain, storage, mine }
}

const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 7, 9) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a node’s answer alone', () => {
  it('does not confirm a transaction that another node of the network has not seen', async () => {
    const { context, chain, mine } = await createPage({ nodes: { [ONE]: DONE, [TWO]: { status: 'pending' } } })
    recordTransaction(context.modal, ME, sent())
    await pass(2_000)
    expect(mine()).toMatchObject({ status: 'pending', conflict: 'sources' })
    chain.nodes.set(TWO, DONE)
    await pass(10_000)
    expect(mine()).toMatchObject({ status: 'confirmed', fee: 21n, sources: ['one.example', 'two.example'] })
    expect(mine()?.conflict).toBeUndefined()
  })

  it('does not fail a transaction either, because the user would send it again', async () => {
    const failed = { status: 'failed' } as const
    const { context, chain, mine } = await createPage({ nodes: { [ONE]: failed, [TWO]: DONE } })
    chain.states.set('0x1', failed)
    recordTransaction(context.modal, ME, sent())
    await pass(2_000)
    expect(mine()).toMatchObject({ status: 'pending', conflict: 'sources' })
  })

  it('loses against two other nodes', async () => {
    const failed = { status: 'failed' } as const
    const nodes = { [ONE]: failed, [TWO]: DONE, [THREE]: DONE }
    const { context, chain, mine } = await createPage({ nodes, urls: [ONE, TWO, THREE] })
    chain.states.set('0x1', failed)
    recordTransaction(context.modal, ME, sent())
    await pass(2_000)
    expect(mine()).toMatchObject({ status: 'confirmed', sources: ['two.example', 'three.example'] })
  })

  it('counts under its host when no other node responds or none has another host', async () => {
    for (const page of [
      { nodes: { [ONE]: DONE, [TWO]: new Error('Out of order') } },
      { nodes: { [ONE]: DONE, [`${ONE}/backup`]: DONE }, urls: [ONE, `${ONE}/backup`] },
      { urls: [ONE] },
    ]) {
      const { context, mine } = await createPage(page)
      recordTransaction(context.modal, ME, sent())
      await pass(2_000)
      expect(mine()).toMatchObject({ status: 'confirmed', sources: ['one.example'] })
    }
  })

  it('suffices for an amount that is known to be small', async () => {
    const { context, chain, mine } = await createPage({ nodes: { [ONE]: DONE, [TWO]: DONE } })
    context.stores.portfolio.$entries.set({
      [ME]: {
        ...context.stores.portfolio.of(ME),
        tokens: [
          {
            ...{ caipNetworkId: 'eip155:1', address: '0xusdc', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
            ...{ amount: 0n, source: 'node', at: 0, price: { amount: '1', currency: 'usd' } },
          },
        ],
      },
    })
    const transfer = { direction: 'out', amount: '99.9', token: { symbol: 'USDC', address: '0xusdc' } } as const
    recordTransaction(context.modal, ME, sent({ transfers: [transfer] }))
    await pass(2_000)
    expect(mine()).toMatchObject({ status: 'confirmed' })
    expect(chain.askedNodes).toEqual([])
    for (const [index, more] of [
      { ...transfer, amount: '100' },
      { ...transfer, token: { symbol: 'USDC', address: '0xother' } },
      { ...transfer, amount: undefined },
    ].entries()) {
      chain.askedNodes.splice(0)
      const hash = `0x2${index}`
      chain.states.set(hash, DONE)
      recordTransaction(context.modal, ME, sent({ hash, nonce: 5 + index, transfers: [more] }))
      await pass(2_000)
      expect(chain.askedNodes).toEqual([ONE, TWO])
    }
  })

  it('about a foreign transaction under this hash marks the conflict, also after a reload', async () => {
    const { context, chain, storage, mine } = await createPage()
    chain.states.set('0x1', { status: 'pending', nonce: 4, conflict: 'sender' })
    recordTransaction(context.modal, ME, sent())
    await pass(2_000)
    expect(mine()).toMatchObject({ status: 'pending', conflict: 'sender' })
    const reloaded = await createPage({ storage })
    expect(reloaded.mine()).toMatchObject({ status: 'pending', conflict: 'sender' })
  })

  it('is the second source for calls that the wallet reports as done', async () => {
    for (const [said, expected] of [
      [DONE, { status: 'confirmed', sources: ['one.example'] }],
      [{ status: 'pending' }, { status: 'pending', conflict: 'sources' }],
      [
        { status: 'pending', conflict: 'sender' },
        { status: 'pending', conflict: 'sender' },
      ],
    ] as const) {
      const { context, mine } = await createPage({ nodes: { [ONE]: said }, urls: [ONE], isBatching: true })
      recordTransaction(context.modal, ME, sent({ hash: 'bundle', callsId: 'bundle', nonce: undefined }))
      await pass(2_000)
      expect(mine()).toMatchObject(expected)
    }
  })
})

describe('a receipt', () => {
  it('shows that nodes conflict while it waits, and names the source afterwards', async () => {
    const { context, chain } = await createPage({ nodes: { [ONE]: DONE, [TWO]: { status: 'pending' } } })
    recordTransaction(context.modal, ME, sent())
    const receipt: SendReceipt = {
      ...{ hash: '0x1', status: 'pending', amount: '250', network: fakeNetwork, to: '0xtheo', name: undefined },
      token: { symbol: 'USDC', name: 'USD Coin', decimals: 6, caipNetworkId: 'eip155:1' },
    }
    const $receipt = atom<SendReceipt | undefined>(receipt)
    void followReceipt(context, { $receipt, from: ME })
    await pass(2_000)
    expect($receipt.get()).toMatchObject({ status: 'pending', conflict: 'sources' })
    chain.nodes.set(TWO, new Error('Out of order'))
    await pass(10_000)
    expect($receipt.get()).toMatchObject({ status: 'confirmed', sources: ['one.example'] })
    expect($receipt.get()?.conflict).toBeUndefined()
  })
})
