import type { Currency } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createFakeChainReader, createTestModal, fakeNetwork, fakeQuote } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { changeField, findField, typeText } from '../../testing/fields.js'
import { openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

const THEO = '0x51c0000000000000000000000000000000009ad4'

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open(price: { amount: string; currency: Currency } = { amount: '1', currency: 'usd' }) {
  const chain = createFakeChainReader()
  const address = `0x${'a0'.repeat(20)}`
  chain.tokens = [{ address, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1_250_000_000n, price }]
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  fake.balance = 2n * 10n ** 18n
  const { modal } = createTestModal({ ui: reactUi(), fake, networks: [fakeNetwork], currency: price.currency })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const opened = await openModal(modal, { view: 'WalletSend' })
  const amount = () => findField(opened.root, 'Amount')
  return { ...opened, chain, amount }
}

it('AmountInput rejects letters with a reason, and accepts a comma as decimal point', async () => {
  const { amount, hasControl, text } = await open()
  await changeField(amount(), '1,5')
  expect(amount().value).toBe('1.5')
  await changeField(amount(), '1.5e')
  // The invalid text stays, and the old amount is gone.
  expect(amount().value).toBe('1,5e')
  expect(text()).toContain('Enter an amount in digits')
  expect(hasControl('Enter an amount')).toBe(true)
  await changeField(amount(), '1,5et')
  await changeField(amount(), '1,5eth')
  expect(amount().value).toBe('1.5')
})

it('AmountInput groups thousands while typing, and keeps the caret', async () => {
  const { amount, text } = await open()
  const caret = () => [amount().value, amount().selectionStart]
  await changeField(amount(), '1234')
  expect(caret()).toEqual(['1,234', 5])
  await changeField(amount(), '1,2345')
  expect(caret()).toEqual(['12,345', 6])
  await changeField(amount(), '192,345', 2)
  expect(caret()).toEqual(['192,345', 2])
  await changeField(amount(), '1932,345', 3)
  expect(caret()).toEqual(['1,932,345', 4])
  // Backspace after a comma moves the caret before it; the next Backspace deletes a digit.
  await changeField(amount(), '1,932345', 5)
  expect(caret()).toEqual(['1,932,345', 5])
  await changeField(amount(), '1,93,345', 4)
  expect(caret()).toEqual(['193,345', 3])
  await changeField(amount(), '193,3x45', 6)
  expect(caret()).toEqual(['1933x45', 5])
  await changeField(amount(), '193345', 4)
  expect(caret()).toEqual(['193,345', 5])
  expect(text()).toContain('You have 2 ETH')
})

it('AmountInput rejects ambiguous or unreadable pastes, and keeps no older amount', async () => {
  const { amount, root, chain, control, click } = await open()
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const paste = async (text: string) => {
    await act(async () => {
      amount().select()
      amount().dispatchEvent(new Event('paste', { bubbles: true }))
    })
    await changeField(amount(), text)
  }
  await typeText(findField(root, 'Name or address'), THEO)
  for (const [text, sentence] of [
    ['1,234', 'This could mean 1.234 or 1234. Choose the one you mean.'],
    ['1e-3', 'Enter an amount in digits, like 1.5.'],
    ['0,5 USDC', 'Enter an amount in digits, like 1.5.'],
    ['$20', 'Enter an amount in digits, like 1.5.'],
    ['0.1234567890123456789', 'Use at most 18 decimal places.'],
  ] as const) {
    await paste('0.5')
    expect(control('Review').getAttribute('aria-disabled')).toBeNull()
    await paste(text)
    expect(amount().value).toBe(text)
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(alerts()).toEqual([sentence])
    expect(control('Enter an amount').getAttribute('aria-disabled')).toBe('true')
    await click('Enter an amount')
    await act(async () => amount().form?.requestSubmit())
    expect(root.querySelector('.fy-review')).toBeNull()
  }
  for (const text of ['1,234.56', '1.234,56', '1 234,56', '١٬٢٣٤٫٥٦', '1,234.56 ETH']) {
    await paste(text)
    expect(amount().value).toBe('1,234.56')
  }
  await paste('1,235')
  expect(alerts()).toEqual(['This could mean 1.235 or 1235. Choose the one you mean.'])
  await changeField(amount(), '1')
  expect(alerts()).toEqual([])
  await paste('1e-3')
  await click('Max')
  expect(amount().value).toBe('1.9975')
  expect(alerts()).toEqual([])
  expect(chain.sent).toEqual([])
})

it('a typed comma never changes the magnitude', async () => {
  const { amount, text } = await open()
  for (const key of '1,000') await changeField(amount(), amount().value + key)
  expect(text()).toContain('This could mean 1.000 or 1000.')
  expect(text()).toContain('Enter an amount')
  for (const key of '.50') await changeField(amount(), amount().value + key)
  expect(amount().value).toBe('1,000.50')
})

it.each([
  ['1.234', '1.234'],
  ['1,234', '1,234'],
])('one press on %s chooses that reading of an ambiguous amount, and returns the focus', async (name, value) => {
  const { amount, root, click, focused } = await open()
  for (const key of '1,234') await changeField(amount(), amount().value + key)
  const choices = () => [...root.querySelectorAll('[aria-label="Possible amounts"] button')]
  expect(choices().map((each) => each.textContent)).toEqual(['1.234', '1,234'])
  await click(name)
  expect(amount().value).toBe(value)
  expect(choices()).toEqual([])
  expect(amount().getAttribute('aria-invalid')).toBe(value === '1,234' ? 'true' : null)
  expect(focused()).toBe(amount())
})

it('an amount can be entered as money where there is a price, and only there', async () => {
  const { click, hasControl, text, chain, amount } = await open()
  expect(hasControl(/Switch between token and currency/)).toBe(false)
  await click(/ETH\. Choose/)
  chain.quote = { ...fakeQuote, balance: 1_250_000_000n, most: 1_250_000_000n }
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  // The form replaces the token list after the choice.
  await vi.waitFor(() => amount())
  await typeText(amount(), '250')
  await vi.waitFor(() => expect(hasControl(/^\$250\.00\. Switch/)).toBe(true))
  await click(/^\$250\.00\. Switch/)
  await vi.waitFor(() => expect(amount().value).toBe('250'))
  await typeText(amount(), '$12.34')
  expect(amount().value).toBe('12.34')
  await vi.waitFor(() => expect(text()).toContain('12.34 USDC'))
  await vi.waitFor(() => expect(hasControl('Max')).toBe(true))
  await click('Max')
  await vi.waitFor(() => expect(amount().value).toBe('1,250'))
})

it.each([
  ['btc', '0.00001', '₿0.00250000', '0.0025', '0.00123456', '123.456 USDC'],
  ['jpy', '150', '¥37,500', '37,500', '300', '2 USDC'],
] as const)('entered money has the decimals of %s', async (currency, each, shown, flipped, typed, amountOfIt) => {
  const { click, hasControl, text, chain, amount } = await open({ amount: each, currency })
  await click(/ETH\. Choose/)
  chain.quote = { ...fakeQuote, balance: 1_250_000_000n, most: 1_250_000_000n }
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  await vi.waitFor(() => amount())
  await typeText(amount(), '250')
  await vi.waitFor(() => expect(text()).toContain(shown))
  await click(`${shown}. Switch between token and currency`)
  await vi.waitFor(() => expect(amount().value).toBe(flipped))
  await typeText(amount(), typed)
  await vi.waitFor(() => expect(text()).toContain(amountOfIt))
})

it('entered money stays the same when formatted, the maximum too', async () => {
  const { click, hasControl, text, chain, amount } = await open({ amount: '0.9998', currency: 'usd' })
  await click(/ETH\. Choose/)
  chain.quote = { ...fakeQuote, balance: 1_250_000_000n, most: 1_250_000_000n }
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  await vi.waitFor(() => amount())
  await vi.waitFor(() => expect(hasControl(/^\$0\.00\. Switch/)).toBe(true))
  await click(/^\$0\.00\. Switch/)
  for (const [money, tokens] of [
    ['12', '12.01'],
    ['1249.75', '1250'],
  ] as const) {
    await typeText(amount(), money)
    expect(text()).not.toContain('Not enough')
    await click(/\. Switch between/)
    expect(amount().value.replace(',', '')).toBe(tokens)
    await click(/\. Switch between/)
    expect(amount().value.replace(',', '')).toBe(money)
  }
})

it('a request that fills in an amount replaces entered money', async () => {
  const { click, hasControl, amount, root, text } = await open()
  await click(/ETH\. Choose/)
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  await vi.waitFor(() => amount())
  await vi.waitFor(() => expect(hasControl(/^\$0\.00\. Switch/)).toBe(true))
  await click(/^\$0\.00\. Switch/)
  await typeText(amount(), '12')
  expect(text()).toContain('12 USDC')
  await typeText(
    findField(root, 'Name or address'),
    `ethereum:0x${'a0'.repeat(20)}@1/transfer?address=${THEO}&uint256=2.5e6`,
  )
  await vi.waitFor(() => expect(amount().value).toBe('2.5'))
  expect(text()).toContain('$2.50')
})
