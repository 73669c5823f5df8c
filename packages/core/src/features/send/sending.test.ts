import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connect.js'
import { disconnect } from '../../actions/disconnect.js'
import { ownTransactions } from '../../flows/ownTransactions.js'
import type { Modal } from '../../modal.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeLedger, fakeQuote } from '../../testing/createFakeLedger.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { stubFetch } from '../../testing/stubFetch.js'
import type { Activity, ActivityPage } from '../../types/activity.js'
import type { Network } from '../../types/network.js'
import type { SendArguments } from '../../types/views.js'
import { problemOf } from './problemOf.js'
import { type Sending, sending } from './sending.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const MAYA = `0x${'6c'.padStart(40, '0')}`
const TWIN = '0x51c0000fffffffffffffffffffffffff00009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const usdc = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const ether = 10n ** 18n

const sentTo = (to: string): Activity => ({
  hash: `0x${'e'.repeat(64)}`,
  caipNetworkId: 'eip155:1',
  kind: 'send',
  status: 'confirmed',
  from: MAYA,
  to,
  transfers: [{ direction: 'out', amount: '1', from: MAYA, to, token: { symbol: 'ETH' } }],
})

// No service knows anything, and says so at once.
beforeEach(() => void stubFetch({ status: 404 }))

const modals: Modal[] = []
afterEach(() => {
  for (const modal of modals.splice(0)) modal.destroy()
  vi.unstubAllGlobals()
})

async function create() {
  const chain = createFakeLedger()
  chain.tokens = [{ ...usdc, amount: 1_250_000_000n, price: { amount: '1', currency: 'usd' } }]
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  fake.balance = 2n * ether
  const { modal } = createTestModal({ ui: blankUi, fake, networks: [fakeNetwork, otherFakeNetwork] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = contextOf(modal)
  const send = context.use(sending)
  const state = () => send.$state.get()
  return { modal, context, chain, fake, send, state, view: () => context.stores.router.$route.get().view }
}

/** Someone who looks, with everything entered and tried out. */
async function createReady() {
  const made = await create()
  const { modal, send, state } = made
  await modal.open({ view: 'WalletSend' })
  send.begin()
  send.watch()
  send.setAmount('0.5')
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().simulation?.status).toBe('unknown'))
  return made
}

it('S3.032 what is known of a transfer', async () => {
  const { send, state, chain } = await create()
  chain.names.set('theo.eth', THEO)
  send.begin()
  send.watch()
  await vi.waitFor(() => expect(state().tokenBalances).toHaveLength(2))
  await send.setReceiver('theo.eth')
  send.setAmount('1.5')
  expect(state()).toMatchObject({
    token: { symbol: 'ETH', amount: 2n * ether },
    sendTokenAmount: '1.5',
    receiverAddress: THEO,
    receiverProfileName: 'theo.eth',
    networkBalanceInUSD: '1250',
    loading: false,
    tokenBalances: [{ symbol: 'ETH' }, { symbol: 'USDC', address: USDC }],
  })
  expect(Object.keys(state())).toContain('receiverProfileImageUrl')
})

it('S4.030 is forgotten with the connection', async () => {
  const { modal, send, state } = await createReady()
  expect(state().receiverAddress).toBe(THEO)
  await disconnect(modal)
  expect(state()).toMatchObject({ token: undefined, sendTokenAmount: undefined, receiverAddress: undefined })
  // Without a wallet nothing begins.
  send.begin()
  expect(state().network).toBeUndefined()
})

it('S4.077 is loading from the press to the answer, and a second press is none', async () => {
  const { send, state, chain } = await createReady()
  chain.mode = 'hold'
  expect(send.review()).toBe(true)
  const both = [send.submit(), send.submit()]
  expect(state().loading).toBe(true)
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  chain.release()
  await Promise.all(both)
  expect(chain.sent).toMatchObject([{ to: THEO, amount: ether / 2n }])
  expect(state().loading).toBe(false)
})

