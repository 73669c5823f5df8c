import type { Modal, PayRequest } from '@foyer/core'
import { connect, openPay } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
  createFakeOnramp,
  createTestModal,
  type FakeOnramp,
  fakeNetwork,
  fakeQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePay } from '../../hooks/usePay.js'
import { ModalProvider } from '../../ModalProvider.js'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()
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
  const chain = createFakeLedger()
  chain.described.set(USDC, usdc)
  chain.tokens = [{ ...usdc, amount: 25_000_000n }]
  chain.quote = { ...fakeQuote, balance: 25_000_000n, most: 25_000_000n }
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
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

/** As a page asks. What comes of it is in `outcome`. */
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
    await vi.waitFor(() => expect(modal.$state.get().open || outcome.error).toBeTruthy())
  })
  await settle()
  const opened = await openModal(modal, { view: 'Pay' })
  return { ...opened, outcome }
}

it('shows what is asked for and from whom it goes, and gives a receipt with the transaction', async () => {
  const { modal, chain } = await create()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text, title, root, outcome } = await ask(modal, ten)
  expect(title()).toBe('Pay')
  expect(text()).toContain('Harbor asks for')
  expect(text()).toContain('10 USDC')
  expect(text()).toContain(THEO)
  expect(text()).toContain('You have 25.000 USDC')
  await click('Pay 10 USDC')
  expect(chain.sent).toMatchObject([{ to: THEO, amount: 10_000_000n }])
  expect(title()).toBe('Paid')
  expect(root.querySelector('a[href^="https://scan.example/tx/0x"]')).not.toBeNull()
  expect(outcome.value).toMatchObject({ caipNetworkId: 'eip155:1' })
  await click('Done')
  expect(modal.$state.get().open).toBe(false)
})

it('says how much is missing, and leads to buying just that', async () => {
  const { modal, chain } = await create()
  chain.tokens = [{ ...usdc, amount: 4_000_000n }]
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, control, text, title, root } = await ask(modal, ten)
  expect(root.querySelector('[role=alert]')?.textContent).toBe('6 USDC are missing in this account on Ethereum.')
  expect(control('Pay 10 USDC').getAttribute('aria-disabled')).toBe('true')
  await click('Buy 6 USDC')
  expect(title()).toBe('Buy')
  expect(text()).toContain('USDC. Choose a token')
  expect(text()).not.toContain('Not sold here')
  // With what sellers take, and no less than they sell.
  const field = [...root.querySelectorAll('input')].at(0)
  expect(field?.value).toBe('10')
})

it('leads to swapping into what is missing, where that is offered', async () => {
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, hasControl, title } = await ask(modal, ten)
  expect(hasControl('Swap into USDC')).toBe(true)
  await click('Swap into USDC')
  expect(title()).toBe('Swap')
})

it('asks a wallet that is elsewhere for the payment’s network before it swaps there', async () => {
  const { modal, chain, fake } = await create({ networks: [fakeNetwork, otherFakeNetwork] })
  chain.quote = { ...fakeQuote, balance: 4_000_000n, most: 4_000_000n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text, title } = await ask(modal, ten)
  await act(async () => fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId))
  await settle()
  fake.wallet('lantern').mode = 'hold'
  await click('Swap into USDC')
  expect(text()).toContain(`Switch to ${fakeNetwork.name}`)
  await act(async () => fake.wallet('lantern').answer('approve'))
  await settle()
  expect(title()).toBe('Swap')
})

it('what nobody sells is not bought as something else', async () => {
  service.answers.options = { error: 'down' }
  const { modal, chain } = await create()
  chain.quote = { ...fakeQuote, balance: 0n, most: 0n }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click, text } = await ask(modal, ten)
  await click('Buy 10 USDC')
  await act(async () => vi.waitFor(() => expect(text()).toContain('Not sold here')))
})

it('tells why it was not paid, and asks again', async () => {
  const { modal, chain } = await create()
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  chain.sendError = Object.assign(new Error('No'), { code: 4001 })
  const { click, text, root, outcome } = await ask(modal, ten)
  await click('Pay 10 USDC')
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^Not paidYou declined the request in /)
  chain.sendError = undefined
  await click('Try again')
  await click('Pay 10 USDC')
  expect(text()).toContain('10 USDC is on its way')
  expect(outcome.value).toBeDefined()
})

it('has somebody without a wallet connect one', async () => {
  const { modal } = await create()
  const { click, title, text } = await ask(modal, ten)
  expect(text()).toContain('10 USDC')
  await click('Connect a wallet')
  expect(title()).toMatch(/Connect/)
})

it('S2.050 leads elsewhere where it is off, or where nobody asks', async () => {
  const off = await create({ features: {} })
  await connect(off.modal, { walletId: 'lantern', namespace: 'eip155' })
  expect((await openModal(off.modal, { view: 'Pay' })).title()).not.toBe('Pay')
  await act(async () => off.modal.close())
  await settle()
  const on = await create()
  await connect(on.modal, { walletId: 'lantern', namespace: 'eip155' })
  expect((await openModal(on.modal, { view: 'Pay' })).title()).toBe('Account')
})

const seen: ReturnType<typeof usePay>[] = []

function Page(): ReactNode {
  seen.push(usePay())
  return null
}

it('is a hook, too', async () => {
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
    await seen
      .at(-1)
      ?.openPay({ ...ten, amount: '0' })
      .catch(() => {})
  })
  expect(seen.at(-1)).toMatchObject({ status: 'error', error: { code: 'PAY_AMOUNT_INVALID' } })
  await act(async () => root.unmount())
})
