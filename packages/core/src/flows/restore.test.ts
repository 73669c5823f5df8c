import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { disconnect } from '../actions/disconnect.js'
import { getConnections } from '../actions/getConnections.js'
import { RESTORE_WAIT, RESTORE_WALLET_WAIT } from '../constants.js'
import type { OwnHost } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { defineFeature } from '../feature/defineFeature.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import type { ConnectionStatus } from '../types/account.js'
import type { KeyValueStorage } from '../types/storage.js'

const LANTERN = '0x000000000000000000000000000000000000006c'
const KITEWING = '0x000000000000000000000000000000000000006b'

/** Everything that was on its way has arrived. */
const settled = () => vi.dynamicImportSettled()
const statusOf = (modal: Modal, namespace?: string) => modal.$account(namespace).get().status
const silent = (...walletIds: string[]) => walletIds.map((walletId) => ({ walletId, silent: true }))

function followStatus(modal: Modal, namespace?: string) {
  const seen: ConnectionStatus[] = []
  modal.$account(namespace).subscribe(({ status }) => {
    if (seen.at(-1) !== status) seen.push(status)
  })
  return seen
}

const stored = (connectorId: string, address: string, recent = false) => ({
  connectorId,
  name: connectorId,
  accounts: [{ address, type: 'eoa' }],
  recent,
})

/** The first account of the fake wallet of this id. */
const accountOf = (id: string) => `0x${id.charCodeAt(0).toString(16).padStart(40, '0')}`

/** What the last visit left: these wallets, the one in use first. */
function createVisited(...walletIds: readonly string[]): KeyValueStorage {
  return createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected"}',
    '@appkit/connections': JSON.stringify({ eip155: walletIds.map((id) => stored(id, accountOf(id))) }),
  })
}

/** An adapter whose wallets all remember this site. */
function createWilling(...walletIds: readonly string[]): FakeAdapter {
  const fake = createFakeAdapter({ wallets: walletIds })
  for (const id of walletIds) fake.wallet(id).isAuthorized = true
  return fake
}

afterEach(() => vi.useRealTimers())

it('S4.004 is reconnecting while it restores', async () => {
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  const seen = followStatus(modal)
  await settled()
  expect(seen).toEqual(['connecting', 'reconnecting', 'connected'])
})

it('S4.008 is connected again on load, without a question', async () => {
  const { modal, fake } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
  expect(fake.requests).toEqual(silent('lantern'))
})

it('shows the account of the last visit while it restores', async () => {
  const fake = createWilling('lantern')
  fake.wallet().silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  expect(modal.$account().get()).toMatchObject({
    status: 'reconnecting',
    address: LANTERN,
    allAccounts: [{ address: LANTERN, type: 'eoa' }],
    connectedWalletInfo: { name: 'lantern', identifier: 'lantern' },
  })
})

it('tells of a restored connection as such, and does not make it a recent wallet again', async () => {
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  const told: unknown[] = []
  modal.on('connect', (payload) => told.push(payload))
  await settled()
  expect(told).toEqual([
    { namespace: 'eip155', account: { address: LANTERN, type: 'eoa' }, walletId: 'lantern', restored: true },
  ])
  expect(contextOf(modal).stores.recents.$recents.get()).toEqual([])
})

it.each(['disconnected', 'connecting', 'reconnecting'] as const)(
  'S4.006 starts as %s when that is what was stored',
  async (status) => {
    const storage = createMemoryStorage({ '@appkit/connection_status': `{"eip155":"${status}"}` })
    const { modal } = createTestModal({ storage })
    expect(statusOf(modal)).toBe(status)
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
  },
)

it('S4.006 starts as disconnected where nothing was stored', () => {
  expect(statusOf(createTestModal().modal)).toBe('disconnected')
})

const storedConnected = () => createMemoryStorage({ '@appkit/connection_status': '{"eip155":"connected"}' })

it('S4.005 is connecting on load where connected was stored', async () => {
  const { modal } = createTestModal({ storage: storedConnected() })
  expect(statusOf(modal)).toBe('connecting')
  await settled()
})