it('S4.081 is as new once it was sent, beside its receipt', async () => {
  const { send, state } = await createReady()
  expect(send.review()).toBe(true)
  await send.submit()
  expect(state()).toMatchObject({ loading: false, sendTokenAmount: undefined, receiverAddress: undefined })
  expect(send.$receipt.get()).toMatchObject({ amount: '0.5', to: THEO, network: fakeNetwork })
})

it.each([
  ['it has it', 'confirmed'],
  ['it could not carry it out', 'failed'],
  ['nobody knows it any more', 'dropped'],
  ['something else took its place', 'replaced'],
] as const)('its receipt says what the chain says: %s', async (_what, status) => {
  const { context, send } = await createReady()
  send.review()
  await send.submit()
  expect(send.$receipt.get()).toMatchObject({ status: 'pending' })
  const own = context.use(ownTransactions)
  const [sent] = own.$of(`eip155:1:${MAYA}`).get()
  if (!sent) throw new Error('Nothing was kept')
  own.record(`eip155:1:${MAYA}`, { ...sent, status })
  await vi.waitFor(() => expect(send.$receipt.get()?.status).toBe(status))
  expect(send.$receipt.get()).toMatchObject({ amount: '0.5', hash: sent.hash })
})

it.each([
  ['the same again at a higher fee', 'send', ['confirmed', 'b'] as const],
  ['a cancel', 'cancel', ['replaced', '1'] as const],
  ['nobody knows what', 'execute', ['replaced', '1'] as const],
] as const)('its receipt follows what was sent in its place: %s', async (_what, kind, [status, end]) => {
  const { context, send } = await createReady()
  send.review()
  await send.submit()
  const own = context.use(ownTransactions)
  const [sent] = own.$of(`eip155:1:${MAYA}`).get()
  if (!sent) throw new Error('Nothing was kept')
  const next: Activity = { ...sent, hash: '0xb', kind, replaces: sent.hash, status: 'confirmed' }
  own.record(`eip155:1:${MAYA}`, { ...next, status: 'pending' })
  own.record(`eip155:1:${MAYA}`, { ...sent, status: 'replaced' })
  expect(send.$receipt.get()?.status).toBe('pending')
  own.record(`eip155:1:${MAYA}`, next)
  await vi.waitFor(() => expect(send.$receipt.get()?.status).toBe(status))
  expect(send.$receipt.get()?.hash.endsWith(end)).toBe(true)
})

it('S4.082 shows the account beneath the receipt', async () => {
  const { context, send, view } = await createReady()
  expect(send.review()).toBe(true)
  await send.submit()
  expect(context.stores.router.$router.get().stack.map((route) => route.view)).toEqual([
    'Account',
    'WalletSendConfirmed',
  ])
  context.navigation?.back()
  expect(view()).toBe('Account')
})

it('closing while the wallet is asked loses nothing', async () => {
  const { modal, context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const sent = send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  modal.close()
  // Who opens it again sees what goes on.
  await modal.open({ view: 'WalletSend' })
  send.begin()
  expect(state()).toMatchObject({ loading: true, receiverAddress: THEO })
  modal.close()
  chain.release()
  await sent
  expect(context.use(ownTransactions).$of(`eip155:1:${MAYA}`).get()).toHaveLength(1)
  expect(modal.$state.get().open).toBe(false)
})

it.each([
  ['account', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setAccounts([THEO])],
  ['network', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setNetwork('eip155:8453')],
] as const)('another %s in the wallet stops what is looked over', async (what, change) => {
  const { fake, send, state, chain } = await createReady()
  send.review()
  change(fake)
  expect(state().step).toEqual({ status: 'stopped', what })
  await send.submit()
  expect(chain.sent).toEqual([])
})

it('another network in the wallet is followed while the form is filled in, without its amount', async () => {
  const { fake, state } = await createReady()
  fake.wallet().setNetwork('eip155:8453')
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: undefined })
  await vi.waitFor(() => expect(state().receiverAddress).toBe(THEO))
})

