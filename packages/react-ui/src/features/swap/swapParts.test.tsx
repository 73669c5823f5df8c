import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import type { SwapState } from '@foyer/core/internal/swap'
import { createFakeAdapter, createTestModal, otherFakeNetwork } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { createScriptedSwap, etherToken, quotedSwap, swapOffer, usdcToken } from '../../testing/createScriptedSwap.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField, typeText } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open(first: Partial<SwapState> = {}, view: 'Swap' | 'SwapPreview' = 'Swap') {
  const fake = createFakeAdapter()
  fake.chainReader = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = startNavigation(modal)
  const played = createScriptedSwap(context, first)
  const opened = await openModal(modal, { view })
  const { root } = opened
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await flushUpdates()
  }
  const said = (role: 'status' | 'alert' | 'note') =>
    [...root.querySelectorAll(`[role=${role}]`)].map((each) => each.textContent).filter(Boolean)
  return { ...opened, fake, context, played, set, said }
}

it('the received amount is announced once it is known', async () => {
  const { said, set } = await open({
    quote: { status: 'idle', offers: [], pendingCount: 0 },
    sourceTokenAmount: undefined,
  })
  expect(said('status')).toEqual([])
  await set({ sourceTokenAmount: '0.5', quote: quotedSwap.quote })
  expect(said('status')).toContain('You receive about 1,702.04 USDC')
})

it('severe risks are alerts, others notes', async () => {
  const fake = { ...usdcToken, address: `0x${'ab'.repeat(20)}`, isListed: false, imitates: usdcToken }
  const { said, set } = await open({ toToken: fake, warnings: { honeypot: true, feeOnTransfer: '2.5' } })
  expect(said('alert')).toEqual([
    'This USDC isn’t the real USD Coin.',
    'You can buy this token but not sell it. You’d likely lose everything you pay.',
  ])
  expect(said('note')).toEqual(['This token takes 2.5% of every transfer.'])
  await set({ toToken: { ...fake, imitates: undefined }, warnings: { unsold: true } })
  expect(said('alert')).toEqual([])
  expect(said('note')).toHaveLength(2)
  const losing = (priceImpact: string) =>
    set({ toToken: usdcToken, warnings: {}, quote: { ...quotedSwap.quote, best: { ...swapOffer, priceImpact } } })
  await losing('60')
  expect(said('alert').join()).toContain('Price impact: you’d lose about 60% of the value.')
  await losing('99.99')
  expect(said('alert')).toContain('Price impact 99.99%: you would lose almost everything.')
  await losing('0.5')
  expect([...said('alert'), ...said('note')].join()).not.toContain('Price impact: ')
})

it('an amount that the account does not have shows its problem under the field, and no quote', async () => {
  const { root, said, set, text } = await open({
    sourceTokenAmount: '2.5',
    quote: { ...quotedSwap.quote, best: { ...swapOffer, priceImpact: '99.99' } },
  })
  expect(said('alert')).toEqual(['You have 1.284 ETH. Enter a smaller amount.'])
  expect(root.querySelector('.fy-amt + .fy-err')?.textContent).toBe('You have 1.284 ETH. Enter a smaller amount.')
  expect(findField(root, 'You receive').value).toBe('')
  expect(text()).not.toContain('1 ETH =')
  await set({ sourceTokenAmount: '0.5' })
  expect(findField(root, 'You receive').value).toBe('1,702.04')
  expect(text()).toContain('1 ETH = 3,404.08 USDC')
})

it('the rate names one unit of the dearer token, however bad the price', async () => {
  const { text, set } = await open()
  expect(text()).toContain('1 ETH = 3,404.08 USDC')
  await set({ quote: { ...quotedSwap.quote, best: { ...swapOffer, toAmount: 100_000n } } })
  expect(text()).toContain('1 ETH = 0.2 USDC')
  const best = { ...swapOffer, toAmount: 117_000_000_000_000_000n }
  const dollars = { sourceToken: usdcToken, toToken: etherToken, sourceTokenAmount: '400' }
  await set({ ...dollars, quote: { ...quotedSwap.quote, best } })
  expect(text()).toMatch(/1 ETH = 3,418.8\d* USDC/)
  await set({ sourceToken: { ...usdcToken, price: undefined } })
  expect(text()).toContain('1 USDC = 0.0002925 ETH')
})

