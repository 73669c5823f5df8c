import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open() {
  const { modal, fake } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const wallet = fake.wallet('lantern')
  const opened = await openModal(modal, { view: 'Account' })
  await act(async () => wallet.setNetwork('eip155:99'))
  await flushUpdates()
  return { ...opened, modal, wallet }
}

it('UnsupportedChain names the network, to screen readers too', async () => {
  const { text, root } = await open()
  const said = 'Harbor doesn’t work on network 99Choose another network to continue.'
  expect(text()).toContain(said)
  expect(root.querySelector('[role=alert]')?.textContent).toContain(said)
})

it('UnsupportedChain switches to a configured network in the wallet', async () => {
  const { click, control, modal, wallet, title } = await open()
  expect(control(/^Ethereum/).hasAttribute('aria-busy')).toBe(false)
  await click(/^Base/)
  await flushUpdates()
  expect(modal.$network.get()?.name).toBe('Base')
  expect(title()).not.toBe('Switch network')
  expect(wallet.createConnection().caipNetworkId).toBe('eip155:8453')
})

it('UnsupportedChain disconnects and closes, even with a silent wallet', async () => {
  const { click, control, modal, wallet } = await open()
  wallet.disconnectError = 'hang'
  expect(control('Disconnect').hasAttribute('aria-busy')).toBe(false)
  await click('Disconnect')
  expect(modal.$account().get().status).toBe('disconnected')
  expect(modal.$state.get().isOpen).toBe(false)
})

it('S8.017 UnsupportedChain says in a toast that the balance is unavailable', async () => {
  const { root } = await open()
  const toast = () => root.querySelector('.fy-toast')
  await vi.waitFor(() => expect(toast()?.querySelector('b')?.textContent).toBe('Token Balance Unavailable'))
  expect(toast()?.textContent).toContain('This site doesn’t support that network. Choose another one.')
})
