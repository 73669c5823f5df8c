import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { SHAKE_DURATION } from '../constants.js'
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
  expect(requestClose(modal.context)).toBe(true)
  expect(modal.$state.get().open).toBe(false)
})

it('S4.095 stays and shakes for half a second while a wallet is being asked', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(modal.context, { walletId: 'lantern' })
  const { $modal } = modal.context.stores.modal
  expect(requestClose(modal.context)).toBe(false)
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
  void chooseWallet(modal.context, { walletId: 'own' })
  expect(requestClose(modal.context)).toBe(false)
  modal.close()
  await modal.open()
  void chooseWallet(modal.context, {})
  expect(requestClose(modal.context)).toBe(true)
})

it('S4.095 stays and shakes while a wallet switches its network', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  fake.wallet().mode = 'hold'
  void switchInModal(modal.context, { caipNetworkId: 'eip155:8453' })
  expect(requestClose(modal.context)).toBe(false)
  expect(modal.context.stores.modal.$modal.get()).toMatchObject({ open: true, shake: true })
})

it('S4.095 does not cut a shake short by the one before it', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(modal.context, { walletId: 'lantern' })
  const { $modal } = modal.context.stores.modal
  const seen: boolean[] = []
  $modal.listen(({ shake }) => seen.push(shake))
  requestClose(modal.context)
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION - 100)
  requestClose(modal.context)
  await vi.advanceTimersByTimeAsync(100)
  requestClose(modal.context)
  await vi.advanceTimersByTimeAsync(SHAKE_DURATION)
  expect(seen).toEqual([true, false, true, false])
})

it('the close button closes in any case', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  void chooseWallet(modal.context, { walletId: 'lantern' })
  requestClose(modal.context)
  modal.close()
  expect(modal.context.stores.modal.$modal.get()).toEqual({ open: false, loading: false, shake: false })
})
