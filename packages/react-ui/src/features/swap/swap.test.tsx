import { ModalError } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal, fakeNetwork, otherFakeNetwork } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import type { SwapState } from '@foyer/core/ui/swap'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { field } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { ether, offer, playSwap, priced, usdc } from '../../testing/playSwap.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function create(first: Partial<SwapState> = {}, options: Parameters<typeof createTestModal>[0] = {}) {
  const fake = createFakeAdapter()
  fake.ledger = {}
  const networks = [fakeNetwork, otherFakeNetwork] as const
  const { modal } = createTestModal({ ui: reactUi(), fake, networks, ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = enterModal(modal.context).context
  return { modal, context, played: playSwap(context, first) }
}

async function open(first: Partial<SwapState> = {}) {
  const { modal, context, played } = await create(first)
  const opened = await openModal(modal, { view: 'Swap' })
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await settle()
  }
  const alerts = () => [...opened.root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  return { ...opened, context, played, set, alerts }
}

const dollars = { sourceToken: usdc, toToken: ether, sourceTokenAmount: '400' } as const

it('S1.036 is offered on the account, before what receives and sends, unless the site has turned it off', async () => {
  const offered = async (options: Parameters<typeof create>[1]) => {
    const { modal } = await create({}, options)
    const { root } = await openModal(modal, { view: 'Account' })
    return [...root.querySelectorAll('.fy-act')].map((each) => each.textContent)
  }
  expect(await offered({})).toEqual(['Swap', 'Receive', 'Send'])
  expect(await offered({ features: { swaps: false } })).toEqual(['Receive', 'Send'])
})

it('S2.045 has no view where it is off', async () => {
  const off = await create({}, { features: { swaps: false } })
  const { title } = await openModal(off.modal, { view: 'Swap' })
  expect(title()).not.toBe('Swap')
})

it('S2.020 leads from the account over the price and the review to the wallet', async () => {
  const { modal, played } = await create()
  const { click, title, text, root } = await openModal(modal, { view: 'Account' })
  await click('Swap')
  expect(title()).toBe('Swap')
  expect(field(root, 'You pay').value).toBe('0.5')
  expect(field(root, 'You receive').value).toBe('1,702.04')
  expect(field(root, 'You receive').readOnly).toBe(true)
  expect(text()).toContain('1 ETH = 3,404.08 USDC')
  await click('Review swap')
  expect(title()).toBe('Review swap')
  expect(text()).toContain('You pay0.5 ETH')
  expect(text()).toContain('You receive1,702.04 USDC')
  await click('Swap now')
  expect(played.asked).toContain('submit offer-1')
})

it('says what the price is made of, and does not take for nothing what nobody has told', async () => {
  const { text, set } = await open()
  expect(text()).toContain('Network feeEthereum$0.42')
  expect(text()).toContain('Provider fee0.25% included')
  expect(text()).toContain('You get at least1,685.02 USDC')
  expect(text()).toMatch(/Price impact\s*0\.02%/)
  const best = { ...offer, networkFee: undefined, providerFee: undefined, priceImpact: undefined }
  await set({ quote: { ...priced.quote, best } })
  expect(text()).toContain('Network feeEthereumNot known')
  expect(text()).toContain('Provider feeNot known')
  expect(text()).not.toContain('Price impact')
  await set({ quote: { ...priced.quote, best: { ...offer, isFeeTried: false } } })
  expect(text()).toContain('Network feeEthereumAbout $0.42')
  await set({ quote: { ...priced.quote, best: { ...offer, providerFee: '0' } } })
  expect(text()).toContain('Provider feeNone')
})

it('shows how long a price still stands, and that it is read anew', async () => {
  const { root, set } = await open({ quote: { ...priced.quote, refreshAt: Date.now() + 60_000 } })
  const age = () => root.querySelector('summary .fy-tag')?.textContent
  expect(age()).toMatch(/^New price in (1:00|0:5\d)$/)
  await set({ quote: { ...priced.quote, status: 'loading' } })
  expect(age()).toBe('Getting a price')
  expect(field(root, 'You receive').value).toBe('1,702.04')
})

it('shows what the others offer, and who is still being asked', async () => {
  const other = { ...offer, id: 'offer-2', provider: { id: 'kyber', name: 'KyberSwap' }, toAmount: 1_700_500_000n }
  const quote = { ...priced.quote, offers: [offer, other], asking: 1 }
  const { set, text } = await open({ quote: { ...quote, comparedBy: 'fees' } })
  expect(text()).toContain('1inchBest after fees1,702.04 USDC')
  await set({ quote: { ...quote, comparedBy: 'amount' } })
  expect(text()).toContain('1inchMost, before fees1,702.04 USDC')
  await set({ quote: { ...quote, comparedBy: 'estimate' } })
  expect(text()).toContain('1inchBest, with fees estimated1,702.04 USDC')
  expect(text()).toContain('KyberSwap1,700.50 USDC')
  expect(text()).toContain('1 provider is still being asked')
})

it.each<[string, Partial<SwapState>, string, string | undefined]>([
  ['no token', { toToken: undefined, quote: { status: 'idle', offers: [], asking: 0 } }, 'Choose a token', undefined],
  ['no amount', { sourceTokenAmount: undefined }, 'Enter an amount', undefined],
  ['too much', { sourceTokenAmount: '2.5' }, 'Not enough ETH', 'You have 1.284 ETH. Enter a smaller amount.'],
  [
    'no fee left',
    { sourceTokenAmount: '1.284' },
    'Not enough ETH',
    'Nothing is left for the network fee of $0.42. Enter a smaller amount.',
  ],
  [
    'no coin for the fee',
    { ...dollars, nativeAmount: 1n },
    'Not enough ETH',
    'The network fee is $0.42, and you don’t have as much.',
  ],
  [
    'less than anybody swaps',
    { quote: { ...priced.quote, limits: { least: 10n ** 18n } } },
    'Amount too small',
    'The least that can be swapped here is 1 ETH.',
  ],
  [
    'more than anybody swaps',
    { quote: { ...priced.quote, limits: { most: 10n ** 17n } } },
    'Amount too large',
    'The most that can be swapped here is 0.1 ETH.',
  ],
  [
    'it would fail',
    { simulation: { status: 'fails' } },
    'It would fail',
    'The network would refuse this swap. Nothing was sent.',
  ],
])('says before the review what is in the way: %s', async (_what, state, label, sentence) => {
  const { control, alerts, root, click, title } = await open(state)
  expect(control(label).getAttribute('aria-disabled')).toBe('true')
  expect(alerts()).toEqual(sentence ? [sentence] : [])
  expect(field(root, 'You pay').getAttribute('aria-invalid')).toBe(sentence ? 'true' : null)
  await click(label)
  expect(title()).toBe('Swap')
})

it('waits for a first price, and tells who listens', async () => {
  const { control, root } = await open({ quote: { status: 'loading', offers: [], asking: 2 } })
  expect(control('Getting a price').getAttribute('aria-busy')).toBe('true')
  expect([...root.querySelectorAll('[role=status]')].map((each) => each.textContent)).toContain('Getting a price')
})

it.each([
  ['SWAP_NO_PRICE', 'No price for this pair right now. Try another amount or token.'],
  ['RPC_FAILED', 'Nobody answered with a price. Your tokens are where they were.'],
] as const)('offers to try again where there is no price (%s)', async (code, sentence) => {
  const error = new ModalError(code === 'SWAP_NO_PRICE' ? code : 'UNKNOWN')
  const { alerts, click, played } = await open({ quote: { status: 'failed', offers: [], asking: 0, error } })
  expect(alerts()).toEqual([sentence])
  await click('Try again')
  expect(played.asked).toContain('retry')
})

it('says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { alerts } = await open({
    quote: { status: 'failed', offers: [], asking: 0, error: new ModalError('UNKNOWN') },
  })
  expect(alerts()).toEqual(['You’re offline. Connect to the internet to get a price.'])
})

