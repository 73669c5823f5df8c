import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { chooseWallet } from './chooseWallet.js'
import { requestClose, SHAKE_DURATION_MS } from './closeModal.js'
import { switchNetworkInModal } from './switchNetworkInModal.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('requestClose closes the modal when nothing is pending', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  expect(requestClose(getTestContext(modal))).toBe(true)
  expect(modal.$state.get().isOpen).toBe(false)
})

it('S4.095 requestClose keeps the modal open and shakes it for half a second while a wallet request is pending', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  void chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  const { $modal } = getTestContext(modal).stores.modal
  expect(requestClose(getTestContext(modal))).toBe(false)
  expect($modal.get()).toMatchObject({ open: true, shake: true })
  await vi.advanceTimersByTimeAsync(499)
  expect($modal.get().shake).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect($modal.get()).toMatchObject({ open: true, shake: false })
})

it('requestClose closes beside a QR code for any wallet, and stays while the app of one wallet is requested', async () => {
  const { modal } = createTestModal({
    fake: createFakeAdapter({ hasChannel: true }),
    customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }],
  })
  await modal.context.show()
  void chooseWallet(getTestContext(modal), { walletId: 'own' })
  expect(requestClose(getTestContext(modal))).toBe(false)
  modal.close()
  await modal.context.show()
  void chooseWallet(getTestContext(modal), {})
  expect(requestClose(getTestContext(modal))).toBe(true)
})

it('S4.095 requestClose keeps the modal open and shakes it while a wallet switches its network', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  fake.wallet().mode = 'hold'
  void switchNetworkInModal(getTestContext(modal), { caipNetworkId: 'eip155:8453' })
  expect(requestClose(getTestContext(modal))).toBe(false)
  expect(getTestContext(modal).stores.modal.$modal.get()).toMatchObject({ open: true, shake: true })
})

it('S4.095 requestClose does not cut a shake short with the timer of the previous one', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  void chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  const { $modal } = getTestContext(modal).stores.modal
  const seen: boolean[] = []
  $modal.listen(({ shake }) => seen.push(shake))
  requestClose(getTestContext(modal))
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION_MS - 100)
  requestClose(getTestContext(modal))
  await vi.advanceTimersByTimeAsync(100)
  requestClose(getTestContext(modal))
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION_MS)
  expect(seen).toEqual([true, false, true, false])
})

it('the close button always closes the modal', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  void chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  requestClose(getTestContext(modal))
  modal.close()
  expect(getTestContext(modal).stores.modal.$modal.get()).toEqual({ open: false, loading: false, shake: false })
})
