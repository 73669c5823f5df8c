import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createFakeLedger, createTestModal, fakeQuote } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { field } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal } from '../../testing/openModal.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const THEO = '0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const ether = 10n ** 18n
const usdc = { address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1_250_000_000n }

type Ledger = ReturnType<typeof createFakeLedger>

async function open(given: object, prepare: (chain: Ledger, from: string) => void = () => {}) {
  const chain = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  fake.balance = 2n * ether
  const { modal } = createTestModal({ ui: reactUi(), fake })
  modals.push(modal)
  prepare(chain, fake.wallet('lantern').createConnection().accounts[0].address)
  chain.described.set(USDC, { ...usdc, caipNetworkId: 'eip155:1' })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const opened = await openModal(modal, { view: 'WalletSend', arguments: given })
  const { root } = opened
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const said = () => [...root.querySelectorAll('[role=status]')].map((each) => each.textContent)
  /** The line of the review with this label. */
  const line = (label: string) =>
    [...root.querySelectorAll('.fy-review > *')].map((each) => each.textContent).find((each) => each?.startsWith(label))
  return { ...opened, modal, chain, alerts, said, line }
}

const priced = (amount: string) => ({ ...usdc, price: { amount, currency: 'usd' } })

it('says beside the amount what it is worth, and on which network it goes', async () => {
  const { click, line } = await open({ amount: '25', assetAddress: USDC, to: THEO }, (chain) => {
    chain.tokens = [priced('1')]
  })
  await click('Review')
  expect(line('You send')).toBe('You sendU25 USDC$25.00 on Ethereum')
})

it('has a total to which what is read adds up', async () => {
  const { click, text } = await open({ amount: '0.039921', to: THEO }, (chain) => {
    const price = { amount: '2505', currency: 'usd' } as const
    chain.tokens = [{ symbol: 'ETH', name: 'Ether', decimals: 18, amount: 2n * ether, price }]
    chain.quote = { ...fakeQuote, fees: [{ id: 'normal', amount: 39n * 10n ** 12n }] }
  })
  await click('Review')
  await vi.waitFor(() => expect(text()).toContain('Total$100.10'))
  // 100.0021 and 0.0977: more than both of them say.
  expect(text()).toContain('$100.00 on Ethereum')
  expect(text()).toContain('Network fee$0.10')
})

it('makes up no worth of what has no price', async () => {
  const { click, line } = await open({ amount: '25', assetAddress: USDC, to: THEO }, (chain) => {
    chain.tokens = [usdc]
  })
  await click('Review')
  expect(line('You send')).toBe('You sendU25 USDCon Ethereum')
})

it('alerts to what the network would refuse, and says that it could not be tried out', async () => {
  const failing = await open({ amount: '0.1', to: THEO }, (chain) => {
    chain.simulation = { status: 'fails' }
  })
  await failing.click('Review')
  expect(failing.alerts()).toEqual(['The network would refuse this transfer. Nothing was sent.'])
  const untried = await open({ amount: '0.1', to: THEO })
  await untried.click('Review')
  expect(untried.said().join()).toContain('This couldn’t be tried out beforehand')
  expect(untried.alerts()).toEqual([])
})

it('says of what turns out not to be possible why, as the form does, and leads back to it', async () => {
  const { click, title, text, alerts, hasControl, root, chain } = await open({ amount: '0.1', to: THEO }, (node) => {
    node.mode = 'hang'
    node.quote = { ...fakeQuote, least: ether }
  })
  // The network has not said yet what it takes.
  await click('Review')
  expect(alerts()).toEqual([])
  await act(async () => chain.release())
  await vi.waitFor(() => expect(alerts()).toEqual(['This network sends no less than 1 ETH there.']))
  expect(text()).not.toContain('Trying it out')
  expect(hasControl('Send 0.1 ETH')).toBe(false)
  await click('Edit')
  expect(title()).toBe('Send')
  expect(field(root, 'Amount')).toHaveProperty('value', '0.1')
  expect(alerts()).toEqual(['This network sends no less than 1 ETH there.'])
})

it('shows more than the transfer where more happens, each with its sign and its owner', async () => {
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
  expect(text()).toContain('What will happenYou−0.1 ETHThey get+0.1 ETH0x9999…9999+3 0x8888…8888')
  expect(text()).not.toContain('Only this transfer')
  expect(hasControl('Send 0.1 ETH')).toBe(true)
})

it.each([
  ['another amount', -1n, 1n],
  ['less than was sent', -(ether / 10n), 1n],
])('does not say that only this happens where it is %s', async (_, out, into) => {
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
  expect(text()).not.toContain('Only this transfer')
})

it('takes a receiver that is dropped, and keeps the page from leaving for it', async () => {
  const { root, text } = await open({ amount: '0.1' })
  const place = field(root, 'Name or address').closest('.fy-field')
  const over = new Event('dragover', { bubbles: true, cancelable: true })
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(drop, { dataTransfer: { getData: () => THEO } })
  await act(async () => void place?.dispatchEvent(over))
  await act(async () => void place?.dispatchEvent(drop))
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true])
  await vi.waitFor(() => expect(text()).toContain('0x51c0…9ad4'))
})
