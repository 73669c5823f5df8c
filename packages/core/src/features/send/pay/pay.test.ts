import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/connect.js'
import { refreshPortfolio } from '../../../portfolio/readNonNativeTokens.js'
import type { OwnedToken } from '../../../state/portfolio.js'
import { createFakeAdapter } from '../../../testing/createFakeAdapter.js'
import { createFakeChainReader, fakeQuote } from '../../../testing/createFakeChainReader.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../../testing/createTestModal.js'
import { getTestContext } from '../../../testing/getTestContext.js'
import { stubFetch } from '../../../testing/stubFetch.js'
import type { PayRequest } from '../../../types/pay.js'
import { parseCaip19 } from '../../../utils/caip19.js'
import { getPayShortage } from './getPayShortage.js'
import { openPay } from './openPay.js'
import { type PayController, payController } from './payController.js'
import type { Payer } from './payState.js'
import { suggestSwap } from './suggestSwap.js'

const THEO = '0x51c0000000000000000000000000000000009ad4'
const LANTERN = `0x${'6c'.padStart(40, '0')}`
const USDC = `0x${'a0'.repeat(20)}`
const usdc = { caipNetworkId: 'eip155:1', address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const
const ether = 10n ** 18n

beforeEach(() => void stubFetch({ status: 404 }))
afterEach(() => void vi.unstubAllGlobals())

async function create(options: CreateTestModalParameters = {}) {
  const chain = createFakeChainReader()
  chain.described.set(USDC, usdc)
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({ fake, ui: blankUi, features: { pay: true }, ...options })
  const context = getTestContext(modal)
  const pay = context.use(payController)
  const leave = pay.watch()
  return { modal, fake, chain, context, pay, leave, state: () => pay.$state.get() }
}

async function createConnected(options: CreateTestModalParameters = {}) {
  const created = await create(options)
  await connect(created.modal, { walletId: 'lantern', namespace: 'eip155' })
  return created
}

const half: PayRequest = { asset: 'eip155:1/slip44:60', recipient: THEO, amount: '0.5' }
const ten: PayRequest = { asset: `eip155:1/erc20:${USDC}`, recipient: THEO, amount: '10' }

const quoted = ({ state }: Pick<Awaited<ReturnType<typeof create>>, 'state'>) =>
  vi.waitFor(() => expect(state().quote).toBeDefined())

describe('a payment request of an app', () => {
  it('S2.050 is available only when the feature is on', async () => {
    const { modal, context } = await createConnected({ features: {} })
    await expect(openPay(modal, half)).rejects.toMatchObject({ code: 'FEATURE_MISSING', context: { id: 'pay' } })
    await modal.context.show()
    expect(context.views.has('Pay')).toBe(false)
  })

  it.each([
    ['PAY_ASSET_INVALID', { asset: 'eip155:1' }],
    ['PAY_ASSET_INVALID', { asset: 'eip155:999/slip44:60' }],
    ['PAY_ASSET_INVALID', { asset: 'eip155:1/erc721:0x1' }],
    ['PAY_ASSET_INVALID', { asset: `eip155:1/erc20:0x${'b'.repeat(40)}` }],
    ['PAY_AMOUNT_INVALID', { amount: '0' }],
    ['PAY_AMOUNT_INVALID', { amount: '-1' }],
    ['PAY_AMOUNT_INVALID', { amount: '1e3' }],
    ['PAY_AMOUNT_INVALID', { amount: '0.0000000000000000001' }],
    ['PAY_RECIPIENT_INVALID', { recipient: 'theo.eth' }],
    ['PAY_RECIPIENT_INVALID', { recipient: '0x51c0' }],
  ])('is refused with %s before the modal opens: %o', async (code, wrong) => {
    const { modal } = await createConnected()
    await expect(openPay(modal, { ...half, ...wrong } as PayRequest)).rejects.toMatchObject({ code })
    expect(modal.$state.get().isOpen).toBe(false)
  })

  it('names its asset by CAIP-19', () => {
    expect(parseCaip19('eip155:1/slip44:60')).toEqual({ caipNetworkId: 'eip155:1', address: undefined })
    expect(parseCaip19(`eip155:10/erc20:${USDC}`)).toEqual({ caipNetworkId: 'eip155:10', address: USDC })
    expect(parseCaip19('solana:abc/token:So11')).toEqual({ caipNetworkId: 'solana:abc', address: 'So11' })
    for (const wrong of ['eip155:1/token:0x1', 'solana:abc/erc20:So11', 'eip155:1/erc20:0x12', 'x', undefined, 7]) {
      expect(parseCaip19(wrong)).toBeUndefined()
    }
  })
})

describe('a payment', () => {
  it('sends exactly the requested amount and resolves for the app', async () => {
    const { modal, chain, pay, state } = await createConnected()
    const paid = openPay(modal, half)
    await quoted({ state })
    await pay.pay()
    const receipt = await paid
    expect(receipt).toEqual({
      hash: expect.stringMatching(/^0x/),
      caipNetworkId: 'eip155:1',
      from: `eip155:1:${LANTERN}`,
    })
    expect(chain.sent).toMatchObject([{ to: THEO, amount: ether / 2n, network: { caipNetworkId: 'eip155:1' } }])
    expect(chain.sent[0]).not.toHaveProperty('token')
    expect(state().step).toEqual({ status: 'paid', hash: receipt.hash })
  })

  it('sends one wallet request for a double click', async () => {
    const { modal, chain, pay, state } = await createConnected()
    const paid = openPay(modal, half)
    await quoted({ state })
    await Promise.all([pay.pay(), pay.pay()])
    await paid
    expect(chain.sent).toHaveLength(1)
  })

  it('reads the details of its token from the chain', async () => {
    const { modal, chain, pay, state } = await createConnected()
    chain.quote = { ...fakeQuote, balance: 10_000_000n, most: 10_000_000n }
    const paid = openPay(modal, ten)
    await quoted({ state })
    await pay.pay()
    await paid
    expect(chain.sent).toMatchObject([{ amount: 10_000_000n, token: usdc }])
  })

  it('shows the missing amount and sends no request', async () => {
    const { modal, chain, pay, state } = await createConnected()
    chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
    const paid = openPay(modal, ten)
    await quoted({ state })
    expect(getPayShortage(state())).toEqual({ missing: 6_000_000n })
    await pay.pay()
    expect(chain.sent).toEqual([])
    modal.close()
    await expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
  })

  it.each([
    ['fee', { native: 0n, most: 0n, balance: ether }],
    ['tooLittle', { least: ether }],
  ])('shows why it is not possible: %s', async (what, more) => {
    const { modal, chain, state } = await createConnected()
    chain.quote = { ...fakeQuote, ...more }
    const paid = openPay(modal, half)
    await quoted({ state })
    expect(getPayShortage(state())).toBe(what)
    modal.close()
    await expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
  })

  it('uses any connected account with enough funds unless the user chooses one', async () => {
    const { modal, fake, chain, pay, state } = await createConnected()
    await connect(modal, { walletId: 'kitewing', namespace: 'eip155' })
    fake.readBalance = async (address) => (address === LANTERN ? ether : 0n)
    const paid = openPay(modal, half)
    await vi.waitFor(() => expect(state().payer?.walletId).toBe('lantern'))
    expect(state().payers.map(({ walletId }) => walletId)).toEqual(['kitewing', 'lantern'])
    const [kitewing, lantern] = state().payers
    if (kitewing) pay.choosePayer(kitewing)
    expect(state().payer?.walletId).toBe('kitewing')
    if (lantern) pay.choosePayer(lantern)
    await quoted({ state })
    await pay.pay()
    expect(await paid).toMatchObject({ from: `eip155:1:${LANTERN}` })
    expect(chain.sent[0]?.from.address).toBe(LANTERN)
  })

  it.each<[string, (pay: PayController, payer: Payer) => unknown]>([
    ['chosen', (pay, payer) => pay.choosePayer(payer)],
    ['made active', (pay) => pay.activatePayer()],
    ['brought to the network of the payment', (pay) => pay.reachNetwork()],
  ])('keeps the account that the user has %s, once another turns out to hold enough', async (_what, choose) => {
    const { modal, fake, context, pay, state } = await createConnected()
    await connect(modal, { walletId: 'kitewing', namespace: 'eip155' })
    fake.readBalance = async () => 0n
    const paid = openPay(modal, half)
    const cancelled = expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    await quoted({ state })
    const { payer } = state()
    if (!payer) throw new Error('Nobody pays')
    const other = state().payers.find(({ walletId }) => walletId !== payer.walletId)?.account.address
    await choose(pay, payer)
    fake.readBalance = async (address) => (address === other ? ether : 0n)
    await refreshPortfolio(context, `eip155:1:${other}`)
    await vi.waitFor(() => expect(state().payers.map(({ holds }) => holds)).toContain(ether))
    expect(state().payer?.walletId).toBe(payer.walletId)
    modal.close()
    await cancelled
  })

  it('shows no quote of an account that the user has left, however late it arrives', async () => {
    const { modal, chain, pay, state } = await createConnected()
    await connect(modal, { walletId: 'kitewing', namespace: 'eip155' })
    chain.mode = 'hang'
    const paid = openPay(modal, half)
    const cancelled = expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    await vi.waitFor(() => expect(chain.quoted).not.toEqual([]))
    const other = state().payers.find(({ walletId }) => walletId !== state().payer?.walletId)
    if (!other) throw new Error('Only one account pays')
    chain.mode = 'now'
    pay.choosePayer(other)
    await quoted({ state })
    chain.quote = { ...fakeQuote, native: 0n, most: 0n }
    chain.release()
    await new Promise((resolve) => setImmediate(resolve))
    expect(state().quote).toEqual(fakeQuote)
    modal.close()
    await cancelled
  })

  it('is canceled when the user closes the modal, and not once the wallet request is pending', async () => {
    const { modal, chain, pay, state } = await createConnected()
    const left = openPay(modal, half)
    await quoted({ state })
    modal.close()
    await expect(left).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    chain.mode = 'hold'
    const paid = openPay(modal, half)
    await quoted({ state })
    const asked = pay.pay()
    await vi.waitFor(() => expect(chain.sent).toHaveLength(1))
    modal.close()
    chain.release()
    await asked
    expect(await paid).toMatchObject({ caipNetworkId: 'eip155:1' })
  })

  it('can be retried after a rejection, and rejects for the app when the user closes the modal', async () => {
    const { modal, chain, pay, state } = await createConnected()
    chain.sendError = Object.assign(new Error('No'), { code: 4001 })
    const paid = openPay(modal, half)
    await quoted({ state })
    await pay.pay()
    expect(state().step).toMatchObject({ status: 'failed', mayBeSent: false, error: { code: 'USER_REJECTED' } })
    chain.sendError = undefined
    pay.retry()
    await quoted({ state })
    await pay.pay()
    expect(await paid).toHaveProperty('hash')

    chain.sendError = Object.assign(new Error('No'), { code: 4001 })
    chain.mode = 'hold'
    const other = openPay(modal, { ...half, amount: '0.25' })
    const told = other.catch((error: unknown) => error)
    await vi.waitFor(() => expect(state().payment?.request.amount).toBe('0.25'))
    await quoted({ state })
    const asked = pay.pay()
    await vi.waitFor(() => expect(state().step.status).toBe('wallet'))
    modal.close()
    chain.release()
    await asked
    expect(await told).toMatchObject({ code: 'USER_REJECTED' })
  })

  it('that may have been sent does not reject as canceled when the modal closes', async () => {
    const { modal, chain, pay, state } = await createConnected()
    chain.sendError = new Error('The wallet went away')
    const paid = openPay(modal, half)
    const told = paid.catch((error: unknown) => error)
    await quoted({ state })
    await pay.pay()
    expect(state().step).toMatchObject({ status: 'failed', mayBeSent: true })
    modal.close()
    const error = await told
    expect(error).toMatchObject({ context: { mayBeSent: true } })
    expect(error).not.toMatchObject({ code: 'PAY_CANCELLED' })
  })

  it('without enough funds starts a swap of the token with the highest worth for the missing amount', async () => {
    const { modal, chain, context, state } = await createConnected()
    chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
    const paid = openPay(modal, ten)
    const cancelled = expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    await quoted({ state })
    expect(suggestSwap(context, state(), 6_000_000n)).toMatchObject({ toToken: USDC })
    const held: OwnedToken = {
      ...{ symbol: 'DAI', name: 'Dai', decimals: 18, address: `0x${'da'.repeat(20)}` },
      ...{ amount: 100n * ether, source: 'index', at: 1, price: { amount: '2', currency: 'usd' } },
    }
    const wanted: OwnedToken = {
      ...usdc,
      amount: 4_000_000n,
      source: 'index',
      at: 1,
      price: { amount: '1', currency: 'usd' },
    }
    const portfolio = { of: () => ({ ...context.stores.portfolio.of(`eip155:1:${LANTERN}`), tokens: [held, wanted] }) }
    const stores = { ...context.stores, portfolio: { ...context.stores.portfolio, ...portfolio } }
    expect(suggestSwap({ stores }, state(), 6_000_000n)).toEqual({
      toToken: USDC,
      fromToken: held.address,
      amount: '3.09',
    })
    modal.close()
    await cancelled
  })

  it('without enough funds swaps in the paying account, not in the active one', async () => {
    const { modal, fake, chain, context, pay, state } = await createConnected()
    await connect(modal, { walletId: 'kitewing', namespace: 'eip155' })
    chain.quote = { ...fakeQuote, balance: 0n, most: 0n }
    const paid = openPay(modal, half)
    const cancelled = expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    await quoted({ state })
    const lantern = state().payers.find(({ walletId }) => walletId === 'lantern')
    if (lantern) pay.choosePayer(lantern)
    expect(context.stores.accounts.get('eip155').address).not.toBe(LANTERN)
    pay.activatePayer()
    expect(context.stores.accounts.get('eip155').address).toBe(LANTERN)
    expect(state().payer?.walletId).toBe('lantern')
    expect(suggestSwap(context, state(), ether)).toEqual({ toToken: 'ETH' })
    const wallet = fake.wallet('lantern')
    wallet.setNetwork('eip155:10')
    expect(suggestSwap(context, state(), ether)).toEqual({ toToken: 'ETH' })
    wallet.mode = 'reject'
    expect(await pay.reachNetwork()).toBe(false)
    expect(state().step).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' }, mayBeSent: false })
    pay.retry()
    wallet.mode = 'approve'
    expect(await pay.reachNetwork()).toBe(true)
    expect(state().step).toEqual({ status: 'form' })
    expect(context.stores.networks.active('eip155')?.caipNetworkId).toBe('eip155:1')
    modal.close()
    await cancelled
  })

  it('is replaced by a later one', async () => {
    const { modal, state } = await createConnected()
    const first = openPay(modal, half)
    await quoted({ state })
    const second = openPay(modal, ten)
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' })
    modal.destroy()
    await expect(second).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
  })

  it('waits for a wallet and continues once one has connected', async () => {
    const { modal, context, state } = await create()
    const paid = openPay(modal, half)
    const cancelled = expect(paid).rejects.toMatchObject({ code: 'PAY_CANCELLED' })
    const { router } = context.stores
    await vi.waitFor(() => expect(router.$route.get().view).toBe('Pay'))
    expect(state().payer).toBeUndefined()
    router.push({ view: 'Connect', params: { namespace: 'eip155' } })
    const { chooseWallet } = await import('../../../modal/navigation/chooseWallet.js')
    const { finishConnect } = await import('../../../modal/navigation/finishConnect.js')
    await chooseWallet(context, { walletId: 'lantern', namespace: 'eip155' })
    await vi.waitFor(() => expect(context.stores.attempt.$attempt.get().status).toBe('connected'))
    finishConnect(context)
    expect(router.$router.get().stack).toEqual([{ view: 'Pay' }])
    expect(modal.$state.get().isOpen).toBe(true)
    await vi.waitFor(() => expect(state().payer?.walletId).toBe('lantern'))
    modal.close()
    await cancelled
  })
})
