import { connect, connectReadOnly } from '@foyer/core/actions'
import { createFakeAdapter, createFakeChainReader, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { changeField, findField } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const THEO = '0x51c0000000000000000000000000000000009ad4'

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

function create(wallets: readonly string[] = ['lantern'], features = {}) {
  const fake = createFakeAdapter({ wallets })
  fake.chainReader = createFakeChainReader().chainReader
  const { modal } = createTestModal({ ui: reactUi(), fake, features: { readOnly: true, ...features } })
  modals.push(modal)
  return modal
}

const submit = async (field: HTMLInputElement) => {
  await act(async () => field.form?.requestSubmit())
  await flushUpdates()
}

it('ConnectReadOnly leads from the list of wallets to the account', async () => {
  const modal = create()
  const { click, root, title, text } = await openModal(modal)
  await click(/^View an address/)
  expect(title()).toBe('View an address')
  const field = findField(root, 'Address')
  await changeField(field, `\u200e${THEO}`)
  await submit(field)
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^This contains characters that no address has/)
  await changeField(field, THEO.slice(1))
  await submit(field)
  expect(root.querySelector('[role=alert]')?.textContent).toMatch(/^That isn’t a valid address/)
  await changeField(field, THEO)
  expect(root.querySelector('[role=alert]')).toBeNull()
  await submit(field)
  expect(modal.$state.get().isOpen).toBe(false)
  expect(modal.$account().get()).toMatchObject({ address: THEO, isReadOnly: true })
  expect(text()).not.toContain('Address')
})

it('ConnectReadOnly is offered to a user without any wallet', async () => {
  const { hasControl } = await openModal(create([], { walletConnect: false }))
  expect(hasControl(/^View an address/)).toBe(true)
})

it('a viewed account is marked, and offers neither to send nor to buy', async () => {
  const modal = create()
  await connectReadOnly(modal, { address: THEO })
  const { text, hasControl, click } = await openModal(modal, { view: 'Account' })
  expect(text()).toContain('View only')
  expect(['Send', 'Swap', 'Buy'].filter(hasControl)).toEqual([])
  expect(hasControl('Receive')).toBe(true)
  await click(/Your wallets/)
  expect(text()).toContain('View only')
  expect(hasControl(/^Choose a name/)).toBe(false)
})

it('a view that needs a wallet says so, and leads to the wallets', async () => {
  const modal = create()
  await connectReadOnly(modal, { address: THEO })
  const { title, text, click } = await openModal(modal, { view: 'WalletSend' })
  expect(title()).toBe('View only')
  expect(text()).toContain('You’re only viewing this account')
  await click('Connect a wallet')
  expect(title()).toBe('Connect a wallet')
  await click(/Lantern/)
  await vi.waitFor(() => expect(modal.$account().get()).toMatchObject({ isReadOnly: undefined, status: 'connected' }))
})

it('an account of a wallet has no mark', async () => {
  const modal = create()
  await connect(modal, { walletId: 'lantern' })
  const { text, hasControl } = await openModal(modal, { view: 'Account' })
  expect(text()).not.toContain('View only')
  expect(hasControl('Send')).toBe(true)
})
