import { getEventListeners } from 'node:events'
import { atom, computed, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from './actions/connect.js'
import { disconnect } from './actions/disconnect.js'
import { fetchTokens, watchTokens } from './actions/fetchTokens.js'
import { refreshBalance } from './actions/refreshBalance.js'
import { showToast } from './actions/showToast.js'
import { chooseWallet } from './modal/chooseWallet.js'
import { goBack } from './modal/goBack.js'
import { requestClose } from './modal/requestClose.js'
import { switchInModal } from './modal/switchInModal.js'
import { contextOf } from './testing/contextOf.js'
import { createFakeAdapter } from './testing/createFakeAdapter.js'
import { createFakeLedger } from './testing/createFakeLedger.js'
import { createMemoryStorage } from './testing/createMemoryStorage.js'
import { blankUi, createTestModal } from './testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from './testing/fakeNetworks.js'
import { stubFetch } from './testing/stubFetch.js'

/** Everything that was on its way has arrived. */
const settled = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // No backend knows anything: what one test's modal asks again would outlive it.
  stubFetch({ status: 404 })
})
afterEach(() => {
  vi.restoreAllMocks()
  // Before the clock: a test follows the timers of one that stands still.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The delays of the timers that are running. */
function followTimers(): () => readonly (number | undefined)[] {
  const running = new Map<unknown, number | undefined>()
  const { setTimeout, clearTimeout } = globalThis
  vi.stubGlobal('setTimeout', (callback: () => void, delay?: number) => {
    const timer = setTimeout(() => {
      running.delete(timer)
      callback()
    }, delay)
    running.set(timer, delay)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: never) => {
    running.delete(timer)
    clearTimeout(timer)
  })
  return () => [...running.values()]
}

it('two modals on a page share no state', async () => {
  const one = createTestModal({ themeMode: 'dark' })
  const other = createTestModal()
  const told: string[] = []
  for (const event of ['open', 'close', 'connect', 'disconnect', 'accountChange', 'networkChange'] as const) {
    other.modal.on(event, () => told.push(event))
  }
  const before = [other.modal.$state.get(), other.modal.$account().get(), other.modal.$theme.get()]

  await connect(one.modal, { walletId: 'lantern' })
  await one.modal.open({ view: 'Networks' })
  await one.modal.switchNetwork('eip155:8453')
  one.modal.addNetwork({ ...fakeNetwork, id: 10, caipNetworkId: 'eip155:10' })
  one.modal.setTheme({ variables: { '--fy-accent': 'teal' } })
  showToast(one.modal, { message: 'Only here' })
  one.fake.wallet().setNetwork('eip155:99')
  await settled()

  expect([other.modal.$state.get(), other.modal.$account().get(), other.modal.$theme.get()]).toEqual(before)
  expect(other.modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(other.fake.host?.$networks.get()).toHaveLength(2)
  expect(contextOf(other.modal).stores.notices.$toast.get().open).toBe(false)
  expect(told).toEqual([])

  one.modal.destroy()
  await connect(other.modal, { walletId: 'lantern' })
  expect(other.modal.$account().get().status).toBe('connected')
})

it('two modals may share an adapter definition, and each makes its own of it', async () => {
  const fake = createFakeAdapter()
  const one = createTestModal({ fake })
  const other = createTestModal({ fake })
  expect(one.modal.adapters).not.toBe(other.modal.adapters)
  await connect(one.modal, { walletId: 'lantern' })
  expect(other.modal.$account().get().status).toBe('disconnected')
  one.modal.destroy()
  other.modal.destroy()
  expect(fake.listeners).toBe(0)
})

it('destroy leaves nothing behind, in the middle of everything', async () => {
  // What the modals of other tests are still reading is none of this one.
  await settled()
  vi.useFakeTimers()
  const timers = followTimers()
  const written: string[] = []
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected"}',
    '@appkit/connections': '{"eip155":[{"connectorId":"late","name":"Late","accounts":[],"recent":false}]}',
  })
  const setItem = storage.setItem.bind(storage)
  storage.setItem = (key, value) => {
    written.push(key)
    setItem(key, value)
  }
  const ui = { mounted: 0 }
  const mount = () => {
    ui.mounted++
    return { unmount: () => void ui.mounted-- }
  }
  const { modal, fake } = createTestModal({ storage, ui: async () => ({ mount }) })
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('kitewing').disconnectError = 'hang'
  const told: string[] = []
  for (const event of ['close', 'connect', 'disconnect', 'accountChange', 'networkChange', 'error'] as const) {
    modal.on(event, () => told.push(event))
  }
  const leaving = disconnect(modal, { walletId: 'kitewing' })
  await modal.open()
  fake.wallet('third').mode = 'hold'
  const connecting = chooseWallet(contextOf(modal), { walletId: 'third' })
  await vi.dynamicImportSettled()
  requestClose(contextOf(modal))
  showToast(modal, { message: 'one' })
  showToast(modal, { message: 'two' })
  fake.wallet('lantern').mode = 'hold'
  const switching = switchInModal(contextOf(modal), { caipNetworkId: 'eip155:8453' })
  goBack(contextOf(modal))
  await settled()
  expect(fake.listeners).toBeGreaterThan(0)
  expect(timers()).toEqual(expect.arrayContaining([3_000, 500, 150, 250, 100]))

  told.length = 0
  modal.destroy()
  expect(timers().filter((delay) => delay !== STORE_UNMOUNT_DELAY)).toEqual([])
  await leaving
  await connecting
  expect(fake.listeners).toBe(0)
  expect(ui.mounted).toBe(0)
  expect(contextOf(modal).signal.aborted).toBe(true)
  expect(fake.signals.at(-1)?.aborted).toBe(true)
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })

  written.length = 0
  const account = modal.$account().get()
  for (const id of ['lantern', 'kitewing', 'third']) fake.wallet(id).answer('approve')
  fake.wallet('lantern').setAccounts(['0x9'])
  fake.wallet('lantern').end()
  fake.wallet('late')
  fake.connectElsewhere('third')
  modal.close()
  modal.destroy()
  await switching
  await settled()
  expect(timers().filter((delay) => delay !== STORE_UNMOUNT_DELAY)).toEqual([])
  // Each store lets its sources go a second after its own last listener: the account is three above the identity.
  await vi.advanceTimersByTimeAsync(3 * STORE_UNMOUNT_DELAY)
  expect(vi.getTimerCount()).toBe(0)
  expect(written).toEqual([])
  expect(modal.$account().get()).toEqual(account)
  expect(fake.listeners).toBe(0)
  expect(told).toEqual([])

  contextOf(modal).stores.accounts.update('eip155', { profileName: 'late' })
  await settled()
  expect(written).toEqual([])
})