it('S4.010 is disconnected where there is no connection to restore', async () => {
  const { modal, fake } = createTestModal({ storage: storedConnected() })
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
  expect(fake.requests).toEqual([])
})

it('S4.007 clears the addresses of a namespace that was left, in memory and in storage', async () => {
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"disconnected"}',
    '@appkit/connections': JSON.stringify({ eip155: [stored('lantern', LANTERN)] }),
  })
  const { modal, fake } = createTestModal({ storage, fake: createWilling('lantern') })
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] })
  await settled()
  expect(fake.requests).toEqual([])
  expect(getConnections(modal)).toMatchObject([{ connectorId: 'lantern', accounts: [], recent: true }])
  expect(storage.getItem('@appkit/connections')).not.toContain(LANTERN)
})

it('S4.008 restores each namespace by itself', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  other.wallet('shell').isAuthorized = true
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected","solana":"connected"}',
    '@appkit/connections': JSON.stringify({
      eip155: [stored('lantern', LANTERN)],
      solana: [stored('shell', accountOf('shell'))],
    }),
  })
  const { modal } = createTestModal({
    storage,
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await settled()
  expect(statusOf(modal, 'eip155')).toBe('disconnected')
  expect(statusOf(modal, 'solana')).toBe('connected')
})

it('S4.010 is disconnected, without the old address, when the wallet no longer allows it', async () => {
  const { modal, storage } = createTestModal({ storage: createVisited('lantern') })
  await settled()
  expect(modal.$account().get()).toMatchObject({
    status: 'disconnected',
    address: undefined,
    connectedWalletInfo: undefined,
  })
  expect(storage.getItem('@appkit/connection_status')).toBe('{"eip155":"disconnected"}')
  expect(storage.getItem('@appkit/connections')).not.toContain(LANTERN)
})

it('S4.021 tries the recent connector first, and takes the others in only after it', async () => {
  const fake = createWilling('kitewing', 'lantern', 'third')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern', 'kitewing', 'third'), fake })
  await settled()
  expect(fake.requests).toEqual(silent('lantern', 'kitewing', 'third'))
  expect(statusOf(modal)).toBe('reconnecting')
  fake.wallet('lantern').answer('approve')
  await settled()
  expect(getConnections(modal).map(({ connectorId }) => connectorId)).toEqual(['lantern', 'kitewing', 'third'])
  expect(modal.$account().get().address).toBe(LANTERN)
})

it('S4.022 keeps the connectors that are authorized; one that is not does not take the others along', async () => {
  const fake = createFakeAdapter({ wallets: ['lantern', 'kitewing', 'third'] })
  fake.wallet('kitewing').isAuthorized = true
  const { modal } = createTestModal({ storage: createVisited('lantern', 'kitewing', 'third'), fake })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  expect(getConnections(modal).map(({ connectorId, recent }) => [connectorId, recent])).toEqual([
    ['kitewing', false],
    ['lantern', true],
    ['third', true],
  ])
})

it('restores nothing when enableReconnect is false', async () => {
  const { modal, fake } = createTestModal({
    storage: createVisited('lantern'),
    fake: createWilling('lantern'),
    enableReconnect: false,
  })
  expect(statusOf(modal)).toBe('disconnected')
  await settled()
  expect(fake.requests).toEqual([])
})

it('waits for a wallet that announces itself late', async () => {
  const fake = createFakeAdapter({ wallets: [] })
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  expect(statusOf(modal)).toBe('reconnecting')
  expect(fake.requests).toEqual([])
  fake.wallet('lantern', { isAuthorized: true })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('stops waiting for a wallet that never announces itself', async () => {
  vi.useFakeTimers()
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createFakeAdapter({ wallets: [] }) })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_WALLET_WAIT - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(modal)).toBe('disconnected')
})

