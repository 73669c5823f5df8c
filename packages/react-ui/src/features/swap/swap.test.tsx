import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import type { SwapState } from '@foyer/core/internal/swap'
import { createFakeAdapter, createTestModal, fakeNetwork, otherFakeNetwork } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { createScriptedSwap, etherToken, quotedSwap, swapOffer, usdcToken } from '../../testing/createScriptedSwap.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function create(first: Partial<SwapState> = {}, options: Parameters<typeof createTestModal>[0] = {}) {
  const fake = createFakeAdapter()
  fake.chainReader = {}
  const networks = [fakeNetwork, otherFakeNetwork] as const
  const { modal } = createTestModal({ ui: reactUi(), fake, networks, ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = startNavigation(modal)
  return { modal, context, played: createScriptedSwap(context, first) }
}

async function open(first: Partial<SwapState> = {}) {
  const { modal, context, played } = await create(first)
  const opened = await openModal(modal, { view: 'Swap' })
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await flushUpdates()
  }
  const alerts = () => [...opened.root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  return { ...opened, context, played, set, alerts }
}

const dollars = { sourceToken: usdcToken, toToken: etherToken, sourceTokenAmount: '400' } as const

it('S1.036 Swap is offered on the account, before receive and send, unless the app has disabled it', async () => {
  const offered = async (options: Parameters<typeof create>[1]) => {
    const { modal } = await create({}, options)
    const { root } = await openModal(modal, { view: 'Account' })
    return [...root.querySelectorAll('.fy-act')].map((each) => each.textContent)
  }
  expect(await offered({})).toEqual(['Swap', 'Receive', 'Send'])
  expect(await offered({ features: { swaps: false } })).toEqual(['Receive', 'Send'])
})

it('S2.045 Swap has no view where it is disabled', async () => {
  const off = await create({}, { features: { swaps: false } })
  const { title } = await openModal(off.modal, { view: 'Swap' })
  expect(title()).not.toBe('Swap')
})

it('S2.020 Swap leads from the account over the quote and the review to the wallet', async () => {
  const { modal, played } = await create()
  const { click, title, text, root } = await openModal(modal, { view: 'Account' })
  await click('Swap')
  expect(title()).toBe('Swap')
  expect(findField(root, 'You pay').value).toBe('0.5')
  expect(findField(root, 'You receive').value).toBe('1,702.04')
  expect(findField(root, 'You receive').readOnly).toBe(true)
  expect(text()).toContain('1 ETH = 3,404.08 USDC')
  await click('Review swap')
  expect(title()).toBe('Review swap')
  expect(text()).toContain('You pay0.5 ETH')
  expect(text()).toContain('You receive1,702.04 USDC')
  await click('Swap now')
  expect(played.requests).toContain('submit offer-1')
})

it('price details list all fees, and treat an unknown fee as unknown', async () => {
  const { text, set } = await open()
  expect(text()).toContain('Network feeEthereum$0.42')
  expect(text()).toContain('Provider fee0.25% included')
  expect(text()).toContain('You get at least1,685.02 USDC')
  expect(text()).toMatch(/Price impact\s*0\.02%/)
  const best = { ...swapOffer, networkFee: undefined, providerFee: undefined, priceImpact: undefined }
  await set({ quote: { ...quotedSwap.quote, best } })
  expect(text()).toContain('Network feeEthereumUnknown')
  expect(text()).toContain('Provider feeUnknown')
  expect(text()).not.toContain('Price impact')
  await set({ quote: { ...quotedSwap.quote, best: { ...swapOffer, isFeeTried: false } } })
  expect(text()).toContain('Network feeEthereumAbout $0.42')
  await set({ quote: { ...quotedSwap.quote, best: { ...swapOffer, providerFee: '0' } } })
  expect(text()).toContain('Provider feeNone')
})

it('price details count down to the next quote', async () => {
  const { root, set } = await open({ quote: { ...quotedSwap.quote, refreshAt: Date.now() + 60_000 } })
  const age = () => root.querySelector('summary .fy-tag')?.textContent
  expect(age()).toMatch(/^New price in (1:00|0:5\d)$/)
  await set({ quote: { ...quotedSwap.quote, status: 'loading' } })
  expect(age()).toBe('Getting a price')
  expect(findField(root, 'You receive').value).toBe('1,702.04')
})

it('price details list other offers and pending ones', async () => {
  const other = { ...swapOffer, id: 'offer-2', provider: { id: 'kyber', name: 'KyberSwap' }, toAmount: 1_700_500_000n }
  const quote = { ...quotedSwap.quote, offers: [swapOffer, other], pendingCount: 1 }
  const { set, text } = await open({ quote: { ...quote, comparedBy: 'fees' } })
  expect(text()).toContain('1inchBest after fees1,702.04 USDC')
  await set({ quote: { ...quote, comparedBy: 'amount' } })
  expect(text()).toContain('1inchMost, before fees1,702.04 USDC')
  await set({ quote: { ...quote, comparedBy: 'estimate' } })
  expect(text()).toContain('1inchBest, with fees estimated1,702.04 USDC')
  expect(text()).toContain('KyberSwap1,700.5 USDC')
  expect(text()).toContain('Waiting for 1 provider')
})

it.each<[string, Partial<SwapState>, string, string | undefined]>([
  ['no amount', { sourceTokenAmount: undefined }, 'Enter an amount', undefined],
  ['too much', { sourceTokenAmount: '2.5' }, 'Not enough ETH', 'You have 1.284 ETH. Enter a smaller amount.'],
  [
    'no fee left',
    { sourceTokenAmount: '1.284' },
    'Not enough ETH',
    'You also need $0.42 for the network fee. Enter a smaller amount.',
  ],
  ['no coins for the fee', { ...dollars, nativeAmount: 1n }, 'Not enough ETH', 'You need $0.42 for the network fee.'],
  [
    'less than the minimum of the providers',
    { quote: { ...quotedSwap.quote, limits: { least: 10n ** 18n } } },
    'Amount too small',
    'The minimum is 1 ETH.',
  ],
  [
    'more than the maximum of the providers',
    { quote: { ...quotedSwap.quote, limits: { most: 10n ** 17n } } },
    'Amount too large',
    'The maximum is 0.1 ETH.',
  ],
  [
    'the swap would fail',
    { simulation: { status: 'fails' } },
    'This would fail',
    'The network would reject this swap. Nothing was sent.',
  ],
])('the form explains before the review: %s', async (_what, state, label, sentence) => {
  const { control, alerts, root, click, title } = await open(state)
  expect(control(label).getAttribute('aria-disabled')).toBe('true')
  expect(alerts()).toEqual(sentence ? [sentence] : [])
  expect(findField(root, 'You pay').getAttribute('aria-invalid')).toBe(sentence ? 'true' : null)
  await click(label)
  expect(title()).toBe('Swap')
})

it('the form’s button leads to the tokens while the user has chosen none to receive', async () => {
  const { control, click, title } = await open({
    toToken: undefined,
    quote: { status: 'idle', offers: [], pendingCount: 0 },
  })
  const button = () => control('Choose a token')
  expect(button().getAttribute('aria-disabled')).toBeNull()
  expect(button().getAttribute('type')).toBe('submit')
  await click('Choose a token')
  expect(title()).toBe('Choose a token')
})

it('the form announces that the first quote is loading', async () => {
  const { control, root } = await open({ quote: { status: 'loading', offers: [], pendingCount: 2 } })
  expect(control('Getting a price').getAttribute('aria-busy')).toBe('true')
  expect([...root.querySelectorAll('[role=status]')].map((each) => each.textContent)).toContain('Getting a price')
})

it.each([
  ['SWAP_NO_PRICE', 'No price for this pair right now. Try another amount or token.'],
  ['RPC_FAILED', 'No quotes right now. Your tokens haven’t moved.'],
] as const)('the form offers a retry without a quote (%s)', async (code, sentence) => {
  const error = new ModalError(code === 'SWAP_NO_PRICE' ? code : 'UNKNOWN')
  const { alerts, click, played } = await open({ quote: { status: 'failed', offers: [], pendingCount: 0, error } })
  expect(alerts()).toEqual([sentence])
  await click('Try again')
  expect(played.requests).toContain('refresh')
})

it('the form says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { alerts } = await open({
    quote: { status: 'failed', offers: [], pendingCount: 0, error: new ModalError('UNKNOWN') },
  })
  expect(alerts()).toEqual(['You’re offline. Connect to the internet to get a price.'])
})