it('the form names the fee that the balance cannot cover', async () => {
  const { said } = await open({
    sourceToken: usdcToken,
    toToken: etherToken,
    sourceTokenAmount: '400',
    nativeAmount: 1n,
    quote: { ...quotedSwap.quote, best: { ...swapOffer, networkFee: 2_000_000_000_000_000n } },
  })
  expect(said('alert').join()).toContain('You need $6.83 for the network fee.')
})

it('the selected network shows that it waits for the wallet', async () => {
  const { click, control, fake, title, said, text } = await open({ support: 'no', supported: [otherFakeNetwork] })
  expect(said('alert').join()).toContain('You can’t swap on Ethereum')
  expect(control('Base').hasAttribute('aria-busy')).toBe(false)
  fake.wallet('lantern').mode = 'hold'
  await click('Base')
  if (title() !== 'Swap') await click('Back')
  expect(control('Base').getAttribute('aria-busy')).toBe('true')
  expect(text()).toContain('You can’t swap on Ethereum')
})

it('no network is listed where none supports swapping', async () => {
  const { root } = await open({ support: 'no', supported: [] })
  expect(root.querySelector('.fy-view:not(.fy-ghost) .fy-rows')).toBeNull()
})

it('steps are ticked when done, and numbered when pending', async () => {
  const { root, set } = await open(
    {
      sourceToken: usdcToken,
      toToken: etherToken,
      sourceTokenAmount: '400',
      approval: { kind: 'approve', amount: 400_000_000n },
      step: { status: 'approving', phase: 'wallet', steps: 2 },
    },
    'SwapPreview',
  )
  const steps = () =>
    [...root.querySelectorAll('ol[aria-label=Steps] > li')].map((each) => [
      each.textContent,
      each.querySelectorAll('svg').length,
    ])
  expect(steps()).toEqual([
    [expect.stringMatching(/^1Allow 400 USDC$/), 0],
    [expect.stringMatching(/^2Swap for /), 0],
  ])
  await set({ step: { status: 'swapping', phase: 'wallet', steps: 2 } })
  expect(steps()).toEqual([
    [expect.stringMatching(/^Allow 400 USDC Done$/), 1],
    [expect.stringMatching(/^2Swap for /), 0],
  ])
})

it('the search matches by name alone and by symbol alone', async () => {
  const dai = {
    ...usdcToken,
    address: `0x${'6b'.repeat(20)}`,
    symbol: 'DAI',
    name: 'Stable of the harbor',
    amount: undefined,
  }
  const { click, root, said } = await open({ tokens: { status: 'ready', items: [etherToken, usdcToken, dai] } })
  await click(/USDC\. Choose a token$/)
  const rows = () => [...root.querySelectorAll('.fy-rows .fy-row__m .fy-row__t')].map((each) => each.textContent)
  const search = (text: string) => typeText(findField(root, 'Search name or address'), text)
  await search('stable OF')
  expect(rows()).toEqual(['Stable of the harbor'])
  expect(said('status')).toContain('1 token')
  await search('dai')
  expect(rows()).toEqual(['Stable of the harbor'])
  await search('ther')
  expect(rows()).toEqual(['Ether'])
})

it('a loading list says so, and shows no failed tokens', async () => {
  const { click, said, set, root } = await open({ tokens: { status: 'loading', items: [] } })
  await click(/USDC\. Choose a token$/)
  const list = () => root.querySelector('.fy-swap__tokens')
  expect(list()?.getAttribute('aria-busy')).toBe('true')
  expect(said('status')).toContain('Loading tokens')
  await set({ tokens: { status: 'failed', items: [] } })
  expect(list()?.getAttribute('aria-busy')).toBe('false')
  expect(said('alert').join()).toContain('Couldn’t load tokens')
  await set({ tokens: { status: 'ready', items: [etherToken] } })
  expect(said('alert').join()).not.toContain('Couldn’t load tokens')
})
