import { expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { blankUi, createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Modal } from '../modal.js'
import { chooseWallet } from './chooseWallet.js'
import { finishConnect } from './finishConnect.js'

/** Opens the modal and resolves once it is open; `outcome()` reads the result of `open()`. */
async function openAndRead(modal: Modal) {
  const resolved: unknown[] = []
  modal.open().then((account) => resolved.push(account), expect.unreachable)
  await vi.waitFor(() => expect(modal.$state.get().isOpen).toBe(true))
  return resolved
}

it('open() resolves with the account that the user connects in the modal', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const resolved = await openAndRead(modal)
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  finishConnect(getTestContext(modal))
  await vi.waitFor(() => expect(resolved).toMatchObject([{ address: modal.$account().get().address }]))
  expect(modal.$state.get().isOpen).toBe(false)
})

it('open() resolves with undefined when the user closes the modal', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const resolved = await openAndRead(modal)
  expect(resolved).toEqual([])
  modal.close()
  await vi.waitFor(() => expect(resolved).toEqual([undefined]))
})

it('open() resolves with undefined where an account was connected before and the user closes the modal', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  await connect(modal, { walletId: 'lantern' })
  const resolved = await openAndRead(modal)
  modal.close()
  await vi.waitFor(() => expect(resolved).toEqual([undefined]))
})

it('open() resolves with undefined where the new connection ends before the modal closes', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const resolved = await openAndRead(modal)
  await connect(modal, { walletId: 'lantern' })
  await disconnect(modal, {})
  modal.close()
  await vi.waitFor(() => expect(resolved).toEqual([undefined]))
})

it('open() of an embedded modal resolves with the account on the connection', async () => {
  const { modal } = createTestModal({ ui: blankUi, enableEmbedded: true })
  const resolved = await openAndRead(modal)
  await connect(modal, { walletId: 'lantern' })
  await vi.waitFor(() => expect(resolved).toMatchObject([{ address: modal.$account().get().address }]))
})

it('open() resolves with undefined when the modal is destroyed', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const resolved = await openAndRead(modal)
  modal.destroy()
  await vi.waitFor(() => expect(resolved).toEqual([undefined]))
})

it('open() that a later call supersedes resolves with the account too', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const both = Promise.all([modal.open(), modal.open({ view: 'Networks' })])
  await vi.waitFor(() => expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false }))
  await connect(modal, { walletId: 'lantern' })
  modal.close()
  const account = modal.connection('eip155')?.accounts[0]
  expect(await both).toEqual([account, account])
})

it('open() that the user closes while the views load resolves with undefined', async () => {
  const { modal } = createTestModal({ ui: blankUi })
  const opened = modal.open()
  modal.close()
  expect(await opened).toBeUndefined()
})
