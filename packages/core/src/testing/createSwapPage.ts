import { vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { swapping } from '../features/swap/swapping.js'
import { contextOf } from './contextOf.js'
import { createFakeAdapter } from './createFakeAdapter.js'
import { createFakeLedger } from './createFakeLedger.js'
import { COIN_TO, createFakeProvider, createFakeSwaps, type FakeProvider } from './createFakeSwaps.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from './createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from './fakeNetworks.js'

const ETHER = 10n ** 18n
const caipNetworkId = 'eip155:1'

export const PAID = `0x${'a0'.repeat(20)}`
/** Two tokens of one size, so that what is a unit of one is a unit of the other. */
export const paid = { caipNetworkId, address: PAID, symbol: 'PAY', name: 'Pay', decimals: 6 } as const
export const gotten = { caipNetworkId, address: COIN_TO, symbol: 'GET', name: 'Get', decimals: 6 } as const

type Settings = CreateTestModalParameters & { readonly calls?: boolean }

/** A page whose visitor is connected, holds coins and a token, and has two who would swap it. Time is the test's. */
export async function createSwapPage({ calls = false, ...options }: Settings = {}) {
  const chain = createFakeLedger()
  chain.tokens = [{ ...paid, amount: 500_000_000n, price: { amount: '1', currency: 'usd' } }]
  const swaps = createFakeSwaps(chain)
  const fake = options.fake ?? createFakeAdapter()
  fake.ledger = swaps.ledger
  fake.balance = 2n * ETHER
  if (calls) fake.wallet('lantern').calls = { status: 'pending', hashes: [] }
  const [first, second] = [createFakeProvider('first', [paid, gotten]), createFakeProvider('second', [gotten])]
  second.rate = 1n
  const made = createTestModal({
    ui: blankUi,
    networks: [fakeNetwork, otherFakeNetwork],
    features: { swaps: { providers: [first.provider, second.provider] }, analytics: false },
    ...options,
    fake,
  })
  const { modal } = made
  // Nobody answers but those two.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = contextOf(modal)
  const swap = context.use(swapping)
  const state = () => swap.$state.get()
  const view = () => context.stores.router.$route.get().view
  /** Time goes by, and what was waited for comes. */
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const find = (symbol: string) => {
    const found = state().tokens.items.find((each) => each.symbol === symbol)
    return found ?? fail(`There is no ${symbol}`)
  }
  // So that a press does what it does in the test's time.
  await Promise.all([
    import('../features/swap/submitting.js'),
    import('../features/swap/prepare.js'),
    import('../features/swap/askProvidersForGas.js'),
  ])
  /** The form with everything entered, and offers there. */
  const enter = async (amount = '100', from = 'PAY', to = 'GET') => {
    await modal.open({ view: 'Swap' })
    swap.begin()
    const leave = swap.watch()
    // What is loaded comes in its own time.
    await vi.waitFor(() => find('GET') && find('PAY').quantity === undefined && fail('Nobody says what is held'))
    swap.setToken('from', find(from))
    swap.setToken('to', find(to))
    swap.setAmount(amount)
    await pass(1_000)
    return leave
  }
  /** The same, looked over and tried out. */
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
  return { ...made, fake, chain, swaps, first, second, context, swap, state, view, pass, find, enter, review, submit }
}

function fail(why: string): never {
  throw new Error(why)
}

const received = ({ rate }: FakeProvider, amount = '100') =>
  typeof rate === 'bigint' ? BigInt(amount) * 1_000_000n * rate : 0n
