import type { Modal, PayRequest } from '@foyer/core'
import { connect, openPay } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
  createFakeOnramp,
  createTestModal,
  type FakeOnramp,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ModalProvider } from '../../hooks/ModalProvider.js'
import { usePay } from '../../hooks/usePay.js'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const THEO = '0x51c0000000000000000000000000000000009ad4'
const USDC = `0x${'a0'.repeat(20)}`
const usdc = { caipNetworkId: 'eip155:1', address: USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const
const ten: PayRequest = { asset: `eip155:1/erc20:${USDC}`, recipient: THEO, amount: '10' }

let service: FakeOnramp

beforeEach(() => {
  service = createFakeOnramp()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.fetch(String(input), init))
})

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeChainReader()
  chain.described.set(USDC, usdc)
  chain.tokens = [{ ...usdc, amount: 25_000_000n }]
  chain.quote = { ...fakeQuote, balance: 25_000_000n, most: 25_000_000n }
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({
    ui: reactUi(),
    fake,
    services: { data: service.url },
    features: { pay: true, onramp: ['coinbase'] },
    ...options,
  })
  modals.push(modal)
  return { modal, chain, fake }
}

/** Requests a payment as an app does. `outcome` has the result. */
async function ask(modal: Modal, request: PayRequest) {
  const outcome: { value?: unknown; error?: unknown } = {}
  await act(async () => {
    openPay(modal, request).then(
      (value) => {
        outcome.value = value
      },
      (error: unknown) => {
        outcome.error = error
      },
    )
    await vi.waitFor(() => expect(modal.$state.get().isOpen || outcome.error).toBeTruthy())
  })
  await flushUpdates()
  const opened = await openModal(modal, { view: 'Pay' })
  return { ...opened, outcome }
}

it('Pay shows the request and the payer, and ends with a receipt', async () => {
  const { modal, chain } = await create()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text, title, root, outcome } = await ask(modal, ten)
  expect(title()).toBe('Pay')
  expect(text()).toContain('Harbor requests')
  expect(text()).toContain('10 USDC')
  expect(text()).toContain(THEO)
  expect(text()).toContain('You have 25 USDC')
  await click('Pay 10 USDC')
  expect(chain.sent).toMatchObject([{ to: THEO, amount: 10_000_000n }])
  expect(title()).toBe('Paid')
  expect(root.querySelector('a[href^="https://scan.example/tx/0x"]')).not.toBeNull()
  expect(outcome.value).toMatchObject({ caipNetworkId: 'eip155:1' })
  await click('Done')
  expect(modal.$state.get().isOpen).toBe(false)
})

it('Pay shows the missing amount, and leads to buying it', async () => {
  const { modal, chain } = await create()
  chain.tokens = [{ ...usdc, amount: 4_000_000n }]
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, control, hasControl, text, title, root } = await ask(modal, ten)
  const alert = root.querySelector('[role=alert]')
  expect(alert?.textContent).toBe('You’re 6 USDC short.')
  expect(alert?.querySelector('svg')).not.toBeNull()
  expect(hasControl('Pay 10 USDC')).toBe(false)
  expect(control('Swap into USDC').className).toContain('fy-btn--1')
  expect(control('Buy 6 USDC').className).toContain('fy-btn--2')
  await click('Buy 6 USDC')
  expect(title()).toBe('Buy')
  expect(text()).toContain('USDC. Choose a token')
  expect(text()).not.toContain('Not available')
  // The suggested amount of money covers the provider's fee, and is at least the provider's minimum.
  const field = [...root.querySelectorAll('input')].at(0)
  expect(field?.value).toBe('10')
})

it('Pay leads to swapping into the missing token, where offered', async () => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, hasControl, title } = await ask(modal, ten)
  expect(hasControl('Swap into USDC')).toBe(true)
  await click('Swap into USDC')
  expect(title()).toBe('Swap')
})

it.each([
  [1_234_567n, '100', 'You’re 98.7655 USDC short.'],
  [2_345_678n, '1000000', 'You’re 999,997.66 USDC short.'],
])('Pay never understates what is missing (the account has %s)', async (balance, amount, sentence) => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance, most: balance }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await ask(modal, { ...ten, amount })
  expect(root.querySelector('[role=alert]')?.textContent).toBe(sentence)
})

