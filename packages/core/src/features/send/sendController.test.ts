import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import type { Modal } from '../../modal/modal.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader, fakeQuote } from '../../testing/createFakeChainReader.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { ownTransactions } from '../../transactions/ownTransactions.js'
import type { Activity, ActivityPage } from '../../types/activity.js'
import type { Network } from '../../types/network.js'
import type { SendArguments } from '../../types/viewArguments.js'
import { getSendProblem } from './getSendProblem.js'
import { type SendController, sendController } from './sendController.js'

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

beforeEach(() => void stubFetch({ status: 404 }))

const modals: Modal[] = []
afterEach(() => {
  for (const modal of modals.splice(0)) modal.destroy()
  vi.unstubAllGlobals()
})

async function create() {
  const chain = createFakeChainReader()
  chain.tokens = [{ ...usdc, amount: 1_250_000_000n, price: { amount: '1', currency: 'usd' } }]
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.balance = 2n * ether
  const { modal } = createTestModal({ ui: blankUi, fake, networks: [fakeNetwork, otherFakeNetwork] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = getTestContext(modal)
  const send = context.use(sendController)
  const state = () => send.$state.get()
  return { modal, context, chain, fake, send, state, view: () => context.stores.router.$route.get().view }
}

async function createReady() {
  const made = await create()
  const { modal, send, state } = made
  await modal.context.show({ view: 'WalletSend' })
  send.begin()
  send.watch()
  send.setAmount('0.5')
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().simulation?.status).toBe('unknown'))
  return made
}

