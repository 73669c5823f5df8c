import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { preload } from '../actions/preload.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { chooseWallet } from './chooseWallet.js'

const routeOf = (modal: Modal) => contextOf(modal).stores.router.$route.get()
const attemptOf = (modal: Modal) => contextOf(modal).stores.attempt.$attempt.get()

function listen(modal: Modal) {
  const told: string[] = []
  modal.on('open', () => told.push('open'))
  modal.on('close', () => told.push('close'))
  return told
}

/** A view layer whose loading the test decides on. */
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

it('opens on Connect, and on Account where the visitor is connected', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  await modal.open()
  expect(routeOf(modal)).toEqual({ view: 'Connect' })
  modal.close()
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  expect(routeOf(modal)).toEqual({ view: 'Account' })
  expect(told).toEqual(['open', 'close', 'open'])
})

it('shows who has no address to change where they belong instead', async () => {
  const { modal } = createTestModal()
  await modal.open({ view: 'UpdateEmailWallet' })
  expect(routeOf(modal)).toEqual({ view: 'Connect' })
  await connect(modal, { walletId: 'lantern' })
  await modal.open({ view: 'UpdateEmailWallet' })
  expect(routeOf(modal)).toEqual({ view: 'Account' })
})

it('opens on the namespace it is asked for, and brings it to the front', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  await connect(modal, { walletId: 'lantern' })
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  await modal.open({ namespace: 'solana' })
  expect(routeOf(modal)).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  expect(modal.$state.get().namespace).toBe('solana')
  await modal.open({ namespace: 'eip155' })
  expect(routeOf(modal)).toEqual({ view: 'Account' })
  expect(told).toEqual(['solana:mainnet', 'eip155:1'])
})

it('tells of opening and closing once, however often it is done', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  await modal.open()
  await modal.open({ view: 'Networks' })
  expect(routeOf(modal).view).toBe('Networks')
  modal.close()
  modal.close()
  expect(told).toEqual(['open', 'close'])
})

it('S4.094 is loading from open until the view layer is mounted', async () => {
  const { ui, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  const opening = modal.open()
  expect(modal.$state.get().loading).toBe(true)
  await vi.dynamicImportSettled()
  expect(modal.$state.get()).toMatchObject({ open: true, loading: true })
  loaded()
  await opening
  expect(modal.$state.get()).toMatchObject({ open: true, loading: false })
  modal.close()
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
})

it('S4.094 never opens, and is not loading, when it was closed before anything came', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  const opening = modal.open()
  modal.close()
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  await opening
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  expect(told).toEqual([])
})

it('opens on what was asked for last', async () => {
  const { modal } = createTestModal()
  await Promise.all([modal.open({ view: 'Networks' }), modal.open({ view: 'WhatIsAWallet' })])
  expect(routeOf(modal).view).toBe('WhatIsAWallet')
  expect(modal.$state.get()).toMatchObject({ open: true, loading: false })
})

it('S4.094 is not loading any more when it was closed before the view layer came', async () => {
  const { ui, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const opening = modal.open()
  await vi.dynamicImportSettled()
  modal.close()
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  loaded()
  await opening
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
})

it('loads the view layer once, early where it is told to, and mounts it on the first open', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  expect(log).toEqual([])
  preload(modal)
  preload(modal)
  expect(log).toEqual(['load'])
  loaded()
  await Promise.all([modal.open(), modal.open()])
  modal.close()
  await modal.open()
  expect(log).toEqual(['load', 'mount'])
  modal.destroy()
  expect(log).toEqual(['load', 'mount', 'unmount'])
})

it('closes and rejects when the view layer cannot be loaded, and tries again the next time', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.open()
  failed()
  await expect(opening).rejects.toMatchObject({ code: 'UI_LOAD_FAILED', cause: { message: 'offline' } })
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
  expect(told).toEqual(['open', 'close'])

  const again = modal.open()
  loaded()
  await again
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('tells once of a modal that was closed before the view layer failed', async () => {
  const { ui, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.open()
  await vi.dynamicImportSettled()
  modal.close()
  failed()
  await expect(opening).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(told).toEqual(['open', 'close'])
})

it('mounts nothing for a modal that was destroyed while the view layer loaded', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const opening = modal.open()
  await vi.dynamicImportSettled()
  modal.destroy()
  loaded()
  await opening
  expect(log).toEqual(['load'])
  await expect(modal.open()).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
})

it('opens nothing when it was closed before anything was there', async () => {
  const { ui, log, loaded } = createSlowUi()
  const { modal } = createTestModal({ ui })
  const told = listen(modal)
  const opening = modal.open()
  modal.close()
  loaded()
  await opening
  expect(told).toEqual([])
  expect(log).toEqual(['load'])
  expect(modal.$state.get().open).toBe(false)
})

it('leaves a failed preload to the next open, which tries anew', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal } = createTestModal({ ui })
  preload(modal)
  failed()
  await vi.dynamicImportSettled()
  expect(modal.$state.get().open).toBe(false)
  const opening = modal.open()
  loaded()
  await opening
  expect(modal.$state.get().open).toBe(true)
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('tries anew too when it opens by itself', async () => {
  const { ui, log, loaded, failed } = createSlowUi()
  const { modal, fake } = createTestModal({ ui })
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  fake.wallet().setNetwork('eip155:99')
  failed()
  await vi.dynamicImportSettled()
  expect(modal.$state.get().open).toBe(false)
  fake.wallet().setNetwork('eip155:98')
  loaded()
  await vi.dynamicImportSettled()
  expect(modal.$state.get()).toMatchObject({ open: true, loading: false })
  expect(log).toEqual(['load', 'load', 'mount'])
})

it('S2.013 asks a wallet at once when it opens on that wallet', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open({ view: 'ConnectingExternal', walletId: 'lantern' })
  expect(routeOf(modal)).toEqual({ view: 'ConnectingExternal', params: { walletId: 'lantern' } })
  expect(attemptOf(modal)).toMatchObject({ status: 'waiting', walletId: 'lantern' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
})

it('does not ask a wallet when the modal is closed before it could', async () => {
  const { modal, fake } = createTestModal()
  const opening = modal.open({ view: 'ConnectingExternal', walletId: 'lantern' })
  modal.close()
  await opening
  await vi.dynamicImportSettled()
  expect(fake.requests).toEqual([])
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('shows nothing of an earlier attempt when it opens on another wallet', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(attemptOf(modal).status).toBe('connected')
  const seen: string[] = []
  contextOf(modal).stores.attempt.$attempt.listen(({ status }) => seen.push(status))
  await modal.open({ view: 'Connect' })
  expect(seen).toEqual(['idle'])
})

it('gives up a wallet that the last view was waiting for when it shows another one', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.open()
  const connecting = chooseWallet(contextOf(modal), { walletId: 'lantern' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  await modal.open({ view: 'WhatIsAWallet' })
  await connecting
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('goes on with a wallet that the page asks by itself when the modal opens', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const answer = connect(modal, { walletId: 'lantern' })
  await modal.open()
  fake.wallet().answer('approve')
  await answer
  expect(modal.$account().get().status).toBe('connected')
})