it('is not followed by a connection that came while it ended', async () => {
  const { modal, fake } = createTestModal()
  fake.connectElsewhere('lantern')
  modal.destroy()
  await settled()
  expect(fake.listeners).toBe(0)
  expect(modal.$account().get().status).toBe('disconnected')
})

it('comes to no new life by an action that is called too late', async () => {
  const { modal, storage } = createTestModal()
  modal.destroy()
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  await expect(disconnect(modal)).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  await expect(modal.open()).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  contextOf(modal).stores.accounts.update('eip155', { status: 'connected' })
  await settled()
  expect(storage.getItem('@appkit/connection_status')).toBeNull()
  expect(modal.$state.get()).toMatchObject({ open: false, loading: false })
})

it('ends its life even when the view layer cannot be taken away', async () => {
  const mount = () => ({
    unmount() {
      throw new Error('no such node')
    },
  })
  const { modal, fake } = createTestModal({ ui: async () => ({ mount }) })
  await modal.open()
  expect(() => modal.destroy()).toThrow('no such node')
  expect(contextOf(modal).signal.aborted).toBe(true)
  expect(modal.$state.get().open).toBe(false)
  expect(fake.listeners).toBe(0)
})

it('a listener that throws disturbs neither the modal nor other listeners', async () => {
  const { modal } = createTestModal({ debug: true })
  const told: string[] = []
  const fail = () => {
    throw new Error('integrator')
  }
  modal.on('connect', fail)
  modal.on('connect', () => told.push('connect'))
  modal.$account().subscribe(fail)
  modal.$state.listen(fail)
  modal.$network.subscribe(fail)
  modal.$theme.listen(fail)
  modal.$account().listen(({ status }) => told.push(status))
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  modal.setTheme({ mode: 'dark' })
  expect(told).toEqual(expect.arrayContaining(['connecting', 'connected', 'connect']))
  expect(modal.$account().get().status).toBe('connected')
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('threw'), new Error('integrator'))
  // While what they throw is still heard here.
  modal.destroy()
})

