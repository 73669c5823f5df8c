import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal, otherFakeNetwork } from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import type { SwapState } from '@foyer/core/ui/swap'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { field, type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { ether, offer, playSwap, priced, usdc } from '../../testing/playSwap.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open(first: Partial<SwapState> = {}, view: 'Swap' | 'SwapPreview' = 'Swap') {
  const fake = createFakeAdapter()
  fake.ledger = {}
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { context } = enterModal(modal.context)
  const played = playSwap(context, first)
  const opened = await openModal(modal, { view })
  const { root } = opened
  const set = async (change: Partial<SwapState>) => {
    await act(async () => played.set(change))
    await settle()
  }
  const said = (role: 'status' | 'alert' | 'note') =>
    [...root.querySelectorAll(`[role=${role}]`)].map((each) => each.textContent).filter(Boolean)
  return { ...opened, fake, context, played, set, said }
}

it('tells a screen reader what comes, and nothing before anything is known', async () => {
  const { said, set } = await open({ quote: { status: 'idle', offers: [], asking: 0 }, sourceTokenAmount: undefined })
  expect(said('status')).toEqual([])
  await set({ sourceTokenAmount: '0.5', quote: priced.quote })
  expect(said('status')).toContain('You receive about 1,702.04 USDC')
})

it('alerts to what can cost the visitor everything, and only notes the rest', async () => {
  const fake = { ...usdc, address: `0x${'ab'.repeat(20)}`, isListed: false, imitates: usdc }
  const { said, set } = await open({ toToken: fake, warnings: { honeypot: true, feeOnTransfer: '2.5' } })
  expect(said('alert')).toEqual([
    'This USDC only looks like USD Coin: it is another token.',
    'This token could be bought, but not sold again. You would most likely lose what you pay.',
  ])
  expect(said('note')).toEqual(['This token keeps 2.5% of whatever is sent.'])
  await set({ toToken: { ...fake, imitates: undefined }, warnings: { unsold: true } })
  expect(said('alert')).toEqual([])
  expect(said('note')).toHaveLength(2)
  const losing = (priceImpact: string) =>
    set({ toToken: usdc, warnings: {}, quote: { ...priced.quote, best: { ...offer, priceImpact } } })
  await losing('60')
  expect(said('alert').join()).toContain('You lose about 60% of the worth to the price.')
  await losing('0.5')
  expect([...said('alert'), ...said('note')].join()).not.toContain('of the worth to the price')
})

it('says what the network takes where there is not as much of its coin', async () => {
  const { said } = await open({
    sourceToken: usdc,
    toToken: ether,
    sourceTokenAmount: '400',
    nativeAmount: 1n,
    quote: { ...priced.quote, best: { ...offer, networkFee: 2_000_000_000_000_000n } },
  })
  expect(said('alert').join()).toContain('The network fee is $6.83, and you don’t have as much.')
})

it('waits at the network that was chosen where swapping is not possible', async () => {
  const { click, control, fake, title, said, text } = await open({ support: 'no', supported: [otherFakeNetwork] })
  expect(said('alert').join()).toContain('Swapping isn’t possible on Ethereum')
  expect(control('Base').hasAttribute('aria-busy')).toBe(false)
  fake.wallet('lantern').mode = 'hold'
  await click('Base')
  if (title() !== 'Swap') await click('Back')
  expect(control('Base').getAttribute('aria-busy')).toBe('true')
  expect(text()).toContain('Swapping isn’t possible on Ethereum')
})

it('lists no networks where there are none', async () => {
  const { root } = await open({ support: 'no', supported: [] })
  expect(root.querySelector('.fy-view:not(.fy-ghost) .fy-rows')).toBeNull()
})

it('ticks what is done, and numbers what is to come', async () => {
  const { root, set } = await open(
    {
      sourceToken: usdc,
      toToken: ether,
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

it('finds a token by its name alone, and by its symbol alone', async () => {
  const dai = {
    ...usdc,
    address: `0x${'6b'.repeat(20)}`,
    symbol: 'DAI',
    name: 'Stable of the harbor',
    amount: undefined,
  }
  const { click, root, said } = await open({ tokens: { status: 'ready', items: [ether, usdc, dai] } })
  await click(/USDC\. Choose a token$/)
  const rows = () => [...root.querySelectorAll('.fy-rows .fy-row__m .fy-row__t')].map((each) => each.textContent)
  const search = (text: string) => type(field(root, 'Search name or address'), text)
  await search('stable OF')
  expect(rows()).toEqual(['Stable of the harbor'])
  expect(said('status')).toContain('1 token')
  await search('dai')
  expect(rows()).toEqual(['Stable of the harbor'])
  await search('ther')
  expect(rows()).toEqual(['Ether'])
})

it('says that the tokens come, and shows none of those that do not', async () => {
  const { click, said, set, root } = await open({ tokens: { status: 'loading', items: [] } })
  await click(/USDC\. Choose a token$/)
  const list = () => root.querySelector('.fy-swap__tokens')
  expect(list()?.getAttribute('aria-busy')).toBe('true')
  expect(said('status')).toContain('Loading tokens')
  await set({ tokens: { status: 'failed', items: [] } })
  expect(list()?.getAttribute('aria-busy')).toBe('false')
  expect(said('alert').join()).toContain('The tokens couldn’t be loaded')
  await set({ tokens: { status: 'ready', items: [ether] } })
  expect(said('alert').join()).not.toContain('The tokens couldn’t be loaded')
})
