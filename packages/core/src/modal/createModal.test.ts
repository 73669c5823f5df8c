import { getEventListeners } from 'node:events'
import { atom, computed, STORE_UNMOUNT_DELAY } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { showToast } from '../notices/showToast.js'
import { fetchTokens, watchTokens } from '../portfolio/fetchTokens.js'
import { refreshBalance } from '../portfolio/refreshBalance.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../testing/createFakeChainReader.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { stubFetch } from '../testing/stubFetch.js'
import { chooseWallet } from './navigation/chooseWallet.js'
import { requestClose } from './navigation/closeModal.js'
import { goBack } from './navigation/goBack.js'
import { switchNetworkInModal } from './navigation/switchNetworkInModal.js'

const settled = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // All services answer 404, because the client does not retry that status: a retry could outlive its test.
  stubFetch({ status: 404 })
})
afterEach(() => {
  vi.restoreAllMocks()
  // Removes stubs before the fake clock ends, because `followTimers` stubs the functions of that clock.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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
  await one.modal.context.show({ view: 'Networks' })
  await one.modal.switchNetwork('eip155:8453')
  one.modal.addNetwork({ ...fakeNetwork, id: 10, caipNetworkId: 'eip155:10' })
  one.modal.setTheme({ variables: { '--fy-accent': 'teal' } })
  showToast(one.modal, { message: 'Only here' })
  one.fake.wallet().setNetwork('eip155:99')
  await settled()

  expect([other.modal.$state.get(), other.modal.$account().get(), other.modal.$theme.get()]).toEqual(before)
  expect(other.modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(other.fake.adapterContext?.$networks.get()).toHaveLength(2)
  expect(getTestContext(other.modal).stores.notices.$toast.get().open).toBe(false)
  expect(told).toEqual([])

  one.modal.destroy()
  await connect(other.modal, { walletId: 'lantern' })
  expect(other.modal.$account().get().status).toBe('connected')
})

it('two modals may share an adapter definition, and each creates its own adapter', async () => {
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

it('destroy leaves nothing behind in the middle of any activity', async () => {
  // Waits for imports that modals of earlier tests started, so that only this test's timers count.
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
  await modal.context.show()
  fake.wallet('third').mode = 'hold'
  const connecting = chooseWallet(getTestContext(modal), { walletId: 'third' })
  await vi.dynamicImportSettled()
  requestClose(getTestContext(modal))
  showToast(modal, { message: 'one' })
  showToast(modal, { message: 'two' })
  fake.wallet('lantern').mode = 'hold'
  const switching = switchNetworkInModal(getTestContext(modal), { caipNetworkId: 'eip155:8453' })
  goBack(getTestContext(modal))
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
  expect(getTestContext(modal).signal.aborted).toBe(true)
  expect(fake.signals.at(-1)?.aborted).toBe(true)
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })

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
  // Each store unmounts its sources a second after its last listener; the account is three levels above the identity.
  await vi.advanceTimersByTimeAsync(3 * STORE_UNMOUNT_DELAY)
  expect(vi.getTimerCount()).toBe(0)
  expect(written).toEqual([])
  expect(modal.$account().get()).toEqual(account)
  expect(fake.listeners).toBe(0)
  expect(told).toEqual([])

  getTestContext(modal).stores.accounts.update('eip155', { profileName: 'late' })
  await settled()
  expect(written).toEqual([])
})

it('destroy drops a connection that appears meanwhile', async () => {
  const { modal, fake } = createTestModal()
  fake.connectElsewhere('lantern')
  modal.destroy()
  await settled()
  expect(fake.listeners).toBe(0)
  expect(modal.$account().get().status).toBe('disconnected')
})

it('an action after destroy rejects and does not revive the modal', async () => {
  const { modal, storage } = createTestModal()
  modal.destroy()
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  await expect(disconnect(modal)).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  await expect(modal.context.show()).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
  getTestContext(modal).stores.accounts.update('eip155', { status: 'connected' })
  await settled()
  expect(storage.getItem('@appkit/connection_status')).toBeNull()
  expect(modal.$state.get()).toMatchObject({ isOpen: false, isLoading: false })
})

it('destroy ends the modal even when the view layer fails to unmount', async () => {
  const mount = () => ({
    unmount() {
      throw new Error('no such node')
    },
  })
  const { modal, fake } = createTestModal({ ui: async () => ({ mount }) })
  await modal.context.show()
  expect(() => modal.destroy()).toThrow('no such node')
  expect(getTestContext(modal).signal.aborted).toBe(true)
  expect(modal.$state.get().isOpen).toBe(false)
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
  await modal.context.show()
  modal.setTheme({ mode: 'dark' })
  expect(told).toEqual(expect.arrayContaining(['connecting', 'connected', 'connect']))
  expect(modal.$account().get().status).toBe('connected')
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('threw'), new Error('integrator'))
  // Destroys the modal here, while `console.error` is still mocked: its listeners throw again.
  modal.destroy()
})

