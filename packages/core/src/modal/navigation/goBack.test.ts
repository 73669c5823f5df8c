import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Modal } from '../modal.js'
import { chooseWallet } from './chooseWallet.js'
import { ACCOUNT_RESYNC_DELAY_MS, goBack } from './goBack.js'

const views = (modal: Modal) =>
  getTestContext(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('S2.006 goBack pops the top view', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  getTestContext(modal).stores.router.push({ view: 'WhatIsAWallet' })
  getTestContext(modal).stores.router.push({ view: 'GetWallet' })
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Connect', 'WhatIsAWallet'])
  expect(modal.$state.get().isOpen).toBe(true)
})

it('S2.007 goBack closes the modal from the first view', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  const told: string[] = []
  modal.on('close', () => told.push('close'))
  goBack(getTestContext(modal))
  expect(modal.$state.get().isOpen).toBe(false)
  expect(told).toEqual(['close'])
})

it('S2.008 goBack shows Account alone in place of Connect when a wallet is connected', async () => {
  const { modal } = createTestModal()
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Account'])
  goBack(getTestContext(modal))
  expect(modal.$state.get().isOpen).toBe(false)
})

it('S2.008 goBack shows Connect while no wallet is connected', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'reject'
  await modal.context.show()
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Connect'])
})

it('goBack skips views for connecting when a wallet is connected', async () => {
  const { modal } = createTestModal()
  await modal.context.show({ view: 'WhatIsAWallet' })
  getTestContext(modal).views.set('WhatIsAWallet', { needs: 'noAccount' })
  await chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Account'])
})

it('goBack shows Connect when the user is adding another wallet', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  getTestContext(modal).stores.router.push({ view: 'Connect', params: { adding: true } })
  fake.wallet('kitewing').mode = 'reject'
  await chooseWallet(getTestContext(modal), { walletId: 'kitewing', adding: true })
  expect(views(modal)).toEqual(['Account', 'Connect', 'ConnectingExternal'])
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Account', 'Connect'])
  goBack(getTestContext(modal))
  expect(views(modal)).toEqual(['Account'])
})

it('goBack aborts the pending wallet request of its view', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  goBack(getTestContext(modal))
  await connecting
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(getTestContext(modal).stores.attempt.$attempt.get()).toEqual({ status: 'idle' })
  fake.wallet().answer('approve')
  await vi.advanceTimersByTimeAsync(ACCOUNT_RESYNC_DELAY_MS)
  expect(modal.$account().get().status).toBe('disconnected')
  expect(views(modal)).toEqual(['Connect'])
})

it('S2.009 goBack reads the wallet again after 100 ms', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  getTestContext(modal).stores.router.push({ view: 'Networks' })
  fake.wallet().isMute = true
  fake.wallet().setNetwork('eip155:8453')
  fake.wallet().setAccounts(['0x2'])
  goBack(getTestContext(modal))
  await vi.advanceTimersByTimeAsync(99)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(modal.$account().get().address).toBe('0x2')
})

it('S2.009 goBack reads nothing once the modal is destroyed', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  goBack(getTestContext(modal))
  modal.destroy()
  fake.wallet().setNetwork('eip155:8453')
  await vi.advanceTimersByTimeAsync(ACCOUNT_RESYNC_DELAY_MS)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
})
