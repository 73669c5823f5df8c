import { expect, it, vi } from 'vitest'
import { chooseWallet } from '../modal/chooseWallet.js'
import { finishConnect } from '../modal/finishConnect.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import { connect } from './connect.js'

const LANTERN = '0x000000000000000000000000000000000000006c'

it('asks the wallet without any UI where one is named', async () => {
  const { modal } = createTestModal()
  const opened: boolean[] = []
  modal.$state.listen(({ open }) => opened.push(open))
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ address: LANTERN })
  expect(opened).not.toContain(true)
})

it('opens the modal where none is named, and resolves with the wallet that the visitor chooses', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  await vi.dynamicImportSettled()
  expect(modal.$state.get().open).toBe(true)
  expect(contextOf(modal).stores.router.$route.get()).toEqual({ view: 'Connect' })
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  finishConnect(contextOf(modal))
  await expect(answer).resolves.toEqual({ address: LANTERN, type: 'eoa' })
  expect(modal.$state.get().open).toBe(false)
})

it('opens the modal on the namespace it is asked for', async () => {
  const { modal } = createTestModal()
  connect(modal, { namespace: 'eip155' }).catch(() => {})
  await vi.dynamicImportSettled()
  expect(contextOf(modal).stores.router.$route.get()).toEqual({ view: 'Connect', params: { namespace: 'eip155' } })
})

it('S8.019 rejects with MODAL_CLOSED when the visitor closes the modal', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  modal.close()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED', message: 'Modal closed' })
})

it('goes on waiting when the visitor declines one wallet, and takes the next', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet('lantern').mode = 'reject'
  const answer = connect(modal)
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  await chooseWallet(contextOf(modal), { walletId: 'kitewing' })
  await expect(answer).resolves.toMatchObject({ address: expect.stringMatching(/6b$/) })
})

it('resolves when the visitor chooses a wallet that is connected already', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const answer = connect(modal)
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  finishConnect(contextOf(modal))
  await expect(answer).resolves.toMatchObject({ address: LANTERN })
})

it('is not answered by a connection that was restored', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  contextOf(modal).services.events.emit('connect', {
    namespace: 'eip155',
    account: { address: '0x1', type: 'eoa' },
    walletId: 'lantern',
    restored: true,
  })
  modal.close()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
})

it('closes the modal and rejects when the signal says so', async () => {
  const { modal } = createTestModal()
  const controller = new AbortController()
  const answer = connect(modal, { signal: controller.signal })
  expect(modal.$state.get().open).toBe(true)
  controller.abort()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(modal.$state.get().open).toBe(false)
})

it('opens nothing for a signal that is aborted already', async () => {
  const { modal } = createTestModal()
  await expect(connect(modal, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(modal.$state.get().open).toBe(false)
})

it('rejects when the modal is destroyed meanwhile, and when the view layer cannot be loaded', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  modal.destroy()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })

  let isOnline = false
  const mount = () => ({ unmount() {} })
  const ui = () => (isOnline ? Promise.resolve({ mount }) : Promise.reject(new Error('offline')))
  const broken = createTestModal({ ui })
  await expect(connect(broken.modal)).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  isOnline = true
  const again = connect(broken.modal)
  await chooseWallet(contextOf(broken.modal), { walletId: 'lantern' })
  await expect(again).resolves.toMatchObject({ address: LANTERN })
})