it.each([
  ['the missing tokens, without swap or onramp', { balance: 0n, most: 0n }, 'Use another wallet'],
  ['the network fee', { native: 0n, most: 25_000_000n }, 'Use another wallet'],
])('Pay has a way on from a shortage of %s', async (_what, quote, label) => {
  const { modal, chain } = await create({ features: { pay: true, onramp: false, swaps: false } })
  chain.quote = { ...fakeQuote, balance: 25_000_000n, ...quote }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, click, title } = await ask(modal, ten)
  expect([...root.querySelectorAll('.fy-cta .fy-btn')].map((each) => each.textContent)).toEqual([label])
  await click(/^Use another wallet$/)
  expect(title()).toMatch(/Connect/)
})

it('Pay shows amount, fee and total in money where prices are known', async () => {
  const { modal, chain } = await create()
  const price = (amount: string) => ({ amount, currency: 'usd' })
  chain.tokens = [
    { symbol: 'ETH', name: 'Ether', decimals: 18, amount: 10n ** 18n, price: price('3000') },
    { ...usdc, amount: 25_000_000n, price: price('1') },
  ]
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text } = await ask(modal, ten)
  expect(text()).toContain('$10.00 on Ethereum')
  expect(root.querySelector('.fy-det')?.textContent).toBe('Network fee$6.00Total$16.00')
  expect(root.querySelector('.fy-costs')?.textContent).toBe('Network fee$6.00Total$16.00')
})

it('Pay switches a wallet on another network before swapping', async () => {
  const { modal, chain, fake } = await create({ networks: [fakeNetwork, otherFakeNetwork] })
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text, title } = await ask(modal, ten)
  await act(async () => fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId))
  await flushUpdates()
  fake.wallet('lantern').mode = 'hold'
  await click('Swap into USDC')
  expect(text()).toContain(`Switch to ${fakeNetwork.name}`)
  await act(async () => fake.wallet('lantern').answer('approve'))
  await flushUpdates()
  expect(title()).toBe('Swap')
})

it('Pay does not offer to buy another asset than requested', async () => {
  service.answers.options = { error: 'down' }
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 0n, most: 0n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text } = await ask(modal, ten)
  await click('Buy 10 USDC')
  await act(async () => vi.waitFor(() => expect(text()).toContain('Not available')))
})

it('Pay explains a failure, and retries', async () => {
  const { modal, chain } = await create()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  chain.sendError = Object.assign(new Error('No'), { code: 4001 })
  const { click, text, root, outcome } = await ask(modal, ten)
  await click('Pay 10 USDC')
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^Not paidYou declined the request in /)
  expect(root.querySelector('.fy-ring')?.getAttribute('data-state')).toBe('declined')
  chain.sendError = undefined
  await click('Try again')
  await click('Pay 10 USDC')
  expect(text()).toContain('10 USDC is on its way')
  expect(outcome.value).toBeDefined()
})

it('Pay prompts a user without a wallet to connect', async () => {
  const { modal } = await create()
  const { click, title, text } = await ask(modal, ten)
  expect(text()).toContain('10 USDC')
  await click('Connect a wallet')
  expect(title()).toMatch(/Connect/)
})

it('S2.050 Pay redirects when it is disabled or has no request', async () => {
  const off = await create({ features: {} })
  await connect(off.modal, { walletId: 'lantern', namespace: 'eip155' })
  expect((await openModal(off.modal, { view: 'Pay' })).title()).not.toBe('Pay')
  await act(async () => off.modal.close())
  await flushUpdates()
  const on = await create()
  await connect(on.modal, { walletId: 'lantern', namespace: 'eip155' })
  expect((await openModal(on.modal, { view: 'Pay' })).title()).toBe('Account')
})

const seen: ReturnType<typeof usePay>[] = []

function Page(): ReactNode {
  seen.push(usePay())
  return null
}

it('usePay opens a payment and resolves with its result', async () => {
  const { createRoot } = await import('react-dom/client')
  const { modal } = await create()
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <ModalProvider modal={modal}>
        <Page />
      </ModalProvider>,
    ),
  )
  await act(async () => {
    seen.at(-1)?.openPay({ ...ten, amount: '0' })
    await vi.dynamicImportSettled()
  })
  expect(seen.at(-1)).toMatchObject({ status: 'error', error: { code: 'PAY_AMOUNT_INVALID' } })
  await act(async () => root.unmount())
})
