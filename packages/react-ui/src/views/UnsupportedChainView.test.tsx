import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()
// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

async function open() {
  const { modal, fake } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const wallet = fake.wallet('lantern')
  const opened = await openModal(modal, { view: 'Account' })
  await act(async () => wallet.setNetwork('eip155:99'))
  await settle()
  return { ...opened, modal, wallet }
}

it('says which network it is that the site does not use, to a screen reader as well', async () => {
  const { text, root } = await open()
  const said = 'Harbor doesn’t work on network 99Choose another network to continue.'
  expect(text()).toContain(said)
  expect(root.querySelector('[role=alert]')?.textContent).toContain(said)
})

it('leads to a network of the site by way of the wallet', async () => {
  const { click, control, modal, wallet, title } = await open()
  expect(control(/^Ethereum/).hasAttribute('aria-busy')).toBe(false)
  await click(/^Base/)
  await settle()
  expect(modal.$network.get()?.name).toBe('Base')
  expect(title()).not.toBe('Switch network')
  expect(wallet.createConnection().caipNetworkId).toBe('eip155:8453')
})

it('disconnects who wants none of them, and closes, also where the wallet does not answer', async () => {
  const { click, control, modal, wallet } = await open()
  wallet.disconnectError = 'hang'
  expect(control('Disconnect').hasAttribute('aria-busy')).toBe(false)
  await click('Disconnect')
  expect(modal.$account().get().status).toBe('disconnected')
  expect(modal.$state.get().open).toBe(false)
})