it('connect succeeds when listeners of the app’s own stores throw', async () => {
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

it('the onLog option receives every log entry, even those the console hides, and may throw', async () => {
  const lines: (readonly [level: string, message: string])[] = []
  const onLog = vi.fn((level: string, message: string) => {
    lines.push([level, message])
    throw new Error('integrator')
  })
  const { log } = getTestContext(createTestModal({ debug: false, onLog }).modal)
  const cause = new Error('why')
  log('debug', 'read anew', cause)
  log('error', 'failed')
  expect(lines).toEqual([
    ['debug', 'read anew'],
    ['error', 'failed'],
  ])
  expect(onLog).toHaveBeenCalledWith('debug', 'read anew', cause)
  expect(console.error).not.toHaveBeenCalled()
})

it('connect succeeds when watch callbacks throw', async () => {
  const { modal } = createTestModal({ debug: true })
  const fail = () => {
    throw new Error('integrator')
  }
  watchTokens(modal, fail)
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ type: 'eoa' })
  expect(vi.mocked(console.error)).toHaveBeenCalledWith(expect.stringContaining('threw'), new Error('integrator'))
})

it('the public stores work with computed stores of nanostores', async () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  const $line = computed(
    [modal.$theme, modal.$network, modal.$account(), modal.$state],
    ({ mode }, network, { status }, { isOpen: open }) => [mode, network?.name, status, open].join(),
  )
  const heard: string[] = []
  $line.subscribe((line) => heard.push(line))
  modal.setTheme({ mode: 'light' })
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  expect(heard[0]).toBe('dark,Ethereum,disconnected,false')
  expect(heard).toContain('light,Ethereum,disconnected,false')
  expect(heard.at(-1)).toBe('light,Ethereum,connected,true')
})

it('the modal returns one store per account, and stores that an app cannot set', () => {
  const { modal } = createTestModal()
  expect(modal.$account()).toBe(modal.$account())
  expect(modal.$account('eip155')).toBe(modal.$account('eip155'))
  const $theme: object = modal.$theme
  if ('set' in $theme && typeof $theme.set === 'function') $theme.set({ mode: 'dark', variables: {} })
  expect(modal.context.stores.theme.$theme.get().mode).toBeUndefined()
})

it('an unsubscribed listener, and no other, stops receiving events', async () => {
  const { modal } = createTestModal()
  const told: string[] = []
  const listener = () => told.push('open')
  const stop = modal.on('open', listener)
  modal.on('open', listener)
  await modal.context.show()
  expect(told).toHaveLength(2)
  stop()
  stop()
  modal.close()
  await modal.context.show()
  expect(told).toHaveLength(3)
})

it('a listener may destroy the modal', async () => {
  const { modal, fake } = createTestModal()
  modal.on('connect', () => modal.destroy())
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ type: 'eoa' })
  expect(fake.listeners).toBe(0)
})

