import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { BACK_SYNC_DELAY } from '../constants.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import { chooseWallet } from './chooseWallet.js'
import { goBack } from './goBack.js'

const views = (modal: Modal) =>
  contextOf(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('S2.006 pops the view on top', async () => {
  const { modal } = createTestModal()
  await modal.open()
  contextOf(modal).stores.router.push({ view: 'WhatIsAWallet' })
  contextOf(modal).stores.router.push({ view: 'GetWallet' })
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Connect', 'WhatIsAWallet'])
  expect(modal.$state.get().open).toBe(true)
})

it('S2.007 closes the modal from the first view', async () => {
  const { modal } = createTestModal()
  await modal.open()
  const told: string[] = []
  modal.on('close', () => told.push('close'))
  goBack(contextOf(modal))
  expect(modal.$state.get().open).toBe(false)
  expect(told).toEqual(['close'])
})

it('S2.008 shows Account in place of Connect when a wallet is connected, and nothing lies below it', async () => {
  const { modal } = createTestModal()
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  expect(views(modal)).toEqual(['Connect', 'ConnectingExternal'])
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Account'])
  goBack(contextOf(modal))
  expect(modal.$state.get().open).toBe(false)
})

it('S2.008 shows Connect while no wallet is connected', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'reject'
  await modal.open()
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Connect'])
})

it('does not go back to any view that says it is for connecting when a wallet is connected', async () => {
  const { modal } = createTestModal()
  await modal.open({ view: 'WhatIsAWallet' })
  contextOf(modal).views.set('WhatIsAWallet', { needs: 'noAccount' })
  await chooseWallet(contextOf(modal), { walletId: 'lantern' })
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Account'])
})

it('goes back to Connect when the visitor is there to add another wallet', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  contextOf(modal).stores.router.push({ view: 'Connect', params: { adding: true } })
  fake.wallet('kitewing').mode = 'reject'
  await chooseWallet(contextOf(modal), { walletId: 'kitewing', adding: true })
  expect(views(modal)).toEqual(['Account', 'Connect', 'ConnectingExternal'])
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Account', 'Connect'])
  goBack(contextOf(modal))
  expect(views(modal)).toEqual(['Account'])
})

it('gives up the wallet that the view was waiting for', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  const connecting = chooseWallet(contextOf(modal), { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  goBack(contextOf(modal))
  await connecting
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(contextOf(modal).stores.attempt.$attempt.get()).toEqual({ status: 'idle' })
  fake.wallet().answer('approve')
  await vi.advanceTimersByTimeAsync(BACK_SYNC_DELAY)
  expect(modal.$account().get().status).toBe('disconnected')
  expect(views(modal)).toEqual(['Connect'])
})

it('S2.009 reads the wallet anew 100 ms after going back', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  contextOf(modal).stores.router.push({ view: 'Networks' })
  fake.wallet().isMute = true
  fake.wallet().setNetwork('eip155:8453')
  fake.wallet().setAccounts(['0x2'])
  goBack(contextOf(modal))
  await vi.advanceTimersByTimeAsync(99)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  expect(modal.$account().get().address).toBe('0x2')
})

it('S2.009 reads nothing any more once the modal is destroyed', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  goBack(contextOf(modal))
  modal.destroy()
  fake.wallet().setNetwork('eip155:8453')
  await vi.advanceTimersByTimeAsync(BACK_SYNC_DELAY)
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
})