it('another network that was chosen stays while the wallet only says again which accounts it has', async () => {
  const { fake, send, state } = await createReady()
  send.chooseNetwork(otherFakeNetwork)
  send.setAmount('0.25')
  fake.wallet().setAccounts([MAYA, THEO])
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: '0.25' })
})

it.each([
  ['account', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setAccounts([THEO])],
  ['network', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setNetwork('eip155:8453')],
] as const)('another %s in the wallet is told while it is asked', async (moved, change) => {
  const { fake, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  void send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  change(fake)
  expect(state().step).toEqual({ status: 'wallet', moved })
})

it('a wallet that never answers is asked again, and what it does in the end is kept', async () => {
  const { context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const first = send.submit()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  const second = send.askAgain()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(2))
  expect(state()).toMatchObject({ loading: true, step: { status: 'wallet' }, receiverAddress: THEO })
  // Once for each press.
  await Promise.race([send.submit(), Promise.resolve()])
  expect(chain.sent).toHaveLength(2)
  chain.release()
  await Promise.all([first, second])
  expect(context.use(ownTransactions).$of(`eip155:1:${MAYA}`).get()).toHaveLength(2)
  expect(send.$receipt.get()).toMatchObject({ hash: expect.stringMatching(/2$/) })
})

it('a wallet that never answers is left behind for another transfer', async () => {
  const { context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const first = send.submit()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  send.giveUp()
  send.begin()
  send.setAmount('0.1')
  expect(state()).toMatchObject({ loading: false, step: { status: 'form' }, receiverAddress: undefined })
  chain.release()
  await first
  expect(state()).toMatchObject({ loading: false, sendTokenAmount: '0.1' })
  expect(send.$receipt.get()).toBeUndefined()
  expect(context.use(ownTransactions).$of(`eip155:1:${MAYA}`).get()).toHaveLength(1)
})

it('a press on Send costs no more than was shown', async () => {
  const { send, state, chain } = await createReady()
  send.review()
  const [slow, , fast] = fakeQuote.fees
  chain.quote = { ...fakeQuote, fees: [slow, { id: 'normal', amount: ether / 50n }, fast ?? slow] }
  await send.submit()
  expect(state()).toMatchObject({ loading: false, step: { status: 'failed', error: { code: 'SEND_FEE_UP' } } })
  expect(chain.sent).toEqual([])
  // The new one is shown, and may be taken.
  send.edit()
  await vi.waitFor(() => expect(state().quote.quote?.fees[1]?.amount).toBe(ether / 50n))
  await send.submit()
  expect(chain.sent).toHaveLength(1)
})

it('a transfer that will fail is not offered', async () => {
  const { send, state, chain } = await createReady()
  chain.simulation = { status: 'fails', reason: 'paused' }
  send.setAmount('0.6')
  await vi.waitFor(() => expect(problemOf(state())).toBe('fails'))
  expect(send.review()).toBe(false)
  await send.submit()
  expect(chain.sent).toEqual([])
})

it('as much as there is leaves the fee, and follows it', async () => {
  const { send, state, chain } = await createReady()
  send.setMax()
  expect(state().sendTokenAmount).toBe('1.9975')
  chain.quote = { ...fakeQuote, most: ether }
  send.setFee('fast')
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1'))
  expect(problemOf(state())).toBeUndefined()
})

it('as much as there is follows the fee once it is known who receives, too', async () => {
  const { send, state, chain } = await createReady()
  send.clearReceiver()
  send.setMax()
  chain.quote = { ...fakeQuote, most: ether }
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1'))
  expect(state().isMax).toBe(true)
})

it('as much as there is may be less than the fee, which is said', async () => {
  const { send, state, chain } = await createReady()
  chain.quote = { ...fakeQuote, balance: 1n, native: 1n, most: 0n }
  send.setMax()
  await vi.waitFor(() => expect(problemOf(state())).toBe('fee'))
  send.setAmount('0')
  expect(problemOf(state())).toBe('amount')
})

it('as much as there is is nothing older while nobody has said how much that is', async () => {
  const { send, state, chain } = await create()
  chain.quote = new Error('offline')
  send.begin()
  send.watch()
  send.setAmount('0.5')
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().quote.status).toBe('failed'))
  expect(send.review()).toBe(true)
  send.edit()
  send.setMax()
  expect(state()).toMatchObject({ isMax: true, sendTokenAmount: undefined })
  expect(send.review()).toBe(false)
  chain.quote = fakeQuote
  send.retry()
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1.9975'))
})