it.each([4_000, 12_000])('restores a wallet that announces itself %i ms after load, when it does', async (late) => {
  vi.useFakeTimers()
  const fake = createFakeAdapter({ wallets: [] })
  const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(late)
  expect(statusOf(modal)).toBe('disconnected')
  expect(storage.getItem('@appkit/connections')).toContain(LANTERN)
  fake.wallet('lantern', { isAuthorized: true })
  await vi.advanceTimersByTimeAsync(0)
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('restores on the next visit a wallet that was not there on this one', async () => {
  vi.useFakeTimers()
  const fake = createFakeAdapter({ wallets: [] })
  const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_WALLET_WAIT)
  modal.destroy()
  const next = createTestModal({ storage, fake: createWilling('lantern') })
  await settled()
  expect(next.modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('is held up by no wallet that does not answer, and takes that one in when it does', async () => {
  vi.useFakeTimers()
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal, storage } = createTestModal({ storage: createVisited('lantern', 'kitewing'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_WALLET_WAIT - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })

  await vi.advanceTimersByTimeAsync(10 * RESTORE_WAIT)
  expect(storage.getItem('@appkit/connections')).toContain(LANTERN)
  fake.wallet('lantern').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(modal.$account().get().address).toBe(KITEWING)
  expect(getConnections(modal).map(({ connectorId, recent }) => [connectorId, recent])).toEqual([
    ['kitewing', false],
    ['lantern', false],
  ])
})

it('settles where the only wallet does not answer, and is connected when it does', async () => {
  vi.useFakeTimers()
  const fake = createWilling('lantern')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_WAIT - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(modal)).toBe('disconnected')
  fake.wallet('lantern').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

/** Its wallet is reached over somebody else's service, as one on a phone is. */
const elsewhere = defineFeature({
  id: 'elsewhere',
  sources: ({ context }: OwnHost) => [
    {
      id: 'elsewhere',
      method: () => 'qrcode',
      spans: true,
      $wallets: atom({ eip155: [{ id: 'walletconnect', name: 'WalletConnect', type: 'MULTI_CHAIN' as const }] }),
      connect: (request) => context.browser.connect(request),
    },
  ],
})

it('waits for a session as long as its relay is gone, and for the others meanwhile no longer than for a wallet', async () => {
  vi.useFakeTimers()
  const fake = createWilling('walletconnect', 'kitewing')
  fake.wallet('walletconnect').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('walletconnect', 'kitewing'), fake, plugins: [elsewhere] })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_WALLET_WAIT - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  await vi.advanceTimersByTimeAsync(10 * RESTORE_WAIT)
  expect(fake.signals.map((signal) => signal?.aborted)).toEqual([false, false])

  fake.wallet('walletconnect').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(getConnections(modal).map(({ connectorId }) => connectorId)).toEqual(['kitewing', 'walletconnect'])
  expect(modal.$account().get().address).toBe(KITEWING)
})

it('forgets a session whose relay is gone when the visitor disconnects', async () => {
  const fake = createWilling('walletconnect')
  fake.wallet('walletconnect').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('walletconnect'), fake })
  await settled()
  expect(statusOf(modal)).toBe('reconnecting')
  await disconnect(modal)
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  fake.wallet('walletconnect').answer('approve')
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
})

it('leaves the wallet that the visitor connects in the meantime in use', async () => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await connect(modal, { walletId: 'kitewing' })
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  fake.wallet('lantern').answer('approve')
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  expect(getConnections(modal).map(({ connectorId }) => connectorId)).toEqual(['kitewing', 'lantern'])
  expect(fake.wallet('lantern').watchers).toBe(1)
})

it('does not call a visitor reconnecting who was quicker than the restore', async () => {
  const fake = createWilling('kitewing')
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  // No turn is given to what is being loaded.
  const answer = connect(modal, { walletId: 'kitewing' })
  expect(statusOf(modal)).toBe('connecting')
  await answer
  const seen = followStatus(modal)
  await settled()
  expect(seen).toEqual(['connected'])
})

