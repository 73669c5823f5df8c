import { connect } from '@foyer/core/actions'
import { createTestModal, fakeNetwork, otherFakeNetwork } from '@foyer/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { change, field } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const { modal } = createTestModal({ ui: reactUi(), networks: [fakeNetwork, otherFakeNetwork], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { address = '' } = modal.$account('eip155').get()
  return { modal, address }
}

it('S1.039 shows where to send to, from the account', async () => {
  const { modal, address } = await create()
  const { click, title, text, control } = await openModal(modal, { view: 'Account' })
  await click('Receive')
  expect(title()).toBe('Receive')
  expect(text()).toContain(address)
  expect(control(/Supported networks.*Ethereum and Base/)).toBeDefined()
})

it('S0.012 copies where to send to', async () => {
  const { modal, address } = await create()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { click } = await openModal(modal, { view: 'WalletReceive' })
  await click('Copy address')
  expect(copied).toHaveBeenCalledExactlyOnceWith(address)
})

it('asks for an amount, in thousands, and not for one that could be two', async () => {
  const { modal } = await create()
  const { root, text } = await openModal(modal, { view: 'WalletReceive' })
  const amount = () => field(root, 'Amount')
  await change(amount(), '1.234,5')
  await settle()
  expect(amount().value).toBe('1,234.5')
  expect(text()).toContain('1,234.5 ETH')
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('QR code that asks for 1,234.5 ETH')
  await change(amount(), '')
  await change(amount(), '1,234')
  await settle()
  expect(amount().value).toBe('1,234')
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^That can be read as 1\.234 or as 1234\./)
  await change(amount(), '2')
  await settle()
  expect(text()).toContain('2 ETH')
  // What was asked for before is not asked for in the place of what cannot be read.
  await change(amount(), '1e-3')
  await settle()
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^That isn’t an amount\./)
  expect(text()).not.toContain('2 ETH')
})

it('S2.047 is there only where it is on', async () => {
  const { modal } = await create({ features: { receive: false } })
  const account = await openModal(modal, { view: 'Account' })
  expect(account.hasControl('Receive')).toBe(false)
  const { title } = await openModal(modal, { view: 'WalletReceive' })
  expect(title()).not.toBe('Receive')
})

it('ticks what was copied', async () => {
  const { modal } = await create()
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { click, control } = await openModal(modal, { view: 'WalletReceive' })
  // Two sheets, of which the tick has none.
  const hasSheets = () => control('Copy address').querySelector('svg rect') !== null
  expect(hasSheets()).toBe(true)
  await click('Copy address')
  expect(hasSheets()).toBe(false)
})
