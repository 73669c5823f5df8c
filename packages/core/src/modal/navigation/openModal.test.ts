import { expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Modal } from '../modal.js'
import { preload } from '../preload.js'
import { chooseWallet } from './chooseWallet.js'

const routeOf = (modal: Modal) => getTestContext(modal).stores.router.$route.get()
const attemptOf = (modal: Modal) => getTestContext(modal).stores.attempt.$attempt.get()

function listen(modal: Modal) {
  const told: string[] = []
  modal.on('open', () => told.push('open'))
  modal.on('close', () => told.push('close'))
  return told
}

function createSlowUi() {
  const log: string[] = []
  let answer: { resolve: () => void; reject: (cause: Error) => void } | undefined
  const ui = () =>
    new Promise<{ mount: () => { unmount(): void } }>((resolve, reject) => {
      log.push('load')
      const mount = () => {
        log.push('mount')
        return { unmount: () => void log.push('unmount') }
      }
      answer = { resolve: () => resolve({ mount }), reject }
    })
  return { ui, log, loaded: () => answer?.resolve(), failed: () => answer?.reject(new Error('offline')) }
}

it('open shows Connect, or Account when the user is connected', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  await modal.context.show()
  expect(routeOf(modal)).toEqual({ view: 'Connect' })
  modal.close()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  expect(routeOf(modal)).toEqual({ view: 'Account' })
  expect(told).toEqual(['open', 'close', 'open'])
})

it('open shows Connect or Account in place of a view that needs an email address', async () => {
  const { modal } = createTestModal()
  await modal.context.show({ view: 'UpdateEmailWallet' })
  expect(routeOf(modal)).toEqual({ view: 'Connect' })
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show({ view: 'UpdateEmailWallet' })
  expect(routeOf(modal)).toEqual({ view: 'Account' })
})

it('open shows the requested namespace and brings it to the front', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  await connect(modal, { walletId: 'lantern' })
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  await modal.context.show({ namespace: 'solana' })
  expect(routeOf(modal)).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  expect(modal.$state.get().namespace).toBe('solana')
  await modal.context.show({ namespace: 'eip155' })
  expect(routeOf(modal)).toEqual({ view: 'Account' })
  expect(told).toEqual(['solana:mainnet', 'eip155:1'])
})

it('the modal emits open and close once, however often they are called', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  await modal.context.show()
  await modal.context.show({ view: 'Networks' })
  expect(routeOf(modal).view).toBe('Networks')
  modal.close()
  modal.close()
  expect(told).toEqual(['open', 'close'])
})

it('S4.094 the state is loading from open until the view layer is mounted', async () => {
  const { ui, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  const opening = modal.context.show()
  expect(modal.$state.get().isLoading).toBe(true)
  await vi.dynamicImportSettled()
  expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: true })
  loaded()
  await opening
  expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false })
  modal.close()
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
})

it('S4.094 a modal that closes before anything loads never opens and is not loading', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  const opening = modal.context.show()
  modal.close()
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  await opening
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  expect(told).toEqual([])
})

it('the latest of two open calls determines the view', async () => {
  const { modal } = createTestModal()
  await Promise.all([modal.context.show({ view: 'Networks' }), modal.context.show({ view: 'WhatIsAWallet' })])
  expect(routeOf(modal).view).toBe('WhatIsAWallet')
  expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false })
})

it('S4.094 the state stops loading when the modal closes before the view layer loads', async () => {
  const { ui, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const opening = modal.context.show()
  await vi.dynamicImportSettled()
  modal.close()
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  loaded()
  await opening
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
})

it('the view layer loads once, early with preload, and mounts on the first open', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  expect(log).toEqual([])
  preload(modal)
  preload(modal)
  expect(log).toEqual(['load'])
  loaded()
  await Promise.all([modal.context.show(), modal.context.show()])
  modal.close()
  await modal.context.show()
  expect(log).toEqual(['load', 'mount'])
  modal.destroy()
  expect(log).toEqual(['load', 'mount', 'unmount'])
})

it('open rejects and closes when the view layer fails to load, and retries on the next call', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.context.show()
  failed()
  await expect(opening).rejects.toMatchObject({ code: 'UI_LOAD_FAILED', cause: { message: 'offline' } })
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
  expect(told).toEqual(['open', 'close'])

  const again = modal.context.show()
  loaded()
  await again
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('the modal emits close once when it closes before the view layer fails', async () => {
  const { ui, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.context.show()
  await vi.dynamicImportSettled()
  modal.close()
  failed()
  await expect(opening).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(told).toEqual(['open', 'close'])
})

it('open mounts nothing when the modal is destroyed while the view layer loads', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const opening = modal.context.show()
  await vi.dynamicImportSettled()
  modal.destroy()
  loaded()
  await opening
  expect(log).toEqual(['load'])
  await expect(modal.context.show()).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
})

it('the modal opens nothing when it closes before anything loads', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.context.show()
  modal.close()
  loaded()
  await opening
  expect(told).toEqual([])
  expect(log).toEqual(['load'])
  expect(modal.$state.get().isOpen).toBe(false)
})

it('open retries the view layer after a failed preload', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  preload(modal)
  failed()
  await vi.dynamicImportSettled()
  expect(modal.$state.get().isOpen).toBe(false)
  const opening = modal.context.show()
  loaded()
  await opening
  expect(modal.$state.get().isOpen).toBe(true)
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('the modal retries the view layer when it opens by itself', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal, fake } = createTestModal({ ui })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  fake.wallet().setNetwork('eip155:99')
  failed()
  await vi.dynamicImportSettled()
  expect(modal.$state.get().isOpen).toBe(false)
  fake.wallet().setNetwork('eip155:98')
  loaded()
  await vi.dynamicImportSettled()
  expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false })
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('S2.013 open requests a wallet at once when it opens on that wallet', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show({ view: 'ConnectingExternal', walletId: 'lantern' })
  expect(routeOf(modal)).toEqual({ view: 'ConnectingExternal', params: { walletId: 'lantern' } })
  expect(attemptOf(modal)).toMatchObject({ status: 'waiting', walletId: 'lantern' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
})

it('open requests no wallet when the modal closes before the request', async () => {
  const { modal, fake } = createTestModal()
  const opening = modal.context.show({ view: 'ConnectingExternal', walletId: 'lantern' })
  modal.close()
  await opening
  await vi.dynamicImportSettled()
  expect(fake.requests).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('open shows nothing of an earlier attempt when it opens on another wallet', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(attemptOf(modal).status).toBe('connected')
  const seen: string[] = []
  getTestContext(modal).stores.attempt.$attempt.listen(({ status }) => seen.push(status))
  await modal.context.show({ view: 'Connect' })
  expect(seen).toEqual(['idle'])
})

it('open aborts the pending wallet of the last view when it shows another one', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'lantern' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  await modal.context.show({ view: 'WhatIsAWallet' })
  await connecting
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('open continues a wallet request that the app started', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const answer = connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  fake.wallet().answer('approve')
  await answer
  expect(modal.$account().get().status).toBe('connected')
})
