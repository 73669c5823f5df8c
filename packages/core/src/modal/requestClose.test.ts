import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { SHAKE_DURATION } from '../constants.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { chooseWallet } from './chooseWallet.js'
import { requestClose } from './requestClose.js'
import { switchInModal } from './switchInModal.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('closes when nothing is waiting', async () => {
  const { modal } = createTestModal()
  await modal.open()
  expect(requestClose(contextOf(modal))).toBe(true)
  expect(modal.$state.get().open).toBe(false)
})

it('S4.095 stays and shakes for half a second while a wallet is being asked', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(contextOf(modal), { walletId: 'lantern' })
  const { $modal } = contextOf(modal).stores.modal
  expect(requestClose(contextOf(modal))).toBe(false)
  expect($modal.get()).toMatchObject({ open: true, shake: true })
  await vi.advanceTimersByTimeAsync(499)
  expect($modal.get().shake).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect($modal.get()).toMatchObject({ open: true, shake: false })
})

it('closes beside a code that anybody may scan, and stays while the app of one wallet is asked', async () => {
  const { modal } = createTestModal({
    fake: createFakeAdapter({ hasChannel: true }),
    customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }],
  })
  await modal.open()
  void chooseWallet(contextOf(modal), { walletId: 'own' })
  expect(requestClose(contextOf(modal))).toBe(false)
  modal.close()
  await modal.open()
  void chooseWallet(contextOf(modal), {})
  expect(requestClose(contextOf(modal))).toBe(true)
})

it('S4.095 stays and shakes while a wallet switches its network', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  fake.wallet().mode = 'hold'
  void switchInModal(contextOf(modal), { caipNetworkId: 'eip155:8453' })
  expect(requestClose(contextOf(modal))).toBe(false)
  expect(contextOf(modal).stores.modal.$modal.get()).toMatchObject({ open: true, shake: true })
})

it('S4.095 does not cut a shake short by the one before it', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(contextOf(modal), { walletId: 'lantern' })
  const { $modal } = contextOf(modal).stores.modal
  const seen: boolean[] = []
  $modal.listen(({ shake }) => seen.push(shake))
  requestClose(contextOf(modal))
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION - 100)
  requestClose(contextOf(modal))
  await vi.advanceTimersByTimeAsync(100)
  requestClose(contextOf(modal))
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION)
  expect(seen).toEqual([true, false, true, false])
})

it('the close button closes in any case', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(contextOf(modal), { walletId: 'lantern' })
  requestClose(contextOf(modal))
  modal.close()
  expect(contextOf(modal).stores.modal.$modal.get()).toEqual({ open: false, loading: false, shake: false })
})