it('lets the visitor choose how much worse the price may get, and explains it without losing the modal to Escape', async () => {
  const { control, click, played, text, root, title } = await open()
  expect(control('Slippage 1%').getAttribute('aria-expanded')).toBe('false')
  await click('Slippage 1%')
  expect(control('1%').getAttribute('aria-pressed')).toBe('true')
  await click('Auto')
  await click('3%')
  expect(played.asked).toEqual(['setSlippage auto', 'setSlippage 3'])
  await click('About slippage')
  const tip = root.querySelector('[role=tooltip]')
  expect(tip?.textContent).toContain('nothing is swapped')
  expect(control('About slippage').getAttribute('aria-describedby')).toBe(tip?.id)
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
  await act(async () => control('About slippage').dispatchEvent(press))
  await settle()
  expect(root.querySelector('[role=tooltip]')).toBeNull()
  expect(title()).toBe('Swap')
  expect(text()).not.toContain('nothing is swapped')
})

it('has the tokens the other way round, and keeps the focus on the button', async () => {
  const { control, click, played, set, focused } = await open()
  control('Switch the two tokens').focus()
  await click('Switch the two tokens')
  expect(played.asked).toEqual(['flip'])
  await set(dollars)
  expect(focused()).toBe(control('Switch the two tokens'))
})

it('warns of what is known against a token and a price', async () => {
  const fake = { ...usdc, address: `0x${'ab'.repeat(20)}`, isListed: false, imitates: usdc }
  const { text, set } = await open({ toToken: fake, warnings: { honeypot: true, feeOnTransfer: '2.5' } })
  expect(text()).toContain('This USDC only looks like USD Coin: it is another token.')
  expect(text()).toContain('This token could be bought, but not sold again.')
  expect(text()).toContain('This token keeps 2.5% of whatever is sent.')
  await set({ toToken: { ...fake, imitates: undefined }, warnings: { unsold: true } })
  expect(text()).toContain('This token is on no list.')
  expect(text()).toContain('Whether this token can be sold again couldn’t be tried.')
  await set({ toToken: usdc, warnings: {}, quote: { ...priced.quote, best: { ...offer, priceImpact: '12.4' } } })
  expect(text()).toContain('You lose about 12.4% of the worth to the price.')
  expect(text()).not.toContain('on no list')
})

it('says where swapping is not possible, and offers to switch', async () => {
  const { text, click, context } = await open({ support: 'no', supported: [otherFakeNetwork] })
  expect(text()).toContain('Swapping isn’t possible on Ethereum')
  await click('Base')
  expect(context.stores.networks.active('eip155')?.name).toBe('Base')
})
