import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()

it.each([
  { approved: undefined, isDisabled: false },
  { approved: ['eip155:1', 'eip155:8453'], isDisabled: false },
  { approved: ['eip155:8453'], isDisabled: true },
])('offers the networks that the wallet approved: $approved', async ({ approved, isDisabled }) => {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const connection = modal.connection('eip155')
  if (!connection) throw new Error('Nobody is connected')
  Object.assign(connection, { approvedNetworks: () => approved })
  await modal.switchNetwork('eip155:8453')
  const { control } = await openModal(modal, { view: 'Networks' })
  expect(control(/Ethereum/).hasAttribute('disabled')).toBe(isDisabled)
})

it('takes the only hit of a search when Enter is pressed, and none of several', async () => {
  const { modal } = createTestModal({ ui: reactUi() })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern' })
  const { root } = await openModal(modal, { view: 'Networks' })
  const field = root.querySelector<HTMLInputElement>('[type="search"]')
  if (!field) throw new Error('There is no search')
  const enter = async (search: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, search)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    await settle()
  }
  await enter('e')
  expect(modal.$network.get()?.name).toBe('Ethereum')
  await enter('bas')
  expect(modal.$network.get()?.name).toBe('Base')
})