it('connects although listeners of the site’s own stores throw', async () => {
  const { modal } = createTestModal({ debug: true })
  const $status = atom('')
  const heard: string[] = []
  const fail = () => {
    throw new Error('integrator')
  }
  $status.listen(fail)
  computed(modal.$account(), ({ status }) => status === 'connected' && fail()).listen(() => {})
  modal.$account().listen(({ status }) => $status.set(status))
  $status.listen((status) => heard.push(status))
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ type: 'eoa' })
  expect(heard).toEqual(['connecting', 'connected'])
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('threw'), new Error('integrator'))
  modal.destroy()
})

it('connects although callbacks of what watches throw', async () => {
  const { modal } = createTestModal({ debug: true })
  const fail = () => {
    throw new Error('integrator')
  }
  watchTokens(modal, fail)
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ type: 'eoa' })
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('threw'), new Error('integrator'))
})

it('hands out stores that nanostores computes from', async () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  const $line = computed(
    [modal.$theme, modal.$network, modal.$account(), modal.$state],
    ({ mode }, network, { status }, { open }) => [mode, network?.name, status, open].join(),
  )
  const heard: string[] = []
  $line.subscribe((line) => heard.push(line))
  modal.setTheme({ mode: 'light' })
  await connect(modal, { walletId: 'lantern' })
  await modal.open()
  expect(heard[0]).toBe('dark,Ethereum,disconnected,false')
  expect(heard).toContain('light,Ethereum,disconnected,false')
  expect(heard.at(-1)).toBe('light,Ethereum,connected,true')
})

it('hands out one store for each account, and one that a site cannot set', () => {
  const { modal } = createTestModal()
  expect(modal.$account()).toBe(modal.$account())
  expect(modal.$account('eip155')).toBe(modal.$account('eip155'))
  const $theme: object = modal.$theme
  if ('set' in $theme && typeof $theme.set === 'function') $theme.set({ mode: 'dark', variables: {} })
  expect(modal.context.stores.theme.$theme.get().mode).toBeUndefined()
})

it('stops telling a listener that was taken back, and only that one', async () => {
  const { modal } = createTestModal()
  const told: string[] = []
  const listener = () => told.push('open')
  const stop = modal.on('open', listener)
  modal.on('open', listener)
  await modal.open()
  expect(told).toHaveLength(2)
  stop()
  stop()
  modal.close()
  await modal.open()
  expect(told).toHaveLength(3)
})

it('may be destroyed by its own listener', async () => {
  const { modal, fake } = createTestModal()
  modal.on('connect', () => modal.destroy())
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ type: 'eoa' })
  expect(fake.listeners).toBe(0)
})

it('follows the account of the namespace in front, or of the one that is asked for', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  const seen: (string | undefined)[] = []
  modal.$account().subscribe(({ connectedWalletInfo }) => {
    const name = connectedWalletInfo?.name
    if (!seen.length || seen.at(-1) !== name) seen.push(name)
  })
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  await modal.switchNetwork('eip155:1')
  expect(seen).toEqual([undefined, 'Lantern', 'Shell', 'Lantern'])
  expect(modal.$account('solana').get().connectedWalletInfo?.name).toBe('Shell')
})

it('S1.008 takes another mode at any time', () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  expect(modal.$theme.get().mode).toBe('dark')
  modal.setTheme({ mode: 'light' })
  expect(modal.$theme.get().mode).toBe('light')
})