it.each([
  ['2.1', fakeQuote, 'tooMuch'],
  ['1.9999', fakeQuote, 'fee'],
  ['0.1', { ...fakeQuote, least: ether }, 'tooLittle'],
] as const)('%s is not offered where the chain says %o', async (amount, quote, problem) => {
  const { send, state, chain } = await createReady()
  chain.quote = quote
  send.setAmount(amount)
  await vi.waitFor(() => expect(problemOf(state())).toBe(problem))
  expect(send.review()).toBe(false)
})

it('a balance that nobody has told is not held against an amount', async () => {
  const { send, state, chain, fake } = await create()
  chain.quote = new Error('offline')
  fake.readBalance = () => Promise.reject(new Error('offline'))
  send.begin()
  send.watch()
  send.setAmount('1')
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().quote.status).toBe('failed'))
  expect(state().token?.amount).toBeUndefined()
  expect(problemOf(state())).toBeUndefined()
})

it('says that a later reading failed, and reads anew when asked to', async () => {
  const { send, state, chain } = await createReady()
  chain.quote = new Error('offline')
  send.setFee('fast')
  await vi.waitFor(() => expect(state().quote).toMatchObject({ status: 'failed', quote: fakeQuote }))
  expect(state().simulation).toBeUndefined()
  // What failed is said no more as soon as something else is to be read.
  send.setAmount('0.25')
  expect(state().quote).toMatchObject({ status: 'loading', quote: fakeQuote })
  await vi.waitFor(() => expect(state().quote.status).toBe('failed'))
  chain.quote = fakeQuote
  send.retry()
  expect(state().quote.status).toBe('loading')
  await vi.waitFor(() =>
    expect(state()).toMatchObject({ quote: { status: 'ready' }, simulation: { status: 'unknown' } }),
  )
})

it('of two receivers the last counts', async () => {
  const { send, state, chain } = await create()
  send.begin()
  chain.names.set('theo.eth', MAYA)
  const first = send.setReceiver('theo.eth')
  await send.setReceiver(THEO)
  await first
  expect(state().receiverAddress).toBe(THEO)
})

it.each([
  ['S', 'unknown'],
  ['vitalik.eth', 'nobody'],
  [`ethereum:${USDC}/transfer?address=${USDC}&uint256=1`, 'contract'],
  [`ethereum:0x${'12'.repeat(20)}/transfer?address=${THEO}&uint256=1`, 'token'],
  [`eip155:5:${THEO}`, 'network'],
])('the receiver %s is refused: %s', async (text, reason) => {
  const { send, state } = await create()
  send.begin()
  send.watch()
  await vi.waitFor(() => expect(state().tokenBalances).toHaveLength(2))
  await send.setReceiver(text)
  expect(state().receiver).toEqual({ status: 'refused', text, reason })
  expect(state().receiverAddress).toBeUndefined()
})