it('goes on restoring when the visitor declines another wallet in the meantime', async () => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  fake.wallet('kitewing').mode = 'reject'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await expect(connect(modal, { walletId: 'kitewing' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  expect(statusOf(modal)).toBe('reconnecting')
  fake.wallet('lantern').answer('reject')
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
})

it.each([
  ['declines another wallet', async (modal: Modal) => connect(modal, { walletId: 'kitewing' }).catch(() => {})],
  ['leaves everything alone', async () => {}],
])('restores what was connected when the visitor %s before anything was loaded', async (_what, act) => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('kitewing').mode = 'reject'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await act(modal)
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('restores nothing when the visitor disconnects before anything was loaded', async () => {
  const { modal, fake } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  await disconnect(modal)
  await settled()
  expect(fake.requests).toEqual([])
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
})

it('does not wait for a connection that another modal of the page has stored since', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  const second = createTestModal({ storage, fake: createFakeAdapter({ wallets: ['lantern', 'kitewing'] }) })
  await connect(first.modal, { walletId: 'lantern' })
  await settled()
  second.fake.wallet('kitewing').mode = 'reject'
  await expect(connect(second.modal, { walletId: 'kitewing' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  expect(second.modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
})

it.each([
  ['Account', {}, 'Account'],
  ['Connect, to add another wallet', { view: 'Connect', adding: true }, 'Connect'],
  ['Connect, for another namespace', { view: 'Connect', namespace: 'solana' }, 'Connect'],
] as const)('shows a visitor who opened the modal while it restored %s', async (_where, parameters, view) => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const fake = createWilling('lantern')
  fake.wallet().silentMode = 'hold'
  const { modal } = createTestModal({
    storage: createVisited('lantern'),
    fake,
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await settled()
  await modal.open(parameters)
  const { $route } = contextOf(modal).stores.router
  const opened = $route.get()
  expect(opened.view).toBe('Connect')
  fake.wallet().answer('approve')
  await settled()
  expect(statusOf(modal, 'eip155')).toBe('connected')
  expect($route.get().view).toBe(view)
  expect($route.get().params).toEqual(view === 'Connect' ? opened.params : undefined)
})

it('leaves the old address behind when both the restore and the new attempt come to nothing', async () => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  fake.wallet('kitewing').mode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  const answer = connect(modal, { walletId: 'kitewing' })
  fake.wallet('lantern').answer('reject')
  await settled()
  expect(statusOf(modal)).toBe('connecting')
  fake.wallet('kitewing').answer('reject')
  await expect(answer).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
})

it('holds one connection when the visitor connects the very wallet that is being restored', async () => {
  const fake = createWilling('lantern')
  fake.wallet().silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await connect(modal, { walletId: 'lantern' })
  const connection = modal.connection('eip155')
  fake.wallet().answer('approve')
  await settled()
  expect(modal.connection('eip155')).toBe(connection)
  expect(fake.wallet().watchers).toBe(1)
  expect(statusOf(modal)).toBe('connected')
})

it('does not bring back what the visitor disconnects while it is being restored', async () => {
  const fake = createWilling('lantern')
  fake.wallet().silentMode = 'hold'
  const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await modal.disconnect()
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  fake.wallet().answer('approve')
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
  expect(fake.wallet().watchers).toBe(0)
  expect(fake.wallet().isAuthorized).toBe(false)
  expect(storage.getItem('@appkit/connection_status')).toBe('{"eip155":"disconnected"}')
})

it('tries again on the next visit when the page was left while it restored', async () => {
  const storage = createVisited('lantern')
  const fake = createWilling('lantern')
  fake.wallet().silentMode = 'hold'
  const first = createTestModal({ storage, fake })
  await settled()
  first.modal.destroy()
  expect(storage.getItem('@appkit/connection_status')).toBe('{"eip155":"connected"}')

  const second = createTestModal({ storage, fake: createWilling('lantern') })
  await settled()
  expect(statusOf(second.modal)).toBe('connected')
})

it('remembers a whole visit: the wallets, the one in use, and the network', async () => {
  const storage = createMemoryStorage()
  const first = createTestModal({ storage })
  await connect(first.modal, { walletId: 'kitewing' })
  await connect(first.modal, { walletId: 'lantern' })
  await first.modal.switchNetwork('eip155:8453')
  first.modal.destroy()

  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').setNetwork(otherFakeNetwork.caipNetworkId)
  const second = createTestModal({ storage, fake })
  expect(second.modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  await settled()
  expect(second.modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
  expect(getConnections(second.modal).map(({ connectorId }) => connectorId)).toEqual(['lantern', 'kitewing'])
})

it('remembers a change that was made right before the end', async () => {
  const { modal, fake, storage } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await settled()
  fake.wallet().end()
  modal.destroy()
  expect(createTestModal({ storage }).modal.$account().get().status).toBe('disconnected')
})

it('does not remember a visitor who was only asked', async () => {
  const { modal, fake, storage } = createTestModal()
  fake.wallet().mode = 'hold'
  connect(modal, { walletId: 'lantern' }).catch(() => {})
  await settled()
  modal.destroy()
  expect(createTestModal({ storage }).modal.$account().get().status).toBe('disconnected')
})

describe('a locked wallet', () => {
  const locked = () => new ModalError('WALLET_LOCKED')
  afterEach(() => vi.unstubAllGlobals())

  it('keeps its connection, and is back when its owner has unlocked it and comes back to the page', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const fake = createWilling('lantern')
    fake.wallet().connectError = locked()
    const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
    await settled()
    expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
    page.dispatchEvent(new Event('focus'))
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
    expect(storage.getItem('@appkit/connections')).toContain(LANTERN)
    fake.wallet().connectError = undefined
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN }))
    expect(fake.requests.every(({ silent: isSilent }) => isSilent)).toBe(true)
  })

  it('is tried again at the next load', async () => {
    const fake = createWilling('lantern')
    fake.wallet().connectError = locked()
    const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
    await settled()
    modal.destroy()
    fake.wallet().connectError = undefined
    const next = createTestModal({ storage, fake })
    await settled()
    expect(next.modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
  })

  it('is forgotten by who disconnects', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const fake = createWilling('lantern')
    fake.wallet().connectError = locked()
    const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
    await settled()
    await disconnect(modal)
    fake.wallet().connectError = undefined
    page.dispatchEvent(new Event('focus'))
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
    expect(storage.getItem('@appkit/connections')).not.toContain(LANTERN)
    expect(storage.getItem('@appkit/connection_status')).toContain('disconnected')
  })

  it('is back as soon as it says that it is open, once, whoever looks at the page', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const fake = createWilling('lantern')
    fake.wallet().connectError = locked()
    const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
    await settled()
    fake.wallet().unlock()
    page.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN }))
    expect(fake.requests).toEqual(silent('lantern', 'lantern'))
  })

  it('that is locked in the middle of a visit shows nobody, keeps its connection, and is back without a question', async () => {
    const { modal, fake, storage } = createTestModal()
    await connect(modal, { walletId: 'lantern' })
    fake.wallet().lock()
    expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
    await settled()
    expect(storage.getItem('@appkit/connections')).toContain(LANTERN)
    expect(storage.getItem('@appkit/connection_status')).toBe('{"eip155":"connected"}')
    fake.wallet().unlock()
    await vi.waitFor(() => expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN }))
    expect(fake.requests.slice(1)).toEqual(silent('lantern', 'lantern'))
  })

  it('that has taken its word back meanwhile is a recent one', async () => {
    const { modal, fake, storage } = createTestModal()
    await connect(modal, { walletId: 'lantern' })
    fake.wallet().lock()
    await settled()
    fake.wallet().isAuthorized = false
    fake.wallet().unlock()
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
    expect(storage.getItem('@appkit/connections')).not.toContain(LANTERN)
  })

  it('that shows other accounts once it is unlocked is asked for', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const fake = createWilling('lantern')
    fake.wallet().connectError = locked()
    const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
    await settled()
    fake.wallet().connectError = undefined
    fake.wallet().setAccounts(['0x00000000000000000000000000000000000000bb'])
    page.dispatchEvent(new Event('focus'))
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
  })
})
