import { expect, it, vi } from 'vitest'
import type { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { chooseWallet } from './chooseWallet.js'
import { finishConnect } from './finishConnect.js'

const views = (modal: Modal) =>
  contextOf(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)
const attemptOf = (modal: Modal) => contextOf(modal).stores.attempt.$attempt.get()

function errorsOf(modal: Modal) {
  const errors: ModalError['code'][] = []
  modal.on('error', ({ code }) => errors.push(code))
  return errors
}

it('S2.013 shows ConnectingExternal for an installed wallet, and closes once it is connected', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'hold'
  await modal.open()
  const connecting = chooseWallet(contextOf(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal).status).toBe('waiting')
  finishConnect(contextOf(modal))
  expect(modal.$state.get().open).toBe(true)
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  fake.wallet().answer('approve')
  await connecting
  expect(attemptOf(modal).status).toBe('connected')
  finishConnect(contextOf(modal))
  expect(modal.$state.get().open).toBe(false)
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
  expect(errors).toEqual([])
})

it('S2.013 shows a declined request, from where the visitor can try again in the same view', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'reject'
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  expect(attemptOf(modal)).toEqual({ status: 'declined', walletId: 'lantern', namespace: 'eip155' })
  fake.wallet().mode = 'approve'
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal).status).toBe('connected')
  expect(errors).toEqual(['CONNECTION_REJECTED'])
})

it('shows that a wallet is not in this browser', async () => {
  const { modal } = createTestModal()
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'nobody' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  expect(attemptOf(modal)).toEqual({ status: 'missing', walletId: 'nobody', namespace: undefined })
})

it('shows a failure that came before any wallet was asked', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: ['lantern'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  const errors = errorsOf(modal)
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  expect(attemptOf(modal)).toMatchObject({ status: 'failed', walletId: 'lantern', error: { code: 'CHAIN_REQUIRED' } })
  expect(errors).toEqual(['CHAIN_REQUIRED'])
})

it('does not report as an error that the visitor closed the modal', async () => {
  const { modal, fake } = createTestModal()
  const errors = errorsOf(modal)
  fake.wallet().mode = 'hold'
  await modal.open()
  const connecting = chooseWallet(contextOf(modal), { walletId: 'lantern' })
  modal.close()
  await connecting
  expect(errors).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('leads to the list of wallets when one was added beside another', async () => {
  const { modal } = createTestModal()
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern', adding: true })
  finishConnect(contextOf(modal))
  expect(views(modal)).toEqual(['Account', 'ProfileWallets'])
  expect(modal.$state.get().open).toBe(true)
})

it('does not ask a wallet that was left before what asks it was here', async () => {
  const { modal, fake } = createTestModal()
  await modal.open()
  const connecting = chooseWallet(contextOf(modal), { walletId: 'lantern' })
  modal.close()
  await connecting
  await vi.dynamicImportSettled()
  expect(fake.requests).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})
