import { expect, it, vi } from 'vitest'
import { chooseWallet } from '../modal/navigation/chooseWallet.js'
import { finishConnect } from '../modal/navigation/finishConnect.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { connect } from './connect.js'

const LANTERN = '0x000000000000000000000000000000000000006c'

it('connect requests a named wallet without any UI', async () => {
  const { modal } = createTestModal()
  const opened: boolean[] = []
  modal.$state.listen(({ isOpen: open }) => opened.push(open))
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ address: LANTERN })
  expect(opened).not.toContain(true)
})

it('connect without a wallet opens the modal and resolves with the wallet that the user chooses', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  await vi.dynamicImportSettled()
  expect(modal.$state.get().isOpen).toBe(true)
  expect(getTestContext(modal).stores.router.$route.get()).toEqual({ view: 'Connect' })
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  finishConnect(getTestContext(modal))
  await expect(answer).resolves.toEqual({ address: LANTERN, type: 'eoa' })
  expect(modal.$state.get().isOpen).toBe(false)
})

it('connect opens the modal on the requested namespace', async () => {
  const { modal } = createTestModal()
  connect(modal, { namespace: 'eip155' }).catch(() => {})
  await vi.dynamicImportSettled()
  expect(getTestContext(modal).stores.router.$route.get()).toEqual({ view: 'Connect', params: { namespace: 'eip155' } })
})

it('S8.019 connect rejects with MODAL_CLOSED when the user closes the modal', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  modal.close()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED', message: 'Modal closed' })
})

it('connect keeps waiting when the user declines one wallet and resolves with the next', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet('lantern').mode = 'reject'
  const answer = connect(modal)
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  await chooseWallet(getTestContext(modal), { walletId: 'kitewing' })
  await expect(answer).resolves.toMatchObject({ address: expect.stringMatching(/6b$/) })
})

it('connect resolves when the user chooses an already connected wallet', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const answer = connect(modal)
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  finishConnect(getTestContext(modal))
  await expect(answer).resolves.toMatchObject({ address: LANTERN })
})

it('connect does not resolve with a restored connection', async () => {
  const { modal } = createTestModal()
  const answer = connect(modal)
  getTestContext(modal).services.events.emit('connect', {
    namespace: 'eip155',
    account: { address: '0x1', type: 'eoa' },
    walletId: 'lantern',
    isRestored: true,
  })
  modal.close()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
})

it('connect closes the modal and rejects when its signal aborts', async () => {
  const { modal } = createTestModal()
  const controller = new AbortController()
  const answer = connect(modal, { signal: controller.signal })
  expect(modal.$state.get().isOpen).toBe(true)
  controller.abort()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(modal.$state.get().isOpen).toBe(false)
})

it('connect opens nothing when its signal is already aborted', async () => {
  const { modal } = createTestModal()
  await expect(connect(modal, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(modal.$state.get().isOpen).toBe(false)
})

it('connect rejects when the modal is destroyed meanwhile and when the view layer fails to load', async () => {
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
  await chooseWallet(getTestContext(broken.modal), { walletId: 'lantern' })
  await expect(again).resolves.toMatchObject({ address: LANTERN })
})
