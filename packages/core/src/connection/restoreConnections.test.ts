import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ModalError } from '../errors/ModalError.js'
import { defineFeature } from '../feature/defineFeature.js'
import type { InternalFeatureContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { ConnectionStatus } from '../types/account.js'
import type { KeyValueStorage } from '../types/storage.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getConnections } from './getConnections.js'
import { RESTORE_TIMEOUT_MS, WALLET_ANNOUNCE_TIMEOUT_MS } from './restoreConnections.js'

const LANTERN = '0x000000000000000000000000000000000000006c'
const KITEWING = '0x000000000000000000000000000000000000006b'

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

const accountOf = (id: string) => `0x${id.charCodeAt(0).toString(16).padStart(40, '0')}`

/** Creates the storage of a last visit with these wallets, the active one first. */
function createVisited(...walletIds: readonly string[]): KeyValueStorage {
  return createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected"}',
    '@appkit/connections': JSON.stringify({ eip155: walletIds.map((id) => stored(id, accountOf(id))) }),
  })
}

function createWilling(...walletIds: readonly string[]): FakeAdapter {
  const fake = createFakeAdapter({ wallets: walletIds })
  for (const id of walletIds) fake.wallet(id).isAuthorized = true
  return fake
}

afterEach(() => vi.useRealTimers())

it('S4.004 the status is reconnecting during a restore', async () => {
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  const seen = followStatus(modal)
  await settled()
  expect(seen).toEqual(['connecting', 'reconnecting', 'connected'])
})

it('S4.008 the status is connected again on load without a prompt', async () => {
  const { modal, fake } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
  expect(fake.requests).toEqual(silent('lantern'))
})

it('the account state shows the account of the last visit during a restore', async () => {
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

it('a restore emits the connection as restored and does not make the wallet recent again', async () => {
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  const told: unknown[] = []
  modal.on('connect', (payload) => told.push(payload))
  await settled()
  expect(told).toEqual([
    { namespace: 'eip155', account: { address: LANTERN, type: 'eoa' }, walletId: 'lantern', isRestored: true },
  ])
  expect(getTestContext(modal).stores.recents.$recents.get()).toEqual([])
})

it.each(['disconnected', 'connecting', 'reconnecting'] as const)(
  'S4.006 the status starts as %s when that is the stored status',
  async (status) => {
    const storage = createMemoryStorage({ '@appkit/connection_status': `{"eip155":"${status}"}` })
    const { modal } = createTestModal({ storage })
    expect(statusOf(modal)).toBe(status)
    await settled()
    expect(statusOf(modal)).toBe('disconnected')
  },
)

it('S4.006 the status starts as disconnected when nothing is stored', () => {
  expect(statusOf(createTestModal().modal)).toBe('disconnected')
})

const storedConnected = () => createMemoryStorage({ '@appkit/connection_status': '{"eip155":"connected"}' })

it('S4.005 the status is connecting on load when connected is the stored status', async () => {
  const { modal } = createTestModal({ storage: storedConnected() })
  expect(statusOf(modal)).toBe('connecting')
  await settled()
})

it('S4.010 the status is disconnected when there is no connection to restore', async () => {
  const { modal, fake } = createTestModal({ storage: storedConnected() })
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
  expect(fake.requests).toEqual([])
})

it('S4.007 disconnect clears the addresses of its namespace in memory and in storage', async () => {
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"disconnected"}',
    '@appkit/connections': JSON.stringify({ eip155: [stored('lantern', LANTERN)] }),
  })
  const { modal, fake } = createTestModal({ storage, fake: createWilling('lantern') })
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined, allAccounts: [] })
  await settled()
  expect(fake.requests).toEqual([])
  expect(getConnections(modal)).toMatchObject([{ walletId: 'lantern', accounts: [], recent: true }])
  expect(storage.getItem('@appkit/connections')).not.toContain(LANTERN)
})

