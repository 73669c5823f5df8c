import { connect } from '@foyer/core/actions'
import { createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function create(...walletIds: readonly string[]) {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  for (const walletId of walletIds) await connect(modal, { walletId })
  const walletOf = () => modal.$account().get().connectedWalletInfo?.name
  const isOpen = () => modal.context.stores.modal.$modal.get().open
  return { modal, walletOf, isOpen, ...(await openModal(modal, { view: 'Account' })) }
}

it('Disconnect closes the modal with the last wallet, with no row under the pointer', async () => {
  const { click, isOpen, walletOf } = await create('lantern')
  await click('Disconnect')
  expect(walletOf()).toBeUndefined()
  expect(isOpen()).toBe(false)
})

it('Disconnect prompts in place for one of several wallets, and can be canceled', async () => {
  const { click, focused, hasControl, control, walletOf } = await create('kitewing', 'lantern')
  await click('Disconnect')
  expect(focused()).toBe(control('Disconnect Lantern'))
  await click('Cancel')
  expect(hasControl('Disconnect Lantern')).toBe(false)
  expect(focused()).toBe(control('Disconnect'))
  expect(walletOf()).toBe('Lantern')
})

it('Disconnect ends the active wallet alone: another takes its place, and the account stays', async () => {
  const { click, control, isOpen, title, walletOf, hasControl } = await create('kitewing', 'lantern')
  await click('Disconnect')
  await click('Disconnect Lantern')
  expect(walletOf()).toBe('Kitewing')
  expect(isOpen()).toBe(true)
  expect(title()).toBe('Account')
  // With one wallet left, the footer replaces the choice of wallets by a plain Disconnect button.
  await vi.waitFor(() => expect(control('Disconnect')).toBeDefined())
  expect(hasControl('Disconnect all')).toBe(false)
})

it('Disconnect ends all wallets, and closes', async () => {
  const { click, isOpen, modal } = await create('kitewing', 'lantern')
  await click('Disconnect')
  await click('Disconnect all')
  expect(modal.context.stores.connections.namespaces()).toEqual([])
  expect(isOpen()).toBe(false)
})

it('Disconnect needs no choice for one wallet in several namespaces, and ends it everywhere', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:1' })
  const { modal } = createTestModal({ ui: reactUi(), adapters: [solana.definition] })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'solana' })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { click } = await openModal(modal, { view: 'Account' })
  await click('Disconnect')
  expect(modal.context.stores.connections.namespaces()).toEqual([])
})
