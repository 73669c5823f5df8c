import type { Currency } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createFakeLedger, createTestModal, fakeNetwork, fakeQuote } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { change, field, type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal } from '../../testing/openModal.js'

const modals = keepModals()

const THEO = '0x51c0000000000000000000000000000000009ad4'

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open(price: { amount: string; currency: Currency } = { amount: '1', currency: 'usd' }) {
  const chain = createFakeLedger()
  const address = `0x${'a0'.repeat(20)}`
  chain.tokens = [{ address, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1_250_000_000n, price }]
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  fake.balance = 2n * 10n ** 18n
  const { modal } = createTestModal({ ui: reactUi(), fake, networks: [fakeNetwork], currency: price.currency })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const opened = await openModal(modal, { view: 'WalletSend' })
  const amount = () => field(opened.root, 'Amount')
  return { ...opened, chain, amount }
}

it('takes no letters for an amount, and says so, and a comma for a point', async () => {
  const { amount, hasControl, text } = await open()
  await change(amount(), '1,5')
  expect(amount().value).toBe('1.5')
  await change(amount(), '1.5e')
  // Nothing vanishes, and nothing older is left to be sent.
  expect(amount().value).toBe('1,5e')
  expect(text()).toContain('That isn’t an amount.')
  expect(hasControl('Enter an amount')).toBe(true)
  await change(amount(), '1,5et')
  await change(amount(), '1,5eth')
  expect(amount().value).toBe('1.5')
})

it('shows thousands while an amount is typed, and the caret stays where it is', async () => {
  const { amount, text } = await open()
  const caret = () => [amount().value, amount().selectionStart]
  await change(amount(), '1234')
  expect(caret()).toEqual(['1,234', 5])
  await change(amount(), '1,2345')
  expect(caret()).toEqual(['12,345', 6])
  await change(amount(), '192,345', 2)
  expect(caret()).toEqual(['192,345', 2])
  await change(amount(), '1932,345', 3)
  expect(caret()).toEqual(['1,932,345', 4])
  // Backspace behind a comma takes nothing, and the next one a digit.
  await change(amount(), '1,932345', 5)
  expect(caret()).toEqual(['1,932,345', 5])
  await change(amount(), '1,93,345', 4)
  expect(caret()).toEqual(['193,345', 3])
  await change(amount(), '193,3x45', 6)
  expect(caret()).toEqual(['1933x45', 5])
  await change(amount(), '193345', 4)
  expect(caret()).toEqual(['193,345', 5])
  expect(text()).toContain('You have 2.000 ETH')
})

it('refuses what is pasted and can be read in two ways or not at all, and offers nothing older', async () => {
  const { amount, root, chain, control, click } = await open()
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const paste = async (text: string) => {
    await act(async () => {
      amount().select()
      amount().dispatchEvent(new Event('paste', { bubbles: true }))
    })
    await change(amount(), text)
  }
  await type(field(root, 'Name or address'), THEO)
  for (const [text, sentence] of [
    ['1,234', 'That can be read as 1.234 or as 1234. Enter the one you mean.'],
    ['1e-3', 'That isn’t an amount. Enter it in digits, like 1.5.'],
    ['0,5 USDC', 'That isn’t an amount. Enter it in digits, like 1.5.'],
    ['$20', 'That isn’t an amount. Enter it in digits, like 1.5.'],
    ['0.1234567890123456789', 'That has more than 18 decimal places. Enter fewer.'],
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
  expect(alerts()).toEqual(['That can be read as 1.235 or as 1235. Enter the one you mean.'])
  await change(amount(), '1')
  expect(alerts()).toEqual([])
  await paste('1e-3')
  await click('Max')
  expect(amount().value).toBe('1.9975')
  expect(alerts()).toEqual([])
  expect(chain.sent).toEqual([])
})

it('a comma that is typed makes no other number of thousands', async () => {
  const { amount, text } = await open()
  for (const key of '1,000') await change(amount(), amount().value + key)
  expect(text()).toContain('That can be read as 1.000 or as 1000.')
  expect(text()).toContain('Enter an amount')
  for (const key of '.50') await change(amount(), amount().value + key)
  expect(amount().value).toBe('1,000.50')
})

it('an amount may be typed as money where there is a price, and only there', async () => {
  const { click, hasControl, text, chain, amount } = await open()
  expect(hasControl(/Switch between token and money/)).toBe(false)
  await click(/ETH\. Choose/)
  chain.quote = { ...fakeQuote, balance: 1_250_000_000n, most: 1_250_000_000n }
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  // The form comes back over the list.
  await vi.waitFor(() => amount())
  await type(amount(), '250')
  await vi.waitFor(() => expect(hasControl(/^\$250\.00\. Switch/)).toBe(true))
  await click(/^\$250\.00\. Switch/)
  await vi.waitFor(() => expect(amount().value).toBe('250'))
  await type(amount(), '$12.34')
  expect(amount().value).toBe('12.34')
  await vi.waitFor(() => expect(text()).toContain('12.34 USDC'))
  await vi.waitFor(() => expect(hasControl('Max')).toBe(true))
  await click('Max')
  await vi.waitFor(() => expect(amount().value).toBe('1,250'))
})

it.each([
  ['btc', '0.00001', '₿0.00250000', '0.0025', '0.00123456', '123.456 USDC'],
  ['jpy', '150', '¥37,500', '37,500', '300', '2 USDC'],
] as const)('money that is typed has the places of %s', async (currency, each, shown, flipped, typed, amountOfIt) => {
  const { click, hasControl, text, chain, amount } = await open({ amount: each, currency })
  await click(/ETH\. Choose/)
  chain.quote = { ...fakeQuote, balance: 1_250_000_000n, most: 1_250_000_000n }
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  await vi.waitFor(() => amount())
  await type(amount(), '250')
  await vi.waitFor(() => expect(text()).toContain(shown))
  await click(`${shown}. Switch between token and money`)
  await vi.waitFor(() => expect(amount().value).toBe(flipped))
  await type(amount(), typed)
  await vi.waitFor(() => expect(text()).toContain(amountOfIt))
})

it('money that was typed is the same when it is read again, also as much as there is', async () => {
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
    await type(amount(), money)
    expect(text()).not.toContain('Not enough')
    await click(/\. Switch between/)
    expect(amount().value.replace(',', '')).toBe(tokens)
    await click(/\. Switch between/)
    expect(amount().value.replace(',', '')).toBe(money)
  }
})

it('money that was typed is not left beside the amount that a request fills in', async () => {
  const { click, hasControl, amount, root, text } = await open()
  await click(/ETH\. Choose/)
  await vi.waitFor(() => expect(hasControl(/USD CoinEthereum/)).toBe(true))
  await click(/USD CoinEthereum/)
  await vi.waitFor(() => amount())
  await vi.waitFor(() => expect(hasControl(/^\$0\.00\. Switch/)).toBe(true))
  await click(/^\$0\.00\. Switch/)
  await type(amount(), '12')
  expect(text()).toContain('12 USDC')
  await type(field(root, 'Name or address'), `ethereum:0x${'a0'.repeat(20)}@1/transfer?address=${THEO}&uint256=2.5e6`)
  await vi.waitFor(() => expect(amount().value).toBe('2.5'))
  expect(text()).toContain('$2.50')
})