it('S3.032 the send state has the details of a transfer', async () => {
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

it('S4.030 the send state is cleared on disconnect', async () => {
  const { modal, send, state } = await createReady()
  expect(state().receiverAddress).toBe(THEO)
  await disconnect(modal)
  expect(state()).toMatchObject({ token: undefined, sendTokenAmount: undefined, receiverAddress: undefined })
  send.begin()
  expect(state().network).toBeUndefined()
})

it('S4.077 submit is loading from the click to the answer, and ignores a second click', async () => {
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

it('S4.081 the send state is empty again after a send, beside its receipt', async () => {
  const { send, state } = await createReady()
  expect(send.review()).toBe(true)
  await send.submit()
  expect(state()).toMatchObject({ loading: false, sendTokenAmount: undefined, receiverAddress: undefined })
  expect(send.$receipt.get()).toMatchObject({ amount: '0.5', to: THEO, network: fakeNetwork })
})

it.each([
  ['included', 'confirmed'],
  ['failed', 'failed'],
  ['dropped', 'dropped'],
  ['replaced', 'replaced'],
] as const)('the receipt follows the chain: %s', async (_what, status) => {
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
  ['the same transfer at a higher fee', 'send', ['confirmed', 'b'] as const],
  ['a cancellation', 'cancel', ['replaced', '1'] as const],
  ['an unknown transaction', 'execute', ['replaced', '1'] as const],
] as const)('the receipt follows a replacement: %s', async (_what, kind, [status, end]) => {
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

it('S4.082 the receipt lies above the account view', async () => {
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

it('a receipt replaces no other view that the user has opened meanwhile', async () => {
  const { context, send, state, chain, view } = await createReady()
  chain.mode = 'hold'
  send.review()
  const sent = send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  context.stores.router.push({ view: 'Networks' })
  chain.release()
  await sent
  expect(send.$receipt.get()).toMatchObject({ amount: '0.5' })
  expect(view()).toBe('Networks')
})

it('a receipt does not change where a closed modal would open', async () => {
  const { modal, context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const sent = send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  const { stack } = context.stores.router.$router.get()
  modal.close()
  chain.release()
  await sent
  expect(send.$receipt.get()).toMatchObject({ amount: '0.5' })
  expect(context.stores.router.$router.get().stack).toEqual(stack)
})

it('a send survives when the user closes the modal during the wallet request', async () => {
  const { modal, context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const sent = send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  modal.close()
  await modal.context.show({ view: 'WalletSend' })
  send.begin()
  expect(state()).toMatchObject({ loading: true, receiverAddress: THEO })
  modal.close()
  chain.release()
  await sent
  expect(context.use(ownTransactions).$of(`eip155:1:${MAYA}`).get()).toHaveLength(1)
  expect(modal.$state.get().isOpen).toBe(false)
})

it.each([
  ['account', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setAccounts([THEO])],
  ['network', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setNetwork('eip155:8453')],
] as const)('another %s in the wallet stops the review', async (what, change) => {
  const { fake, send, state, chain } = await createReady()
  send.review()
  change(fake)
  expect(state().step).toEqual({ status: 'stopped', what })
  await send.submit()
  expect(chain.sent).toEqual([])
})

it('another network in the wallet updates the form and clears its amount', async () => {
  const { fake, state } = await createReady()
  fake.wallet().setNetwork('eip155:8453')
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: undefined })
  await vi.waitFor(() => expect(state().receiverAddress).toBe(THEO))
})

it('a chosen network stays when the wallet emits its accounts again', async () => {
  const { fake, send, state } = await createReady()
  send.chooseNetwork(otherFakeNetwork)
  send.setAmount('0.25')
  fake.wallet().setAccounts([MAYA, THEO])
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: '0.25' })
})

it.each([
  ['account', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setAccounts([THEO])],
  ['network', (fake: Awaited<ReturnType<typeof create>>['fake']) => fake.wallet().setNetwork('eip155:8453')],
] as const)('another %s in the wallet is shown during the wallet request', async (moved, change) => {
  const { fake, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  void send.submit()
  await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
  change(fake)
  expect(state().step).toEqual({ status: 'wallet', moved })
})

it('a hanging wallet request can be repeated, and a late answer is kept', async () => {
  const { context, send, state, chain } = await createReady()
  chain.mode = 'hold'
  send.review()
  const first = send.submit()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
  const second = send.retry()
  await vi.waitFor(() => expect(chain.sent).toHaveLength(2))
  expect(state()).toMatchObject({ loading: true, step: { status: 'wallet' }, receiverAddress: THEO })
  await Promise.race([send.submit(), Promise.resolve()])
  expect(chain.sent).toHaveLength(2)
  chain.release()
  await Promise.all([first, second])
  expect(context.use(ownTransactions).$of(`eip155:1:${MAYA}`).get()).toHaveLength(2)
  expect(send.$receipt.get()).toMatchObject({ hash: expect.stringMatching(/2$/) })
})

it('a hanging wallet request can be abandoned for another transfer', async () => {
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

it('submit never pays a higher fee than the displayed one', async () => {
  const { send, state, chain } = await createReady()
  send.review()
  const [slow, , fast] = fakeQuote.fees
  chain.quote = { ...fakeQuote, fees: [slow, { id: 'normal', amount: ether / 50n }, fast ?? slow] }
  await send.submit()
  expect(state()).toMatchObject({ loading: false, step: { status: 'failed', error: { code: 'SEND_FEE_UP' } } })
  expect(chain.sent).toEqual([])
  send.edit()
  await vi.waitFor(() => expect(state().quote.quote?.fees[1]?.amount).toBe(ether / 50n))
  await send.submit()
  expect(chain.sent).toHaveLength(1)
})

it('a transfer that will fail cannot be reviewed', async () => {
  const { send, state, chain } = await createReady()
  chain.simulation = { status: 'fails', reason: 'paused' }
  send.setAmount('0.6')
  await vi.waitFor(() => expect(getSendProblem(state())).toBe('fails'))
  expect(send.review()).toBe(false)
  await send.submit()
  expect(chain.sent).toEqual([])
})

it('the maximum amount leaves the fee and follows it', async () => {
  const { send, state, chain } = await createReady()
  send.setMax()
  expect(state().sendTokenAmount).toBe('1.9975')
  chain.quote = { ...fakeQuote, most: ether }
  send.setFee('fast')
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1'))
  expect(getSendProblem(state())).toBeUndefined()
})

it('the maximum amount follows the fee once the receiver is known', async () => {
  const { send, state, chain } = await createReady()
  send.clearReceiver()
  send.setMax()
  chain.quote = { ...fakeQuote, most: ether }
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1'))
  expect(state().isMax).toBe(true)
})

it('another token starts without an amount, even where the maximum was chosen', async () => {
  const { send, state } = await createReady()
  send.setMax()
  await vi.waitFor(() => expect(state()).toMatchObject({ isMax: true, sendTokenAmount: '1.9975' }))
  send.chooseToken({ ...usdc, caipNetworkId: 'eip155:1' })
  expect(state()).toMatchObject({ isMax: false, token: { symbol: 'USDC' } })
  expect(state().sendTokenAmount).toBeUndefined()
  await vi.waitFor(() => expect(state().quote.quote).toBeDefined())
  expect(state().sendTokenAmount).toBeUndefined()
})

it('the same token keeps its amount when it is chosen again', async () => {
  const { send, state } = await createReady()
  const { token } = state()
  if (!token) throw new Error('No token')
  send.chooseToken(token)
  expect(state()).toMatchObject({ isMax: false, sendTokenAmount: '0.5' })
})

it.each([
  ['1', true, '1'],
  ['0.25', true, '0.25'],
  ['', true, undefined],
  ['abc', false, '0.5'],
  ['-1', false, '0.5'],
  ['0.0000000000000000001', false, '0.5'],
])('typing %j as the amount is accepted: %s', async (text, isAccepted, amount) => {
  const { send, state } = await createReady()
  expect(send.setAmount(text)).toBe(isAccepted)
  expect(state().sendTokenAmount).toBe(amount)
})

it('a balance below the fee is reported as such', async () => {
  const { send, state, chain } = await createReady()
  chain.quote = { ...fakeQuote, balance: 1n, native: 1n, most: 0n }
  send.setMax()
  await vi.waitFor(() => expect(getSendProblem(state())).toBe('fee'))
  send.setAmount('0')
  expect(getSendProblem(state())).toBe('amount')
})

it('the maximum amount is empty while the balance is unknown', async () => {
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
  send.refresh()
  await vi.waitFor(() => expect(state().sendTokenAmount).toBe('1.9975'))
})

it.each([
  ['2.1', fakeQuote, 'tooMuch'],
  ['1.9999', fakeQuote, 'fee'],
  ['0.1', { ...fakeQuote, least: ether }, 'tooLittle'],
] as const)('the amount %s cannot be reviewed with the quote %o', async (amount, quote, problem) => {
  const { send, state, chain } = await createReady()
  chain.quote = quote
  send.setAmount(amount)
  await vi.waitFor(() => expect(getSendProblem(state())).toBe(problem))
  expect(send.review()).toBe(false)
})

it('an unknown balance does not limit the amount', async () => {
  const { send, state, chain, fake } = await create()
  chain.quote = new Error('offline')
  fake.readBalance = () => Promise.reject(new Error('offline'))
  send.begin()
  send.watch()
  send.setAmount('1')
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().quote.status).toBe('failed'))
  expect(state().token?.amount).toBeUndefined()
  expect(getSendProblem(state())).toBeUndefined()
})

it('a failed refresh of the quote is shown and can be retried', async () => {
  const { send, state, chain } = await createReady()
  chain.quote = new Error('offline')
  send.setFee('fast')
  await vi.waitFor(() => expect(state().quote).toMatchObject({ status: 'failed', quote: fakeQuote }))
  expect(state().simulation).toBeUndefined()
  send.setAmount('0.25')
  expect(state().quote).toMatchObject({ status: 'loading', quote: fakeQuote })
  await vi.waitFor(() => expect(state().quote.status).toBe('failed'))
  chain.quote = fakeQuote
  send.refresh()
  expect(state().quote.status).toBe('loading')
  await vi.waitFor(() =>
    expect(state()).toMatchObject({ quote: { status: 'ready' }, simulation: { status: 'unknown' } }),
  )
})

it('the last of two receivers counts', async () => {
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

it('an address or a name of another network in the namespace is refused', async () => {
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

it('a name is resolved again for another network, where it may have another owner', async () => {
  const { send, state, fake, chain } = await create()
  const resolve = async ({ network }: { network: Network }) => (network === fakeNetwork ? THEO : TWIN)
  fake.chainReader = {
    ...chain.chainReader,
    names: { isName: (text) => text.endsWith('.eth'), resolve, reverse: async () => undefined },
  }
  send.begin()
  send.watch()
  await send.setReceiver('theo.eth')
  expect(state().receiverAddress).toBe(THEO)
  send.chooseNetwork(otherFakeNetwork)
  expect(state().receiverAddress).toBeUndefined()
  await vi.waitFor(() => expect(state()).toMatchObject({ receiverAddress: TWIN, receiverProfileName: 'theo.eth' }))
  void send.setReceiver('theo.eth')
  send.chooseNetwork(fakeNetwork)
  await vi.waitFor(() => expect(state().receiverAddress).toBe(THEO))
  expect(state().network).toBe(fakeNetwork)
})

it('the checks of a receiver use the active account, and the fields of a request are kept', async () => {
  const fake = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  const { modal } = createTestModal({ ui: blankUi, fake, networks: [foreignFakeNetwork] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'solana' })
  const send = getTestContext(modal).use(sendController)
  send.begin()
  await send.setReceiver(`solana:${THEO}?memo=Order7`)
  expect(send.$state.get()).toMatchObject({ receiver: { isSelf: false }, note: { memo: 'Order7' } })
  fake.wallet().setAccounts([THEO])
  await vi.waitFor(() => expect(send.$state.get().receiver).toMatchObject({ status: 'ready', isSelf: true }))
  expect(send.$state.get().note).toMatchObject({ memo: 'Order7' })
})

it('a typed address keeps its text when it names its network', async () => {
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
])('the receiver %s is reported as one of another namespace, without its adapter', async (text) => {
  const { send, state } = await create()
  send.begin()
  await send.setReceiver(text)
  expect(state().receiver).toMatchObject({ status: 'refused', reason: 'otherNamespace' })
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
  'an address with a wrong checksum is reported as mistyped, not as one of another network: %s',
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

it.each(['stopped', 'closed'] as const)(
  'no wallet request is sent when the send is %s during the check',
  async (how) => {
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
    await send.submit()
    expect(chain.sent).toHaveLength(1)
  },
)

it('a slow check is reported as slow', async () => {
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

it.each([`0x${'0'.repeat(40)}`, `0x${'0'.repeat(36)}dEaD`])(
  'the receiver %s is reported as an address without keys',
  async (text) => {
    const { send, state } = await create()
    send.begin()
    await send.setReceiver(text)
    expect(state().receiver).toMatchObject({ status: 'ready', isLost: true })
  },
)

it('a payment request fills in the remaining fields', async () => {
  const { send, state } = await create()
  send.begin()
  send.watch()
  await vi.waitFor(() => expect(state().tokenBalances).toHaveLength(2))
  await send.setReceiver(`ethereum:${USDC}@1/transfer?address=${THEO}&uint256=2.5e6`)
  expect(state()).toMatchObject({ token: { symbol: 'USDC' }, sendTokenAmount: '2.5', receiverAddress: THEO })
  await send.setReceiver(`ethereum:${THEO}@8453?value=1e17`)
  expect(state()).toMatchObject({ token: { symbol: 'ETH' }, sendTokenAmount: '0.1', network: otherFakeNetwork })
})

function stubService(networks: readonly string[], history?: readonly unknown[], next?: string): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/supported-chains')) return Response.json({ http: networks })
    return history && pathname.endsWith('/history')
      ? Response.json({ data: history, next })
      : new Response(null, { status: 404 })
  })
}

it('the previous network is remembered when a request names another one, until the user chooses', async () => {
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

it.each<readonly [string, (send: SendController) => unknown]>([
  ['removed', (send) => send.clearReceiver()],
  ['emptied', (send) => send.setReceiver('')],
  ['followed by an address', (send) => send.setReceiver(THEO)],
  ['followed by unknown text', (send) => send.setReceiver('nobody at all')],
  [
    'followed by one that is refused',
    (send) => send.setReceiver(`ethereum:${MAYA}@8453/transfer?address=${THEO}&uint256=1`),
  ],
])('the fields of a request are cleared when its receiver is %s', async (_how, act) => {
  const { send, state } = await create()
  send.begin()
  send.setAmount('0.7')
  await send.setReceiver(REQUEST)
  expect(state()).toMatchObject({ network: otherFakeNetwork, sendTokenAmount: '0.2', movedFrom: fakeNetwork })
  await act(send)
  expect(state()).toMatchObject({ network: fakeNetwork, token: { caipNetworkId: 'eip155:1' }, sendTokenAmount: '0.7' })
  expect(state().movedFrom).toBeUndefined()
})

it('the token of a request is cleared with it', async () => {
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

it('the network before the first of two requests is remembered', async () => {
  const { send, state } = await create()
  send.begin({ namespace: 'eip155', chainId: 8453 })
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  await send.setReceiver(`eip155:1:${THEO}`)
  await send.setReceiver(REQUEST)
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork })
  send.clearReceiver()
  expect(state()).toMatchObject({ network: otherFakeNetwork, movedFrom: fakeNetwork, sendTokenAmount: undefined })
})

it('the fields that the user changed after a request are kept', async () => {
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

it('the receiver has its past and its warnings', async () => {
  stubService([])
  const { send, state, chain } = await createReady()
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'never', isSelf: false }))
  await send.submit()
  expect(chain.sent).toHaveLength(1)
  send.begin()
  await send.setReceiver(THEO)
  expect(state().receiver).toMatchObject({ past: 'sent', lookalike: undefined })
  await send.setReceiver(TWIN)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'never', lookalike: { known: THEO } }))
  await send.setReceiver(MAYA)
  expect(state().receiver).toMatchObject({ isSelf: true })
})

it('a fresh browser knows past receivers by the history, on every network of the namespace', async () => {
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
  ['has more pages than the form reads', 1, { items: [sentTo(TWIN)], next: '2' }, () => stubService([])],
  ['may be incomplete', 1, { items: [sentTo(TWIN)], mayBeIncomplete: true }, () => stubService([])],
  ['is unavailable', 0, new Error('offline'), () => stubService([])],
  ['is also kept by a service that does not respond', 1, { items: [sentTo(TWIN)] }, () => stubService(['eip155:1'])],
  [
    'is more complete at a service',
    1,
    { items: [] },
    () => stubService(['eip155:1'], [told('0xe1', MAYA, TWIN)], 'more'),
  ],
  [
    'comes from a service, and only in part from a node',
    1,
    { items: [], mayBeIncomplete: true },
    () => stubService(['eip155:1'], [told('0xe1', MAYA, TWIN)]),
  ],
  [
    'omits receivers',
    1,
    { items: [{ ...sentTo(TWIN), transfers: [{ direction: 'out', amount: '3' }] }] },
    () => stubService([]),
  ],
  [
    'names the receiver only in transactions that another account signed',
    0,
    { items: [{ ...sentTo(THEO), from: USDC }] },
    () => stubService([]),
  ],
  [
    'names the receiver only in transactions without a signer',
    0,
    { items: [{ ...noHash, transfers: sentTo(THEO).transfers }] },
    () => stubService([]),
  ],
])('the past of the receiver stays unknown when a history %s', async (_what, seen, history, stub) => {
  stub()
  const { send, state, chain } = await create()
  chain.history = history
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'unseen', seen }))
})

it.each<readonly [string, ActivityPage, readonly unknown[]]>([
  ['two sources have in full', { items: [] }, [told('0xe1', MAYA, TWIN)]],
  ['names the signers in another place', { items: [noHash] }, [told('0xe2', MAYA, TWIN)]],
])('the receiver is reported as new by a history that %s', async (_what, history, ofService) => {
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
])('a history of %d pages is followed to its end up to a limit', async (length, past) => {
  stubService([])
  const { send, state, chain, fake } = await create()
  const asked: (string | undefined)[] = []
  fake.chainReader = {
    ...chain.chainReader,
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

it('a history with a repeated cursor is not read further', async () => {
  stubService([])
  const { send, state, chain } = await create()
  chain.history = { items: [], next: '2' }
  send.begin()
  await send.setReceiver(THEO)
  await vi.waitFor(() => expect(state().receiver).toMatchObject({ past: 'unseen' }))
})

it('the form starts with the values of the app', async () => {
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
])('invalid values of the app are dropped: %j', async (given) => {
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