it('slippage can be selected and is explained; Escape closes the tip alone', async () => {
  const { control, click, played, text, root, title } = await open()
  expect(control('Slippage 1%').getAttribute('aria-expanded')).toBe('false')
  await click('Slippage 1%')
  expect(control('1%').getAttribute('aria-pressed')).toBe('true')
  await click('Auto')
  await click('3%')
  expect(played.requests).toEqual(['setSlippage auto', 'setSlippage 3'])
  await click('About slippage')
  const tip = root.querySelector('[role=tooltip]')
  expect(tip?.textContent).toContain('nothing is swapped')
  expect(control('About slippage').getAttribute('aria-describedby')).toBe(tip?.id)
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
  await act(async () => control('About slippage').dispatchEvent(press))
  await flushUpdates()
  expect(root.querySelector('[role=tooltip]')).toBeNull()
  expect(title()).toBe('Swap')
  expect(text()).not.toContain('nothing is swapped')
})

it('reversing the tokens keeps the focus on the button', async () => {
  const { control, click, played, set, focused } = await open()
  control('Switch the two tokens').focus()
  await click('Switch the two tokens')
  expect(played.requests).toEqual(['flip'])
  await set(dollars)
  expect(focused()).toBe(control('Switch the two tokens'))
})

it('the form warns of risky tokens and prices', async () => {
  const fake = { ...usdcToken, address: `0x${'ab'.repeat(20)}`, isListed: false, imitates: usdcToken }
  const { text, set } = await open({ toToken: fake, warnings: { honeypot: true, feeOnTransfer: '2.5' } })
  expect(text()).toContain('This USDC isn’t the real USD Coin.')
  expect(text()).toContain('You can buy this token but not sell it.')
  expect(text()).toContain('This token takes 2.5% of every transfer.')
  await set({ toToken: { ...fake, imitates: undefined }, warnings: { unsold: true } })
  expect(text()).toContain('Unlisted token')
  expect(text()).toContain('We couldn’t check whether you can sell this token again.')
  await set({
    toToken: usdcToken,
    warnings: {},
    quote: { ...quotedSwap.quote, best: { ...swapOffer, priceImpact: '12.4' } },
  })
  expect(text()).toContain('Price impact: you’d lose about 12.4% of the value.')
  expect(text()).not.toContain('Unlisted')
})

it('the form says where swapping is unavailable, and offers to switch', async () => {
  const { text, click, context } = await open({ support: 'no', supported: [otherFakeNetwork] })
  expect(text()).toContain('You can’t swap on Ethereum')
  await click('Base')
  expect(context.stores.networks.active('eip155')?.name).toBe('Base')
})