it('S4.008 each namespace restores by itself', async () => {
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

it('S4.010 the status is disconnected without the old address when the wallet revoked the authorization', async () => {
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

it('S4.021 the restore tries the recent connector first and registers the others after it', async () => {
  const fake = createWilling('kitewing', 'lantern', 'third')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern', 'kitewing', 'third'), fake })
  await settled()
  expect(fake.requests).toEqual(silent('lantern', 'kitewing', 'third'))
  expect(statusOf(modal)).toBe('reconnecting')
  fake.wallet('lantern').answer('approve')
  await settled()
  expect(getConnections(modal).map(({ walletId }) => walletId)).toEqual(['lantern', 'kitewing', 'third'])
  expect(modal.$account().get().address).toBe(LANTERN)
})

it('S4.022 the restore keeps the authorized connectors when one of them is not authorized', async () => {
  const fake = createFakeAdapter({ wallets: ['lantern', 'kitewing', 'third'] })
  fake.wallet('kitewing').isAuthorized = true
  const { modal } = createTestModal({ storage: createVisited('lantern', 'kitewing', 'third'), fake })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  expect(getConnections(modal).map(({ walletId, recent }) => [walletId, recent])).toEqual([
    ['kitewing', false],
    ['lantern', true],
    ['third', true],
  ])
})

it('the modal restores nothing when features.reconnect is false', async () => {
  const { modal, fake } = createTestModal({
    storage: createVisited('lantern'),
    fake: createWilling('lantern'),
    features: { reconnect: false },
  })
  expect(statusOf(modal)).toBe('disconnected')
  await settled()
  expect(fake.requests).toEqual([])
})

it('the restore waits for a wallet that announces itself late', async () => {
  const fake = createFakeAdapter({ wallets: [] })
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  expect(statusOf(modal)).toBe('reconnecting')
  expect(fake.requests).toEqual([])
  fake.wallet('lantern', { isAuthorized: true })
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('the restore stops waiting for a wallet that never announces itself', async () => {
  vi.useFakeTimers()
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake: createFakeAdapter({ wallets: [] }) })
  await settled()
  await vi.advanceTimersByTimeAsync(WALLET_ANNOUNCE_TIMEOUT_MS - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(modal)).toBe('disconnected')
})

it.each([4_000, 12_000])('the modal restores a wallet that announces itself %i ms after load', async (late) => {
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

it('the next visit restores a wallet that is missing on this visit', async () => {
  vi.useFakeTimers()
  const fake = createFakeAdapter({ wallets: [] })
  const { modal, storage } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(WALLET_ANNOUNCE_TIMEOUT_MS)
  modal.destroy()
  const next = createTestModal({ storage, fake: createWilling('lantern') })
  await settled()
  expect(next.modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('the restore does not wait for a wallet that hangs, and registers it when it answers', async () => {
  vi.useFakeTimers()
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal, storage } = createTestModal({ storage: createVisited('lantern', 'kitewing'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(WALLET_ANNOUNCE_TIMEOUT_MS - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })

  await vi.advanceTimersByTimeAsync(10 * RESTORE_TIMEOUT_MS)
  expect(storage.getItem('@appkit/connections')).toContain(LANTERN)
  fake.wallet('lantern').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(modal.$account().get().address).toBe(KITEWING)
  expect(getConnections(modal).map(({ walletId, recent }) => [walletId, recent])).toEqual([
    ['kitewing', false],
    ['lantern', false],
  ])
})

it('the restore ends when the only wallet hangs, and connects the wallet when it answers', async () => {
  vi.useFakeTimers()
  const fake = createWilling('lantern')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await vi.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(statusOf(modal)).toBe('disconnected')
  fake.wallet('lantern').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

/** Defines a source whose wallet is reached over a remote service, as one on a phone is. */
const elsewhere = defineFeature({
  id: 'elsewhere',
  sources: ({ context }: InternalFeatureContext) => [
    {
      id: 'elsewhere',
      method: () => 'qrcode',
      isMultiNamespace: true,
      $wallets: atom({ eip155: [{ id: 'walletconnect', name: 'WalletConnect', type: 'MULTI_CHAIN' as const }] }),
      connect: (request) => context.browser.connect(request),
    },
  ],
})

it('the restore waits for a session while its relay is down, and for the others only the usual time', async () => {
  vi.useFakeTimers()
  const fake = createWilling('walletconnect', 'kitewing')
  fake.wallet('walletconnect').silentMode = 'hold'
  const { modal } = createTestModal({
    storage: createVisited('walletconnect', 'kitewing'),
    fake,
    customFeatures: [elsewhere],
  })
  await settled()
  await vi.advanceTimersByTimeAsync(WALLET_ANNOUNCE_TIMEOUT_MS - 1)
  expect(statusOf(modal)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  await vi.advanceTimersByTimeAsync(10 * RESTORE_TIMEOUT_MS)
  expect(fake.signals.map((signal) => signal?.aborted)).toEqual([false, false])

  fake.wallet('walletconnect').answer('approve')
  await vi.advanceTimersByTimeAsync(0)
  expect(getConnections(modal).map(({ walletId }) => walletId)).toEqual(['kitewing', 'walletconnect'])
  expect(modal.$account().get().address).toBe(KITEWING)
})

it('disconnect forgets a session whose relay is down', async () => {
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

it('a wallet that the user connects during a restore stays active', async () => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('lantern').silentMode = 'hold'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await settled()
  await connect(modal, { walletId: 'kitewing' })
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  fake.wallet('lantern').answer('approve')
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
  expect(getConnections(modal).map(({ walletId }) => walletId)).toEqual(['kitewing', 'lantern'])
  expect(fake.wallet('lantern').watchers).toBe(1)
})

it('the status is not reconnecting when the user connects before the restore ends', async () => {
  const fake = createWilling('kitewing')
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  // Checks synchronously, before any dynamic import resolves.
  const answer = connect(modal, { walletId: 'kitewing' })
  expect(statusOf(modal)).toBe('connecting')
  await answer
  const seen = followStatus(modal)
  await settled()
  expect(seen).toEqual(['connected'])
})

it('the restore continues when the user declines another wallet meanwhile', async () => {
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
  ['does nothing', async () => {}],
])('the modal restores the connection when the user %s before the runtime loads', async (_what, act) => {
  const fake = createWilling('lantern', 'kitewing')
  fake.wallet('kitewing').mode = 'reject'
  const { modal } = createTestModal({ storage: createVisited('lantern'), fake })
  await act(modal)
  await settled()
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('the modal restores nothing when the user disconnects before the runtime loads', async () => {
  const { modal, fake } = createTestModal({ storage: createVisited('lantern'), fake: createWilling('lantern') })
  await disconnect(modal)
  await settled()
  expect(fake.requests).toEqual([])
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
})

it('the restore does not wait for a connection that another modal on the page stored later', async () => {
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
] as const)(
  'the restore ends in the requested view when the user opened the modal meanwhile: %s',
  async (_where, parameters, view) => {
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
    await modal.context.show(parameters)
    const { $route } = getTestContext(modal).stores.router
    const opened = $route.get()
    expect(opened.view).toBe('Connect')
    fake.wallet().answer('approve')
    await settled()
    expect(statusOf(modal, 'eip155')).toBe('connected')
    expect($route.get().view).toBe(view)
    expect($route.get().params).toEqual(view === 'Connect' ? opened.params : undefined)
  },
)

it('the old address is cleared when both the restore and a new attempt fail', async () => {
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

it('one connection results when the user connects the wallet that is being restored', async () => {
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

it('the restore does not bring back a wallet that the user disconnects meanwhile', async () => {
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

it('the next visit retries a restore that the user interrupted by leaving', async () => {
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

it('storage keeps a whole visit: the wallets, the active one and the network', async () => {
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
  expect(getConnections(second.modal).map(({ walletId }) => walletId)).toEqual(['lantern', 'kitewing'])
})

it('storage keeps a change made right before the end of the visit', async () => {
  const { modal, fake, storage } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await settled()
  fake.wallet().end()
  modal.destroy()
  expect(createTestModal({ storage }).modal.$account().get().status).toBe('disconnected')
})

it('storage keeps no pending request', async () => {
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

  it('keeps its connection and is restored when the user unlocks it and returns to the page', async () => {
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

  it('is retried at the next load', async () => {
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

  it('is forgotten when the user disconnects', async () => {
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

  it('is restored once, as soon as it reports that it is unlocked', async () => {
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

  it('that locks during a visit shows no account, keeps its connection and is restored without a prompt', async () => {
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

  it('that revoked its authorization meanwhile becomes a recent wallet', async () => {
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

  it('that has other accounts after unlocking is not restored', async () => {
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
