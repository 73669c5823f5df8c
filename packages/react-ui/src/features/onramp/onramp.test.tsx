import type { Modal } from '@foyer/core'
import { connect, refreshBalance } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
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
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, type OpenedModal, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

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
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
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
    await flushUpdates()
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

it('S0.010 OnRamp leads from the account over amount, provider and tab to the arrival', async () => {
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
  // A smaller amount that arrives, which anyone can send, does not count as the purchase.
  fake.balance += 1_000_000_000_000_000n
  await act(async () => refreshBalance(modal))
  await flushUpdates()
  expect(account.text()).toContain('Your balance went up by 0.001 ETH, which is less than you’re buying.')
  fake.balance += 56_700_000_000_000_000n
  await act(async () => refreshBalance(modal))
  await flushUpdates()
  expect(account.text()).toContain('Your balance went up by 0.0577 ETH')
  expect(account.text()).toContain('See Activity for the sender.')
  expect(account.text()).not.toContain('Meanwhile')
  expect(account.focused()?.textContent).toBe('Done')
  await account.click('Done')
  expect(account.title()).toBe('Account')
})

it('S2.048 OnRamp is offered where enabled, and not loaded elsewhere', async () => {
  const { modal } = await create({ features: { onramp: false } })
  const account = await openModal(modal, { view: 'Account' })
  expect(account.hasControl('Buy')).toBe(false)
  await act(async () => modal.close())
  await flushUpdates()
  expect((await openModal(modal, { view: 'OnRamp' })).title()).not.toBe('Buy')
  expect(service.asked).toEqual([])
})

it('OnRamp sends no request before its view opens', async () => {
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
])('OnRamp says while %s is typed that it is outside of the limits, to screen readers too', async (typed, sentence) => {
  const { modal } = await create()
  const { alerts, type, field, control } = await open(modal)
  await type(typed)
  expect(alerts()).toEqual([sentence])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(control('Compare providers').getAttribute('aria-disabled')).toBe('true')
  expect(service.asked).not.toContain('quote')
})

it('OnRamp changes payment method and currency, each with its limits', async () => {
  const { modal } = await create()
  const { root, click, text, title, type, alerts } = await open(modal)
  const current = () => [...root.querySelectorAll('[aria-current] .fy-row__t')].map((each) => each.textContent)
  await type('8000')
  await click(/^Debit or credit card/)
  expect(title()).toBe('Choose how to pay')
  expect(current()).toEqual(['Debit or credit card'])
  await click(/^Bank transfer/)
  expect(title()).toBe('Buy')
  expect(text()).toContain('Bank transfer limit $10 to $25,000')
  expect(alerts()).toEqual([])
  await click(/^.?USD/)
  expect(title()).toBe('Choose a currency')
  expect(current()).toEqual(['USD'])
  await click(/^.?EUR/)
  expect(text()).toContain('Card limit €20 to €500')
  expect(alerts()).toEqual(['Enter €500 or less, or pay another way.'])
})

it('OnRamp changes the asset', async () => {
  const { modal } = await create()
  const { root, click, text, title } = await open(modal)
  await click(/ETH\. Choose/)
  expect(title()).toBe('Choose what to buy')
  const current = [...root.querySelectorAll('[aria-current]')].map((each) => each.textContent)
  expect(current).toEqual([expect.stringMatching(/^ETHEthereum/)])
  await click(/^ETHBase/)
  expect(text()).toContain('On Base')
})

it('OnRamp marks estimates in form and providers', async () => {
  service.answers.options = { error: 'down' }
  service.answers.quote = { error: 'down' }
  const { modal } = await create()
  const { click, statuses, text, type } = await open(modal)
  await type('200')
  expect(statuses()).toContain('This is an estimate. The provider shows the price before you pay.')
  await click('Compare providers')
  expect(text()).toContain('This is an estimate. The provider shows the price before you pay.')
})

it('OnRamp shows no amount where it is unknown', async () => {
  service.answers.quote = { error: 'down' }
  const { modal } = await create()
  const { root, statuses, type } = await open(modal)
  await type('200')
  expect(root.querySelector('output')?.textContent).toBe('–')
  expect(statuses()).toContain('The provider shows the amount before you pay.')
})

async function order(modal: Modal) {
  const opened = await open(modal)
  await opened.type('200')
  await opened.click('Compare providers')
  await opened.click('Continue to Coinbase')
  return opened
}

