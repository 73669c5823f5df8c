import type { Modal } from '@foyer/core'
import { connect, refreshBalance } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
  createFakeOnramp,
  createMemoryStorage,
  createTestModal,
  type FakeOnramp,
  fakeNetwork,
  fakeOnrampQuote,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { type OpenedModal, openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()

let service: FakeOnramp

beforeEach(() => {
  service = createFakeOnramp()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.fetch(String(input), init))
  vi.spyOn(window, 'open').mockImplementation(service.open)
})

const northbank = {
  id: 'northbank',
  name: 'Northbank',
  fees: [0.5, 3],
  methods: ['ach_bank_account'],
  createUrl: () => 'https://northbank.example/pay',
} as const

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
  const { modal } = createTestModal({
    ui: reactUi(),
    fake,
    services: { data: service.url },
    features: { onramp: { providers: ['coinbase', northbank] } },
    ...options,
  })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, fake }
}

async function open(modal: Modal) {
  const opened = await openModal(modal, { view: 'OnRamp' })
  return { ...opened, ...handsOf(opened) }
}

function handsOf({ root }: Pick<OpenedModal, 'root'>) {
  const field = () => {
    const label = [...root.querySelectorAll('label')].find((each) => each.textContent === 'You pay')
    const input = label && root.getElementById(label.htmlFor)
    if (!(input instanceof HTMLInputElement)) throw new Error('No field for an amount')
    return input
  }
  const type = async (text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await act(async () => {
      set?.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await settle()
    await act(async () => {
      await vi.waitFor(() => {
        if (root.querySelector('[aria-busy]')) throw new Error('Still asking')
      })
    })
  }
  const alerts = () => [...root.querySelectorAll('[role=alert]')].map((each) => each.textContent)
  const statuses = () => [...root.querySelectorAll('[role=status]')].map((each) => each.textContent).join()
  return { field, type, alerts, statuses }
}

it('S0.010 goes from the account through amount, provider and tab to what has arrived', async () => {
  const { modal, fake } = await create()
  const account = await openModal(modal, { view: 'Account' })
  await account.click('Buy')
  expect(account.title()).toBe('Buy')
  expect(account.text()).toContain('Card limit $10 to $7,500')
  expect(account.control('Enter an amount').getAttribute('aria-disabled')).toBe('true')
  const { type } = handsOf(account)
  await type('200')
  expect(account.root.querySelector('output')?.textContent).toBe('0.0577')
  expect(account.text()).toContain('On Ethereum')
  await account.click('Compare providers')
  expect(account.title()).toBe('Choose a provider')
  expect(account.text()).toContain('For $200.00 by card')
  expect(account.text()).toContain('Fees 1% to 2%')
  expect(account.text()).toContain('You finish on the provider’s site. It may ask for your ID.')
  const northbankRow = account.control(/^Northbank/)
  expect([northbankRow.hasAttribute('disabled'), northbankRow.textContent]).toEqual([
    true,
    'NorthbankBank transfer onlyNot by cardFrom $10',
  ])
  await account.click('Continue to Coinbase')
  expect(service.tabs).toMatchObject([{ url: 'https://pay.example/buy?session=1', opener: null }])
  expect(account.title()).toBe('Coinbase')
  expect(account.text()).toContain('Finish in the Coinbase tab')
  expect(account.text()).toContain('When you pay, about 0.0577 ETH goes to 0x0000…006c. You can close this.')
  // Anybody may send a little.
  fake.balance += 1_000_000_000_000_000n
  await act(async () => refreshBalance(modal))
  await settle()
  expect(account.text()).toContain('Meanwhile your balance went up by 0.001 ETH: less than what you are buying.')
  fake.balance += 56_700_000_000_000_000n
  await act(async () => refreshBalance(modal))
  await settle()
  expect(account.text()).toContain('Your balance went up by 0.0577 ETH')
  expect(account.text()).toContain('Your activity shows the address that it came from.')
  expect(account.text()).not.toContain('Meanwhile')
  expect(account.focused()?.textContent).toBe('Done')
  await account.click('Done')
  expect(account.title()).toBe('Account')
})

it('S2.048 is there only where it is on, and nothing of it is loaded elsewhere', async () => {
  const { modal } = await create({ features: { onramp: false } })
  const account = await openModal(modal, { view: 'Account' })
  expect(account.hasControl('Buy')).toBe(false)
  await act(async () => modal.close())
  await settle()
  expect((await openModal(modal, { view: 'OnRamp' })).title()).not.toBe('Buy')
  expect(service.asked).toEqual([])
})

it('asks nobody before its view is open', async () => {
  const { modal } = await create()
  const account = await openModal(modal, { view: 'Account' })
  expect(account.hasControl('Buy')).toBe(true)
  expect(service.asked).toEqual([])
  await account.click('Buy')
  expect(service.asked).toEqual(['options'])
})

it.each([
  ['5', 'Enter $10 or more.'],
  ['8000', 'Enter $7,500 or less, or pay another way.'],
])('says while %s is typed that it is outside of the limits, and tells a screen reader', async (typed, sentence) => {
  const { modal } = await create()
  const { alerts, type, field, control } = await open(modal)
  await type(typed)
  expect(alerts()).toEqual([sentence])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(control('Compare providers').getAttribute('aria-disabled')).toBe('true')
  expect(service.asked).not.toContain('quote')
})

it('pays another way, and in another currency, each with its limits', async () => {
  const { modal } = await create()
  const { click, text, title, type, alerts } = await open(modal)
  await type('8000')
  await click(/^Debit or credit card/)
  expect(title()).toBe('Choose how to pay')
  await click(/^Bank transfer/)
  expect(title()).toBe('Buy')
  expect(text()).toContain('Bank transfer limit $10 to $25,000')
  expect(alerts()).toEqual([])
  await click(/^USD/)
  expect(title()).toBe('Choose a currency')
  await click(/^EUR/)
  expect(text()).toContain('Card limit €20 to €500')
  expect(alerts()).toEqual(['Enter €500 or less, or pay another way.'])
})

it('buys something else', async () => {
  const { modal } = await create()
  const { click, text, title } = await open(modal)
  await click(/ETH\. Choose/)
  expect(title()).toBe('Choose what to buy')
  await click(/^ETHBase/)
  expect(text()).toContain('On Base')
})

it('marks an estimate in words, in the form and beside the providers', async () => {
  service.answers.options = { error: 'down' }
  service.answers.quote = { error: 'down' }
  const { modal } = await create()
  const { click, statuses, text, type } = await open(modal)
  await type('200')
  expect(statuses()).toContain('This is an estimate. The provider names the price before you pay.')
  await click('Compare providers')
  expect(text()).toContain('This is an estimate. The provider names the price before you pay.')
})

it('names no amount where nobody knows one', async () => {
  service.answers.quote = { error: 'down' }
  const { modal } = await create()
  const { root, statuses, type } = await open(modal)
  await type('200')
  expect(root.querySelector('output')?.textContent).toBe('–')
  expect(statuses()).toContain('The provider names the amount before you pay.')
})

async function order(modal: Modal) {
  const opened = await open(modal)
  await opened.type('200')
  await opened.click('Compare providers')
  await opened.click('Continue to Coinbase')
  return opened
}

it('says that the browser blocked the tab, and what to do', async () => {
  service.isOpening = false
  const { modal } = await create()
  const { alerts, click, text } = await order(modal)
  expect(alerts().join()).toContain('Your browser blocked the window')
  expect(alerts().join()).toContain('Allow pop-ups for this site, then try again.')
  service.isOpening = true
  await click('Try again')
  expect(text()).toContain('Finish in the Coinbase tab')
})

it('says that the tab is closed, that what was paid still arrives, and opens it again', async () => {
  const { modal } = await create()
  const { click, text } = await order(modal)
  const [tab] = service.tabs
  if (tab) tab.closed = true
  await act(async () => vi.waitFor(() => expect(text()).toContain('The Coinbase tab is closed')))
  expect(text()).toContain('If you have paid, about 0.0577 ETH still goes to 0x0000…006c and shows up here.')
  await click('Open the tab again')
  expect(text()).toContain('Finish in the Coinbase tab')
  expect(service.tabs).toHaveLength(2)
})

it('names what is on its way in the form, after a reload too, and claims nothing of its tab', async () => {
  const storage = createMemoryStorage()
  const before = await create({ storage })
  const first = await open(before.modal)
  await first.type('200')
  await first.click('Compare providers')
  await first.click('Continue to Coinbase')
  expect(first.text()).toContain('Finish in the Coinbase tab')
  await act(async () => before.modal.destroy())
  const { modal, fake } = await create({ storage })
  const { click, text, title } = await open(modal)
  expect(text()).toContain('Waiting for 0.0577 ETHFrom Coinbase')
  await click(/^Waiting for 0.0577 ETH/)
  expect(title()).toBe('Coinbase')
  expect(text()).toContain('If you have paid, about 0.0577 ETH still goes to 0x0000…006c and shows up here.')
  expect(text()).not.toContain('closed')
  fake.balance += 57_700_000_000_000_000n
  await act(async () => refreshBalance(modal))
  await settle()
  expect(text()).toContain('Your balance went up by 0.0577 ETH')
})

it('says that a provider doesn’t answer, and leads back to the others', async () => {
  service.answers.onrampurl = { error: 'down' }
  const { modal } = await create()
  const { alerts, click, title } = await order(modal)
  expect(alerts().join()).toContain('Coinbase doesn’t answerNothing was paid.')
  await click('Choose another provider')
  expect(title()).toBe('Choose a provider')
})

it('says that nothing is sold on the site’s networks', async () => {
  service.answers.options = { ...fakeOnrampQuote, paymentCurrencies: [], purchaseCurrencies: [] }
  const { modal } = await create({
    networks: [otherFakeNetwork, fakeNetwork],
    features: { onramp: { providers: [{ ...northbank, sells: () => false }] } },
  })
  const { text } = await open(modal)
  expect(text()).toContain('Not sold here')
})

it('leads to the form who opens a later view by itself', async () => {
  const { modal } = await create()
  for (const view of ['OnRampProviders', 'BuyInProgress'] as const) {
    expect((await openModal(modal, { view })).title()).toBe('Buy')
    await act(async () => modal.close())
    await settle()
  }
})

it('refuses what is no amount, says why, and takes it back with the next one', async () => {
  const { modal } = await create()
  const { field, type, alerts } = await open(modal)
  await type('abc')
  expect(alerts()).toEqual(['That isn’t an amount. Enter it in digits, like 1.5.'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('abc')
  await type('1.234')
  expect(alerts()).toEqual(['That has more than 2 decimal places. Enter fewer.'])
  await type('200')
  expect(alerts()).toEqual([])
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

it('gives providers signs that tell them from one another', async () => {
  const { modal } = await create()
  const { click, type, control } = await open(modal)
  await type('200')
  await click('Compare providers')
  const signOf = (name: RegExp) => control(name).querySelector('svg')?.innerHTML
  expect(signOf(/^Coinbase/)).toBeTruthy()
  expect(signOf(/^Coinbase/)).not.toBe(signOf(/^Northbank/))
})