it('an address or a name of another network of the same kind is refused', async () => {
  const { send, state, fake, chain } = await create()
  fake.elsewhere.add(THEO)
  chain.names.set('theo.eth', THEO)
  send.begin()
  await send.setReceiver(THEO)
  expect(state().receiver).toMatchObject({ status: 'refused', reason: 'otherNetwork' })
  await send.setReceiver('theo.eth')
  expect(state().receiver).toMatchObject({ status: 'refused', reason: 'nobody' })
  expect(state().receiverAddress).toBeUndefined()
})

it('looks up anew who receives where it is sent from another network: a name may lead elsewhere there', async () => {
  const { send, state, fake, chain } = await create()
  const resolve = async ({ network }: { network: Network }) => (network === fakeNetwork ? THEO : TWIN)
  fake.ledger = {
    ...chain.ledger,
    names: { isName: (text) => text.endsWith('.eth'), resolve, reverse: async () => undefined },
  }
  send.begin()
  send.watch()
  await send.setReceiver('theo.eth')
  expect(state().receiverAddress).toBe(THEO)
  send.chooseNetwork(otherFakeNetwork)
  expect(state().receiverAddress).toBeUndefined()
  await vi.waitFor(() => expect(state()).toMatchObject({ receiverAddress: TWIN, receiverProfileName: 'theo.eth' }))
  // Of two answers the one for where the visitor is now counts.
  void send.setReceiver('theo.eth')
  send.chooseNetwork(fakeNetwork)
  await vi.waitFor(() => expect(state().receiverAddress).toBe(THEO))
  expect(state().network).toBe(fakeNetwork)
})

it('knows of a receiver what the account in use knows, and keeps what came with the request', async () => {
  const fake = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  const { modal } = createTestModal({ ui: blankUi, fake, networks: [foreignFakeNetwork] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'solana' })
  const send = contextOf(modal).use(sending)
  send.begin()
  await send.setReceiver(`solana:${THEO}?memo=Order7`)
  expect(send.$state.get()).toMatchObject({ receiver: { isSelf: false }, note: { memo: 'Order7' } })
  fake.wallet().setAccounts([THEO])
  await vi.waitFor(() => expect(send.$state.get().receiver).toMatchObject({ status: 'ready', isSelf: true }))
  expect(send.$state.get().note).toMatchObject({ memo: 'Order7' })
})

it('keeps what was typed where an address names its network', async () => {
  const { send, state } = await create()
  send.begin()
  send.setAmount('0.7')
  await send.setReceiver(`eip155:1:${THEO}`)
  expect(state()).toMatchObject({ sendTokenAmount: '0.7', receiverAddress: THEO })
  await send.setReceiver(`eip155:8453:${THEO}`)
  expect(state()).toMatchObject({ sendTokenAmount: '0.7', network: otherFakeNetwork })
})

it.each([
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])('says of %s that it is of another kind of networks, without an adapter for it', async (text) => {
  const { send, state } = await create()
  send.begin()
  await send.setReceiver(text)
  expect(state().receiver).toMatchObject({ status: 'refused', reason: 'otherChain' })
})