it('OnRamp explains a blocked tab', async () => {
  service.isOpening = false
  const { modal } = await create()
  const { alerts, click, text } = await order(modal)
  expect(alerts().join()).toContain('Your browser blocked the window')
  expect(alerts().join()).toContain('Allow pop-ups for this site, then try again.')
  service.isOpening = true
  await click('Try again')
  expect(text()).toContain('Finish in the Coinbase tab')
})

it('OnRamp says that the tab is closed and the purchase continues, and reopens it', async () => {
  const { modal } = await create()
  const { click, text } = await order(modal)
  const [tab] = service.tabs
  if (tab) tab.closed = true
  await act(async () => vi.waitFor(() => expect(text()).toContain('The Coinbase tab is closed or out of reach')))
  expect(text()).toContain('If you have paid, about 0.0577 ETH still goes to 0x0000…006c and shows up here.')
  await click('Open the tab again')
  expect(text()).toContain('Finish in the Coinbase tab')
  expect(service.tabs).toHaveLength(2)
})

it('OnRamp lists pending purchases, after a reload too', async () => {
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
  await flushUpdates()
  expect(text()).toContain('Your balance went up by 0.0577 ETH')
})

it('OnRamp says that a provider does not answer, and leads back to the others', async () => {
  service.answers.onrampurl = { error: 'down' }
  const { modal } = await create()
  const { alerts, click, title } = await order(modal)
  expect(alerts().join()).toContain('Coinbase isn’t respondingNothing was paid.')
  await click('Choose another provider')
  expect(title()).toBe('Choose a provider')
})

it('OnRamp says that no provider sells on the app’s networks', async () => {
  service.answers.options = { ...fakeOnrampQuote, paymentCurrencies: [], purchaseCurrencies: [] }
  const { modal } = await create({
    networks: [otherFakeNetwork, fakeNetwork],
    features: { onramp: { providers: [{ ...northbank, sells: () => false }] } },
  })
  const { text } = await open(modal)
  expect(text()).toContain('Not available')
})

it('OnRamp shows the form where the app opens a later view', async () => {
  const { modal } = await create()
  for (const view of ['OnRampProviders', 'BuyInProgress'] as const) {
    expect((await openModal(modal, { view })).title()).toBe('Buy')
    await act(async () => modal.close())
    await flushUpdates()
  }
})

it('OnRamp rejects an unreadable amount with a reason, until the next one', async () => {
  const { modal } = await create()
  const { field, type, alerts, click, hasControl } = await open(modal)
  await type('abc')
  expect(alerts()).toEqual(['Enter an amount in digits, like 1.5.'])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('abc')
  await type('1.234')
  expect(alerts()).toEqual(['Use at most 2 decimal places.'])
  // Of the two readings of 1,234, the one with more decimals than the currency has is not offered.
  await type('1,234')
  expect(hasControl('1.234')).toBe(false)
  await click('1,234')
  expect(field().value).toBe('1,234')
  await type('200')
  expect(alerts()).toEqual([])
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

it('OnRamp shows distinct icons of providers', async () => {
  const { modal } = await create()
  const { click, type, control } = await open(modal)
  await type('200')
  await click('Compare providers')
  const signOf = (name: RegExp) => control(name).querySelector('svg')?.innerHTML
  expect(signOf(/^Coinbase/)).toBeTruthy()
  expect(signOf(/^Coinbase/)).not.toBe(signOf(/^Northbank/))
})

it('S7.034 OnRamp shows the directory’s picture of a currency', async () => {
  const { modal } = await create()
  const { click, root } = await open(modal)
  await click(/^.?USD/)
  expect(picturesOf(root)).toEqual(['/public/getCurrencyImage/USD', '/public/getCurrencyImage/EUR'])
})

it('S7.035 OnRamp shows the directory’s picture of a token', async () => {
  const { modal } = await create()
  const { click, root } = await open(modal)
  await click(/ETH\. Choose/)
  expect(picturesOf(root)).toEqual(['/public/getTokenImage/USDC'])
})

const picturesOf = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLImageElement>('.fy-body img')].map(({ src }) => new URL(src).pathname)

it('a new account offers two cards: to buy its first token, and to receive it', async () => {
  const fake = createFakeAdapter()
  fake.balance = 0n
  fake.chainReader = { ...createFakeChainReader().chainReader, tokens: async () => [] }
  const { modal } = await create({ fake })
  const { root, click, title } = await openModal(modal, { view: 'Account' })
  await flushUpdates()
  const cards = [...root.querySelectorAll('[role=tabpanel] .fy-row--panel .fy-row__t')]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Buy your first token', 'Receive from another wallet'])
  await click(/^Buy your first token/)
  expect(title()).toBe('Buy')
})
