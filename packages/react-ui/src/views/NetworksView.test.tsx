import { connect } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'

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
