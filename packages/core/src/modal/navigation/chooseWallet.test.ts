import { expect, it, vi } from 'vitest'
import type { ModalError } from '../../errors/ModalError.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Modal } from '../modal.js'
import { chooseWallet } from './chooseWallet.js'
import { finishConnect } from './finishConnect.js'

const views = (modal: Modal) =>
  getTestContext(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)
const attemptOf = (modal: Modal) => getTestContext(modal).stores.attempt.$attempt.get()

function errorsOf(modal: Modal) {
  const errors: ModalError['code'][] = []
  modal.on('error', ({ code }) => errors.push(code))
  return errors
}

it('S2.013 chooseWallet shows ConnectingExternal for an installed wallet and closes once it is connected', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'hold'
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal).status).toBe('waiting')
  finishConnect(getTestContext(modal))
  expect(modal.$state.get().isOpen).toBe(true)
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  fake.wallet().answer('approve')
  await connecting
  expect(attemptOf(modal).status).toBe('connected')
  finishConnect(getTestContext(modal))
  expect(modal.$state.get().isOpen).toBe(false)
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
  expect(errors).toEqual([])
})

it('S2.013 chooseWallet shows a declined request, from where the user can retry in the same view', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'reject'
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(attemptOf(modal)).toEqual({ status: 'declined', walletId: 'lantern', namespace: 'eip155' })
  fake.wallet().mode = 'approve'
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal).status).toBe('connected')
  expect(errors).toEqual(['CONNECTION_REJECTED'])
})

it('chooseWallet shows when a wallet is not in this browser', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'nobody' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal)).toEqual({ status: 'missing', walletId: 'nobody', namespace: undefined })
})

it('chooseWallet shows a failure that occurs before any wallet request', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: ['lantern'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  const errors = errorsOf(modal)
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(attemptOf(modal)).toMatchObject({ status: 'failed', walletId: 'lantern', error: { code: 'CHAIN_REQUIRED' } })
  expect(errors).toEqual(['CHAIN_REQUIRED'])
})

it('chooseWallet reports no error when the user closes the modal', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'hold'
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  modal.close()
  await connecting
  expect(errors).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('chooseWallet returns to the list of wallets when the user adds one beside another', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern', adding: true })
  finishConnect(getTestContext(modal))
  expect(views(modal)).toEqual(['Account', 'ProfileWallets'])
  expect(modal.$state.get().isOpen).toBe(true)
})

it('chooseWallet sends no request when the modal closes before the wallet methods load', async () => {
  const { modal, fake } = createTestModal()
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  modal.close()
  await connecting
  await vi.dynamicImportSettled()
  expect(fake.requests).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})