it('the account store follows the active namespace, or the requested one', async () => {
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

it('S1.008 setTheme changes the theme mode at any time', () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  expect(modal.$theme.get().mode).toBe('dark')
  modal.setTheme({ mode: 'light' })
  expect(modal.$theme.get().mode).toBe('light')
})

it('S1.009 setTheme adds variables to the existing ones at any time', () => {
  const { modal } = createTestModal({ themeVariables: { '--fy-accent': 'teal', '--fy-radius': 4 } })
  modal.setTheme({ variables: { '--w3m-accent': 'navy' } })
  const variables = { '--fy-accent': 'navy', '--fy-radius': '4' }
  expect(modal.$theme.get().variables).toEqual(variables)
  expect(() => modal.setTheme({ variables: { '--fy-none': 1 } as object })).toThrow('Invalid input')
  expect(modal.$theme.get().variables).toEqual(variables)
})

it('S5.020 setTheme accepts no mode but light and dark', () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  expect(() => modal.setTheme({ mode: 'auto' as 'light' })).toThrow('themeMode: Expected light or dark received auto')
  expect(modal.$theme.get().mode).toBe('dark')
})

it('S1.021 an embedded modal starts open in its place in the page and stays there on close', async () => {
  vi.stubGlobal('document', { title: '', defaultView: null, querySelector: () => null })
  const ui = { mounted: 0 }
  const mount = () => {
    ui.mounted++
    return { unmount: () => void ui.mounted-- }
  }
  const { modal } = createTestModal({ enableEmbedded: true, ui: async () => ({ mount }) })
  await settled()
  expect(ui.mounted).toBe(1)
  expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false })
  getTestContext(modal).stores.router.push({ view: 'WhatIsAWallet' })
  modal.close()
  expect(modal.$state.get().isOpen).toBe(true)
  expect(getTestContext(modal).stores.router.$route.get()).toEqual({ view: 'Connect' })
  modal.destroy()
  expect(ui.mounted).toBe(0)
  expect(modal.$state.get().isOpen).toBe(false)
})

it('the modal opens nothing by itself when it is not embedded or when there is no document', async () => {
  const { modal } = createTestModal({ enableEmbedded: true, ui: async () => ({ mount: () => ({ unmount() {} }) }) })
  await settled()
  expect(modal.$state.get().isOpen).toBe(false)
})

it('the modal starts in the same state on a server as in the browser of a new user', () => {
  const { modal } = createTestModal()
  expect(modal.$account().get()).toBe(modal.$account().get())
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(modal.$state.get()).toEqual({
    isOpen: false,
    isLoading: false,
    namespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
})

it('the context creates each lazy service once on first use', () => {
  const { modal } = createTestModal()
  let made = 0
  const part = { create: () => ({ number: ++made }) }
  expect(getTestContext(modal).use(part)).toBe(getTestContext(modal).use(part))
  expect(made).toBe(1)
  expect(getTestContext(createTestModal().modal).use(part)).toEqual({ number: 2 })
  // The definition object is the key, so a copy of it is another service.
  expect(getTestContext(modal).use({ ...part })).toEqual({ number: 3 })
})

it('the modal starts on the network of the last visit when it is still in the list', () => {
  const storage = createMemoryStorage({ '@appkit/active_caip_network_id': 'eip155:8453' })
  expect(createTestModal({ storage }).modal.$network.get()).toBe(otherFakeNetwork)
  expect(createTestModal({ storage, networks: [fakeNetwork] }).modal.$network.get()).toBe(fakeNetwork)
})

it('the modal holds as many abort listeners after many visits as after one', async () => {
  vi.useFakeTimers()
  const fake = createFakeAdapter()
  fake.chainReader = createFakeChainReader().chainReader
  const { modal } = createTestModal({ fake, ui: blankUi })
  const visit = async () => {
    await modal.context.show()
    await connect(modal, { walletId: 'lantern' })
    fake.wallet().setAccounts(['0x2'])
    fake.wallet().setNetwork('eip155:8453')
    await settled()
    await refreshBalance(modal)
    await fetchTokens(modal)
    modal.close()
    await disconnect(modal)
    await settled()
    // Some abort listeners are removed only when their timeout ends.
    await vi.advanceTimersByTimeAsync(600_000)
    return getEventListeners(getTestContext(modal).signal, 'abort').length
  }
  await visit()
  const counts = []
  for (let time = 0; time < 5; time++) counts.push(await visit())
  expect(counts[0]).toBeGreaterThan(5)
  expect(new Set(counts).size).toBe(1)
})