it.each([
  ['EIP-55', '0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a92'],
  ['EIP-55 in a request', 'ethereum:0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a92@1?value=1e18'],
  ['EIP-55 in CAIP-10', 'eip155:1:0xd9A1b0B1e1aE382DbDc898Ea68012FfcB2853a92'],
  ['base58check', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['bech32', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['bech32m', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj1'],
  ['SS58', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6'],
])(
  'says of an address whose checksum does not fit that it is mistyped, not that it is of another network: %s',
  async (_kind, text) => {
    const { send, state, context } = await create()
    const adapter = context.adapters.get('eip155')
    if (!adapter) throw new Error('no adapter')
    vi.spyOn(adapter, 'isAddress').mockResolvedValue(false)
    send.begin()
    await send.setReceiver(text)
    expect(state().receiver).toMatchObject({ status: 'refused', reason: 'mistyped' })
  },
)

it.each(['stopped', 'closed'] as const)('asks no wallet where it was %s while it was checked', async (how) => {
  const { modal, send, state, chain } = await createReady()
  send.review()
  chain.mode = 'hang'
  void send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('checking'))
  await vi.waitFor(() => expect(chain.quoted.length).toBeGreaterThan(1))
  if (how === 'stopped') send.stop()
  else modal.close()
  expect(state()).toMatchObject({ loading: false, step: { status: 'review' }, sendTokenAmount: '0.5' })
  chain.mode = 'now'
  chain.release()
  await vi.waitFor(() => expect(chain.simulated.length).toBeGreaterThan(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(chain.sent).toEqual([])
  // The same again is not the one that was given up.
  await send.submit()
  expect(chain.sent).toHaveLength(1)
})

it('says that checking takes long', async () => {
  const { send, state, chain } = await createReady()
  vi.useFakeTimers()
  send.review()
  chain.mode = 'hang'
  void send.submit()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state().step).toEqual({ status: 'checking', isSlow: true })
  send.stop()
  vi.useRealTimers()
})

it.each([`0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dEaD`])('says of %s that nobody has its keys', async (text) => {
  const { send, state } = await create()
  send.begin()
  await send.setReceiver(text)
  expect(state().receiver).toMatchObject({ status: 'ready', isLost: true })
})

it('a request to pay fills in the rest', async () => {
  const { send, state } = await create()
  send.begin()
  send.watch()
  await vi.waitFor(() => expect(state().tokenBalances).toHaveLength(2))
  await send.setReceiver(`ethereum:${USDC}@1/transfer?address=${THEO}&uint256=2.5e6`)
  expect(state()).toMatchObject({ token: { symbol: 'USDC' }, sendTokenAmount: '2.5', receiverAddress: THEO })
  await send.setReceiver(`ethereum:${THEO}@8453?value=1e17`)
  expect(state()).toMatchObject({ token: { symbol: 'ETH' }, sendTokenAmount: '0.1', network: otherFakeNetwork })
})

/** The data service: it knows these networks, and tells this history of each. */
function stubService(networks: readonly string[], history?: readonly unknown[], next?: string): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/supported-chains')) return Response.json({ http: networks })
    return history && pathname.endsWith('/history')
      ? Response.json({ data: history, next })
      : new Response(null, { status: 404 })
  })
}

it('says where the visitor was before a request named another network, until they choose one', async () => {
  const { send, state } = await create()
  send.begin()
  await send.setReceiver(THEO)
  expect(state()).toMatchObject({ network: fakeNetwork, movedFrom: undefined })
  await send.setReceiver(`ethereum:${THEO}@8453?value=1e17`)
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  send.chooseNetwork(fakeNetwork)
  expect(state()).toMatchObject({ network: fakeNetwork, movedFrom: undefined })
  send.begin({ to: THEO, namespace: 'eip155', chainId: 8453 })
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  send.begin({ to: THEO, namespace: 'eip155', chainId: 1 })
  expect(state()).toMatchObject({ network: fakeNetwork, movedFrom: undefined })
})

const REQUEST = `ethereum:${THEO}@8453?value=2e17`

it.each<readonly [string, (send: Sending) => unknown]>([
  ['removed', (send) => send.clearReceiver()],
  ['emptied', (send) => send.setReceiver('')],
  ['followed by an address', (send) => send.setReceiver(THEO)],
  ['followed by what nobody understands', (send) => send.setReceiver('nobody at all')],
  [
    'followed by one that is refused',
    (send) => send.setReceiver(`ethereum:${MAYA}@8453/transfer?address=${THEO}&uint256=1`),
  ],
])('what a request has filled in goes with it where it is %s', async (_how, act) => {
  const { send, state } = await create()
  send.begin()
  send.setAmount('0.7')
  await send.setReceiver(REQUEST)
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: '0.2', movedFrom: fakeNetwork })
  await act(send)
  expect(state()).toMatchObject({ network: fakeNetwork, token: { caipNetworkId: 'eip155:1' }, sendTokenAmount: '0.7' })
  expect(state().movedFrom).toBeUndefined()
})

