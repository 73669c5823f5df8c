import { vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { getFeatureContext } from '../feature/getFeature.js'
import { swapFeature } from '../features/swap/index.js'
import { getSwapController } from '../features/swap/swapController.js'
import { createFakeAdapter } from './createFakeAdapter.js'
import { createFakeChainReader } from './createFakeChainReader.js'
import {
  BOUGHT_TOKEN_ADDRESS,
  createFakeSwapProvider,
  createFakeSwaps,
  type FakeSwapProvider,
} from './createFakeSwaps.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from './createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from './fakeNetworks.js'
import { getTestContext } from './getTestContext.js'

const ETHER = 10n ** 18n
const caipNetworkId = 'eip155:1'

export const SOLD_TOKEN_ADDRESS = `0x${'a0'.repeat(20)}`
// Gives both tokens equal decimals, so that their units compare.
export const soldToken = {
  caipNetworkId,
  address: SOLD_TOKEN_ADDRESS,
  symbol: 'PAY',
  name: 'Pay',
  decimals: 6,
} as const
export const boughtToken = {
  caipNetworkId,
  address: BOUGHT_TOKEN_ADDRESS,
  symbol: 'GET',
  name: 'Get',
  decimals: 6,
} as const

type Settings = CreateTestModalParameters & { readonly calls?: boolean }

export async function createSwapModal({ calls = false, ...options }: Settings = {}) {
  const chain = createFakeChainReader()
  chain.tokens = [{ ...soldToken, amount: 500_000_000n, price: { amount: '1', currency: 'usd' } }]
  const swaps = createFakeSwaps(chain)
  const fake = options.fake ?? createFakeAdapter()
  fake.chainReader = swaps.chainReader
  fake.balance = 2n * ETHER
  if (calls) fake.wallet('lantern').calls = { status: 'pending', hashes: [] }
  const [first, second] = [
    createFakeSwapProvider('first', [soldToken, boughtToken]),
    createFakeSwapProvider('second', [boughtToken]),
  ]
  second.rate = 1n
  const made = createTestModal({
    ui: blankUi,
    networks: [fakeNetwork, otherFakeNetwork],
    features: { swaps: { providers: [first.provider, second.provider] }, analytics: false },
    ...options,
    fake,
  })
  const { modal } = made
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = getTestContext(modal)
  const swap = getSwapController(modal)
  const state = () => swap.$state.get()
  const view = () => context.stores.router.$route.get().view
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const find = (symbol: string) => {
    const found = state().tokens.items.find((each) => each.symbol === symbol)
    return found ?? fail(`There is no ${symbol}`)
  }
  // Preloads code, so that a press runs within the fake time.
  await Promise.all([
    import('../transactions/crossCheckOutcome.js'),
    import('../features/swap/createSwapSubmitter.js'),
    import('../features/swap/prepareSwap.js'),
    import('../features/swap/requestGasPriceFromProviders.js'),
  ])
  const enter = async (amount = '100', from = 'PAY', to = 'GET') => {
    await modal.context.show({ view: 'Swap' })
    swap.begin()
    const leave = swap.watch()
    // Waits in real time, since lazy code does not load in fake time.
    await vi.waitFor(() => find('GET') && find('PAY').quantity === undefined && fail('Nobody says what is held'))
    swap.setToken('from', find(from))
    swap.setToken('to', find(to))
    swap.setAmount(amount)
    await pass(1_000)
    return leave
  }
  const review = async (amount?: string) => {
    const leave = await enter(amount)
    swaps.received = received(first, amount)
    if (!swap.review()) fail('There is nothing to look over')
    await vi.waitFor(() => state().simulation?.status !== 'trying' || fail('It is still tried out'))
    return leave
  }
  const submit = async () => {
    const { best } = state().quote
    const done = swap.submit(best?.id ?? '')
    await pass(100)
    return done
  }
  const feature = getFeatureContext(modal, swapFeature)
  return {
    ...made,
    fake,
    chain,
    swaps,
    first,
    second,
    context,
    feature,
    swap,
    state,
    view,
    pass,
    find,
    enter,
    review,
    submit,
  }
}

function fail(why: string): never {
  throw new Error(why)
}

const received = ({ rate }: FakeSwapProvider, amount = '100') =>
  typeof rate === 'bigint' ? BigInt(amount) * 1_000_000n * rate : 0n
