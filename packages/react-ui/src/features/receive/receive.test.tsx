import { connect } from '@foyer/core/actions'
import { createTestModal, fakeNetwork, otherFakeNetwork } from '@foyer/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { changeField, findField } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const { modal } = createTestModal({ ui: reactUi(), networks: [fakeNetwork, otherFakeNetwork], ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { address = '' } = modal.$account('eip155').get()
  return { modal, address }
}

it('S1.039 WalletReceive shows the address, from the account', async () => {
  const { modal, address } = await create()
  const { click, title, text, control } = await openModal(modal, { view: 'Account' })
  await click('Receive')
  expect(title()).toBe('Receive')
  expect(text()).toContain(address)
  expect(control(/Supported networks.*Ethereum and Base/)).toBeDefined()
})

it('S0.012 WalletReceive copies the address', async () => {
  const { modal, address } = await create()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { click } = await openModal(modal, { view: 'WalletReceive' })
  await click('Copy address')
  expect(copied).toHaveBeenCalledExactlyOnceWith(address)
})

it('WalletReceive groups an amount in thousands, and rejects an ambiguous one', async () => {
  const { modal } = await create()
  const { click, root, text } = await openModal(modal, { view: 'WalletReceive' })
  const amount = () => findField(root, 'Amount')
  await changeField(amount(), '1.234,5')
  await flushUpdates()
  expect(amount().value).toBe('1,234.5')
  expect(text()).toContain('1,234.5 ETH')
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('QR code requesting 1,234.5 ETH')
  await changeField(amount(), '')
  await changeField(amount(), '1,234')
  await flushUpdates()
  expect(amount().value).toBe('1,234')
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^This could mean 1\.234 or 1234\./)
  await click('1.234')
  expect(amount().value).toBe('1.234')
  expect(text()).toContain('1.234 ETH')
  await changeField(amount(), '2')
  await flushUpdates()
  expect(text()).toContain('2 ETH')
  // An unreadable amount does not keep the last one.
  await changeField(amount(), '1e-3')
  await flushUpdates()
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^Enter an amount in digits/)
  expect(text()).not.toContain('2 ETH')
})

it('S2.047 WalletReceive is offered where enabled', async () => {
  const { modal } = await create({ features: { receive: false } })
  const account = await openModal(modal, { view: 'Account' })
  expect(account.hasControl('Receive')).toBe(false)
  const { title } = await openModal(modal, { view: 'WalletReceive' })
  expect(title()).not.toBe('Receive')
})

it('WalletReceive confirms copying with a check mark', async () => {
  const { modal } = await create()
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { click, control } = await openModal(modal, { view: 'WalletReceive' })
  // The copy icon has two rectangles, the check mark none.
  const hasSheets = () => control('Copy address').querySelector('svg rect') !== null
  expect(hasSheets()).toBe(true)
  await click('Copy address')
  expect(hasSheets()).toBe(false)
})