it('a token that a request has chosen goes with it, too', async () => {
  const { send, state } = await create()
  send.begin()
  send.watch()
  await vi.waitFor(() => expect(state().tokenBalances).toHaveLength(2))
  send.setMax()
  await send.setReceiver(`ethereum:${USDC}@1/transfer?address=${THEO}&uint256=2.5e6`)
  expect(state()).toMatchObject({ token: { symbol: 'USDC' }, sendTokenAmount: '2.5', isMax: false })
  send.clearReceiver()
  expect(state()).toMatchObject({ token: { symbol: 'ETH' }, isMax: true })
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1.9975'))
})

it('says where the visitor was before the first of two requests', async () => {
  const { send, state } = await create()
  send.begin({ namespace: 'eip155', chainId: 8453 })
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  await send.setReceiver(`eip155:1:${THEO}`)
  await send.setReceiver(REQUEST)
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  send.clearReceiver()
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork, sendTokenAmount: undefined })
})

it('leaves what the visitor has chosen since the request', async () => {
  const { send, state } = await create()
  send.begin()
  await send.setReceiver(REQUEST)
  send.setAmount('0.3')
  send.clearReceiver()
  expect(state()).toMatchObject({ network: fakeNetwork, sendTokenAmount: '0.3' })
  await send.setReceiver(`ethereum:${THEO}?value=2e17`)
  send.setAmount('0.4')
  send.clearReceiver()
  expect(state()).toMatchObject({ network: fakeNetwork, sendTokenAmount: '0.4' })
  await send.setReceiver(REQUEST)
  send.chooseNetwork(fakeNetwork)
  send.chooseNetwork(otherFakeNetwork)
  send.clearReceiver()
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: undefined })
})

it('says what to know of a receiver', async () => {
  stubService([])
  const { send, state, chain } = await createReady()
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'never', isSelf: false }))
  await send.submit()
  expect(chain.sent).toHaveLength(1)
  send.begin()
  await send.setReceiver(THEO)
  expect(state().receiver).toMatchObject({ past: 'sent', lookalike: undefined })
  // The same at both ends.
  await send.setReceiver(TWIN)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'never', lookalike: { known: THEO } }))
  await send.setReceiver(MAYA)
  expect(state().receiver).toMatchObject({ isSelf: true })
})

it('knows in a fresh browser whom the history names, on every network of its kind', async () => {
  const { send, state, chain } = await create()
  chain.history = { items: [sentTo(THEO)], mayBeIncomplete: true }
  send.begin()
  await send.setReceiver(TWIN)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'unseen', lookalike: { known: THEO } }))
  await send.setReceiver(THEO)
  expect(state().receiver).toMatchObject({ past: 'sent', lookalike: undefined })
  send.chooseNetwork(otherFakeNetwork)
  await send.setReceiver(THEO)
  expect(state().receiver).toMatchObject({ past: 'sent' })
})

const told = (hash: string, sentFrom: string, sentTo: string) => ({
  id: hash,
  metadata: { operationType: 'send', hash, minedAt: '2026-08-09T12:00:00Z', sentFrom, sentTo, status: 'confirmed' },
  transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
})
const noHash: Activity = { ...sentTo(TWIN), hash: '0xe2', from: undefined }