it('S1.009 takes other variables at any time, beside those it has', () => {
  const { modal } = createTestModal({ themeVariables: { '--fy-accent': 'teal', '--fy-radius': 4 } })
  modal.setTheme({ variables: { '--w3m-accent': 'navy' } })
  const variables = { '--fy-accent': 'navy', '--fy-radius': '4' }
  expect(modal.$theme.get().variables).toEqual(variables)
  expect(() => modal.setTheme({ variables: { '--fy-none': 1 } as object })).toThrow('Invalid input')
  expect(modal.$theme.get().variables).toEqual(variables)
})

it('S5.020 takes no other mode than light or dark', () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  expect(() => modal.setTheme({ mode: 'auto' as 'light' })).toThrow('themeMode: Expected light or dark received auto')
  expect(modal.$theme.get().mode).toBe('dark')
})

it('S1.021 begins in its place in the page, and stays there when it is closed', async () => {
  vi.stubGlobal('document', { title: '', defaultView: null, querySelector: () => null })
  const ui = { mounted: 0 }
  const mount = () => {
    ui.mounted++
    return { unmount: () => void ui.mounted-- }
  }
  const { modal } = createTestModal({ enableEmbedded: true, ui: async () => ({ mount }) })
  await settled()
  expect(ui.mounted).toBe(1)
  expect(modal.$state.get()).toMatchObject({ open: true, loading: false })
  contextOf(modal).stores.router.push({ view: 'WhatIsAWallet' })
  modal.close()
  expect(modal.$state.get().open).toBe(true)
  expect(contextOf(modal).stores.router.$route.get()).toEqual({ view: 'Connect' })
  modal.destroy()
  expect(ui.mounted).toBe(0)
  expect(modal.$state.get().open).toBe(false)
})

it('opens nothing by itself where it is not embedded, or there is no page', async () => {
  const { modal } = createTestModal({ enableEmbedded: true, ui: async () => ({ mount: () => ({ unmount() {} }) }) })
  await settled()
  expect(modal.$state.get().open).toBe(false)
})

it('begins the same on a server as in the browser of a new visitor', () => {
  const { modal } = createTestModal()
  expect(modal.$account().get()).toBe(modal.$account().get())
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(modal.$state.get()).toEqual({ open: false, loading: false, namespace: 'eip155', caipNetworkId: 'eip155:1' })
})

it('keeps the parts that are made on first use, one of each', () => {
  const { modal } = createTestModal()
  let made = 0
  const part = { create: () => ({ number: ++made }) }
  expect(contextOf(modal).use(part)).toBe(contextOf(modal).use(part))
  expect(made).toBe(1)
  expect(contextOf(createTestModal().modal).use(part)).toEqual({ number: 2 })
  // The object is the key: another one is another part.
  expect(contextOf(modal).use({ ...part })).toEqual({ number: 3 })
})

it('begins on the network of the last visit, where it is still in the list', () => {
  const storage = createMemoryStorage({ '@appkit/active_caip_network_id': 'eip155:8453' })
  expect(createTestModal({ storage }).modal.$network.get()).toBe(otherFakeNetwork)
  expect(createTestModal({ storage, networks: [fakeNetwork] }).modal.$network.get()).toBe(fakeNetwork)
})

it('listens to its end as often after many visits as after one: what is over is not kept', async () => {
  vi.useFakeTimers()
  const fake = createFakeAdapter()
  fake.ledger = createFakeLedger().ledger
  const { modal } = createTestModal({ fake, ui: blankUi })
  const visit = async () => {
    await modal.open()
    await connect(modal, { walletId: 'lantern' })
    fake.wallet().setAccounts(['0x2'])
    fake.wallet().setNetwork('eip155:8453')
    await settled()
    await refreshBalance(modal)
    await fetchTokens(modal)
    modal.close()
    await disconnect(modal)
    await settled()
    // What waits for its time listens until that has come.
    await vi.advanceTimersByTimeAsync(600_000)
    return getEventListeners(contextOf(modal).signal, 'abort').length
  }
  await visit()
  const counts = []
  for (let time = 0; time < 5; time++) counts.push(await visit())
  expect(counts[0]).toBeGreaterThan(5)
  expect(new Set(counts).size).toBe(1)
})
