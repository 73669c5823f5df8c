import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createFakeChainReader, createTestModal, fakeQuote } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { findField } from '../../testing/fields.js'
import { openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const THEO = '0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const ether = 10n ** 18n
const usdc = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1_250_000_000n }

type ChainReader = ReturnType<typeof createFakeChainReader>

async function open(params: object, prepare: (chain: ChainReader, from: string) => void = () => {}) {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.balance = 2n * ether
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  prepare(chain, fake.wallet('lantern').createConnection().accounts[0].address)
  chain.described.set(USDC, { ...usdc, caipNetworkId: 'eip155:1' })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const opened = await openModal(modal, { view: 'WalletSend', arguments: params })
  const { root } = opened
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const said = () => [...root.querySelectorAll('[role=status]')].map((each) => each.textContent)
  const line = (label: string) =>
    [...root.querySelectorAll('.fy-review > *')].map((each) => each.textContent).find((each) => each?.startsWith(label))
  return { ...opened, modal, chain, alerts, said, line }
}

const priced = (amount: string) => ({ ...usdc, price: { amount, currency: 'usd' } })

it('Review shows the value and the network beside the amount', async () => {
  const { click, line } = await open({ amount: '25', assetAddress: USDC, to: THEO }, (chain) => {
    chain.tokens = [priced('1')]
  })
  await click('Review')
  expect(line('You send')).toBe('You sendU25 USDC$25.00 on Ethereum')
})

it('Review shows a total that matches the displayed amounts', async () => {
  const { click, text } = await open({ amount: '0.039921', to: THEO }, (chain) => {
    const price = { amount: '2505', currency: 'usd' } as const
    chain.tokens = [{ symbol: 'ETH', name: 'Ether', decimals: 18, amount: 2n * ether, price }]
    chain.quote = { ...fakeQuote, fees: [{ id: 'normal', amount: 39n * 10n ** 12n }] }
  })
  await click('Review')
  await vi.waitFor(() => expect(text()).toContain('Total$100.10'))
  // The total of 100.0021 and 0.0977 is the sum of the displayed, rounded amounts.
  expect(text()).toContain('$100.00 on Ethereum')
  expect(text()).toContain('Network fee$0.10')
})

it('Review shows no value without a price', async () => {
  const { click, line } = await open({ amount: '25', assetAddress: USDC, to: THEO }, (chain) => {
    chain.tokens = [usdc]
  })
  await click('Review')
  expect(line('You send')).toBe('You sendU25 USDCon Ethereum')
})

it('Review alerts to a transfer the network would refuse, and says when it could not simulate', async () => {
  const failing = await open({ amount: '0.1', to: THEO }, (chain) => {
    chain.simulation = { status: 'fails' }
  })
  await failing.click('Review')
  expect(failing.alerts()).toEqual(['The network would reject this transfer. Nothing was sent.'])
  const untried = await open({ amount: '0.1', to: THEO })
  await untried.click('Review')
  expect(untried.said().join()).toContain('We couldn’t simulate this')
  expect(untried.alerts()).toEqual([])
})

it.each([
  [
    'more leaves the sender than the user entered',
    (address: string) => ({ changes: [{ address, token: {}, amount: -(ether / 10n + 1n) }] }),
    'This would take more than the amount you entered. Nothing was sent.',
  ],
  [
    'another account may take something afterwards',
    (address: string) => ({
      changes: [],
      approvals: [{ address, kind: 'token' as const, token: USDC, spender: THEO }],
    }),
    'This would let someone else take your assets. Nothing was sent.',
  ],
] as const)('Review is blocked where %s, and lists no changes', async (_, toTried, sentence) => {
  const { click, alerts, hasControl, text } = await open({ amount: '0.1', to: THEO }, (chain, from) => {
    chain.simulation = { status: 'succeeds', ...toTried(from) }
  })
  await click('Review')
  expect(alerts()).toEqual([sentence])
  expect(hasControl('Send 0.1 ETH')).toBe(false)
  expect(text()).not.toContain('What will happen')
})

it('Review explains a transfer that became impossible, as the form does, and leads back', async () => {
  const { click, title, text, alerts, hasControl, root, chain } = await open({ amount: '0.1', to: THEO }, (node) => {
    node.mode = 'hang'
    node.quote = { ...fakeQuote, least: ether }
  })
  // The node has not answered yet, so the fee is unknown when the review opens.
  await click('Review')
  expect(alerts()).toEqual([])
  await act(async () => chain.release())
  await vi.waitFor(() => expect(alerts()).toEqual(['The minimum is 1 ETH.']))
  expect(text()).not.toContain('Simulating')
  expect(hasControl('Send 0.1 ETH')).toBe(false)
  await click('Edit')
  expect(title()).toBe('Send')
  expect(findField(root, 'Amount')).toHaveProperty('value', '0.1')
  expect(alerts()).toEqual(['The minimum is 1 ETH.'])
})

it('Review lists unexpected changes, signed, with their owner', async () => {
  const { click, text, hasControl } = await open({ amount: '0.1', to: THEO }, (chain, from) => {
    chain.simulation = {
      status: 'succeeds',
      changes: [
        { address: from, token: {}, amount: -ether / 10n },
        { address: THEO, token: {}, amount: ether / 10n },
        { address: `0x${'9'.repeat(40)}`, token: { address: `0x${'8'.repeat(40)}` }, amount: 3n },
      ],
    }
  })
  await click('Review')
  expect(text()).toContain('What will happenYou−0.1 ETHThey receive+0.1 ETH0x9999…9999+3 0x8888…8888')
  expect(hasControl('Send 0.1 ETH')).toBe(true)
})

it.each([
  ['another amount', -1n, 1n],
  ['less than the amount', -(ether / 10n), 1n],
])('Review does not claim that nothing else happens where it is %s', async (_, out, into) => {
  const { click, text } = await open({ amount: '0.1', to: THEO }, (chain, from) => {
    chain.simulation = {
      status: 'succeeds',
      changes: [
        { address: from, token: {}, amount: out },
        { address: THEO, token: {}, amount: into },
      ],
    }
  })
  await click('Review')
  expect(text()).toContain('What will happen')
})

it('the form accepts a dropped receiver, and keeps the page from navigating to it', async () => {
  const { root, text } = await open({ amount: '0.1' })
  const place = findField(root, 'Name or address').closest('.fy-field')
  const over = new Event('dragover', { bubbles: true, cancelable: true })
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(drop, { dataTransfer: { getData: () => THEO } })
  await act(async () => void place?.dispatchEvent(over))
  await act(async () => void place?.dispatchEvent(drop))
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true])
  await vi.waitFor(() => expect(text()).toContain('0x51c0…9ad4'))
})