it.each<readonly [string, number, ActivityPage | Error, () => void]>([
  ['is older than what was read', 1, { items: [sentTo(TWIN)], next: '2' }, () => stubService([])],
  ['cannot be promised to be whole', 1, { items: [sentTo(TWIN)], mayBeIncomplete: true }, () => stubService([])],
  ['is not told', 0, new Error('offline'), () => stubService([])],
  ['a service should tell too, which does not answer', 1, { items: [sentTo(TWIN)] }, () => stubService(['eip155:1'])],
  ['a service knows more of', 1, { items: [] }, () => stubService(['eip155:1'], [told('0xe1', MAYA, TWIN)], 'more')],
  [
    'a service tells, and a node only in part',
    1,
    { items: [], mayBeIncomplete: true },
    () => stubService(['eip155:1'], [told('0xe1', MAYA, TWIN)]),
  ],
  [
    'does not say where all went',
    1,
    { items: [{ ...sentTo(TWIN), transfers: [{ direction: 'out', amount: '3' }] }] },
    () => stubService([]),
  ],
  // E.g. of a contract account, whose transactions others send.
  [
    'says of the receiver only what somebody else has signed',
    0,
    { items: [{ ...sentTo(THEO), from: USDC }] },
    () => stubService([]),
  ],
  [
    'says of the receiver only what nobody has signed',
    0,
    { items: [{ ...noHash, transfers: sentTo(THEO).transfers }] },
    () => stubService([]),
  ],
])('claims nothing of a history that %s', async (_what, seen, history, stub) => {
  stub()
  const { send, state, chain } = await create()
  chain.history = history
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'unseen', seen }))
})

it.each<readonly [string, ActivityPage, readonly unknown[]]>([
  ['two know all of', { items: [] }, [told('0xe1', MAYA, TWIN)]],
  ['says elsewhere who signed what moved', { items: [noHash] }, [told('0xe2', MAYA, TWIN)]],
])('says that nothing was ever sent by a history that %s', async (_what, history, ofService) => {
  stubService(['eip155:1'], ofService)
  const { send, state, chain } = await create()
  chain.history = history
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'never' }))
  await send.setReceiver(TWIN)
  expect(state().receiver).toMatchObject({ past: 'sent' })
})

it.each([
  [2, 'never'],
  [9, 'unseen'],
])('follows a history of %d pages to its end, or not', async (length, past) => {
  stubService([])
  const { send, state, chain, fake } = await create()
  const asked: (string | undefined)[] = []
  fake.ledger = {
    ...chain.ledger,
    async activity({ cursor }) {
      asked.push(cursor)
      const next = Number(cursor ?? 1) + 1
      return { items: [], ...(next <= length && { next: String(next) }) }
    },
  }
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past }))
  expect(asked).toEqual([undefined, '2', '3'].slice(0, length))
})

it('asks a history that leads in circles no further', async () => {
  stubService([])
  const { send, state, chain } = await create()
  chain.history = { items: [], next: '2' }
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'unseen' }))
})

it('begins with what a page wants', async () => {
  const { send, state, chain } = await create()
  chain.described.set(USDC, { ...usdc, caipNetworkId: 'eip155:8453' })
  send.begin({ amount: '2.5', assetAddress: USDC, namespace: 'eip155', chainId: 8453, to: THEO })
  await vi.waitFor(() => expect(state().receiverAddress).toBe(THEO))
  expect(state()).toMatchObject({
    network: otherFakeNetwork,
    token: { symbol: 'USDC', address: USDC },
    sendTokenAmount: '2.5',
  })
})

it.each([
  { amount: 'lots', to: 'nobody at all', chainId: 5, assetAddress: 'x', namespace: 'nowhere' },
  { amount: -1, to: '\u202e', chainId: {}, assetAddress: 7, namespace: 1 },
  { amount: 1e-30, to: 'a'.repeat(5000) },
  null,
  'send everything',
])('leaves out what is wrong with the wishes of a page: %j', async (given) => {
  const { send, state } = await create()
  send.begin(given as SendArguments)
  await vi.waitFor(() => expect(state().receiver.status).not.toBe('reading'))
  expect(state()).toMatchObject({
    network: fakeNetwork,
    token: { symbol: 'ETH' },
    sendTokenAmount: undefined,
    receiverAddress: undefined,
  })
})
