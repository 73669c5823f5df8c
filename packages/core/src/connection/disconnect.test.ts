import { afterEach, expect, it, vi } from 'vitest'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { connect } from './connect.js'
import { DISCONNECT_TIMEOUT_MS, disconnect } from './disconnect.js'
import { getConnections } from './getConnections.js'

const statusOf = (modal: Modal, namespace?: string) => modal.$account(namespace).get().status
const viewOf = (modal: Modal) => getTestContext(modal).stores.router.$route.get().view

async function createBoth() {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const created = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, otherFakeNetwork, foreignFakeNetwork],
  })
  await connect(created.modal, { walletId: 'lantern' })
  await connect(created.modal, { walletId: 'shell' })
  return { ...created, other }
}

afterEach(() => vi.useRealTimers())

const reset = [
  ['S4.023', 'user', { user: undefined, profileName: undefined }],
  ['S4.024', 'status', { status: 'disconnected' }],
  ['S4.025', 'wallet', { connectedWalletInfo: undefined }],
  ['S4.027', 'account', { address: undefined, caipAddress: undefined, allAccounts: [] }],
] as const

it.each(reset)('%s disconnect resets the %s of each namespace', async (_rule, _what, after) => {
  const { modal } = await createBoth()
  for (const namespace of ['eip155', 'solana']) {
    getTestContext(modal).stores.accounts.update(namespace, { user: { username: 'ada' }, profileName: 'ada.example' })
    expect(modal.$account(namespace).get()).not.toMatchObject(after)
  }
  await modal.disconnect()
  for (const namespace of ['eip155', 'solana']) expect(modal.$account(namespace).get()).toMatchObject(after)
})

it('S4.026 disconnect resets the connector of each namespace', async () => {
  const { modal } = await createBoth()
  await modal.disconnect()
  for (const namespace of ['eip155', 'solana']) {
    expect(modal.connection(namespace)).toBeUndefined()
    expect(getConnections(modal, namespace)).toMatchObject([{ recent: true, accounts: [] }])
  }
})

it('disconnect clears the account state of every namespace', async () => {
  const { modal } = await createBoth()
  const { initial } = getTestContext(modal).stores.accounts
  await modal.disconnect()
  for (const namespace of ['eip155', 'solana']) {
    expect(modal.$account(namespace).get()).toEqual({ ...initial, status: 'disconnected' })
  }
})

it('S4.028 disconnect resets the network and emits the change', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().setNetwork('eip155:8453')
  const told: string[] = []
  modal.on('networkChange', ({ caipNetworkId }) => told.push(caipNetworkId))
  await modal.disconnect()
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(told).toEqual(['eip155:1'])
})

it('S4.028 disconnect clears the state of an unsupported network', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().setNetwork('eip155:99')
  await modal.disconnect()
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
  expect(viewOf(modal)).toBe('Connect')
})

it('disconnect of one namespace keeps the other and brings it to the front', async () => {
  const { modal, other } = await createBoth()
  const told: unknown[] = []
  modal.on('disconnect', (payload) => told.push(payload))
  await modal.disconnect('solana')
  expect(statusOf(modal, 'solana')).toBe('disconnected')
  expect(statusOf(modal, 'eip155')).toBe('connected')
  expect(modal.$state.get().namespace).toBe('eip155')
  expect(other.wallet('shell').watchers).toBe(0)
  expect(told).toEqual([{ namespace: 'solana', walletId: 'shell', byWallet: false }])
})

it('disconnect of one wallet activates the wallet beside it', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  const told: string[] = []
  modal.on('accountChange', () => told.push('accountChange'))
  modal.on('disconnect', ({ walletId }) => told.push(walletId))
  await disconnect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().connectedWalletInfo?.name).toBe('Kitewing')
  expect(fake.wallet('kitewing').activations).toBe(2)
  expect(fake.wallet('lantern').isAuthorized).toBe(false)
  expect(fake.wallet('kitewing').isAuthorized).toBe(true)
  expect(told).toEqual(['accountChange', 'lantern'])
})

it('disconnect of all wallets never shows another wallet in between', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  const seen = new Set<string | undefined>()
  modal.$account().listen(({ address }) => seen.add(address?.slice(-2)))
  await modal.disconnect()
  expect(seen).toContain(undefined)
  expect(seen).not.toContain('6b')
})

it('disconnect forgets the wallets before they answer', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().disconnectError = 'hang'
  const ending = disconnect(modal)
  expect(statusOf(modal)).toBe('disconnected')
  modal.destroy()
  await ending
})

it('disconnect resolves after 3 seconds when a wallet never answers', async () => {
  vi.useFakeTimers()
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().disconnectError = 'hang'
  const ended: string[] = []
  const ending = disconnect(modal).then(() => ended.push('ended'))
  await vi.advanceTimersByTimeAsync(DISCONNECT_TIMEOUT_MS - 1)
  expect(DISCONNECT_TIMEOUT_MS).toBe(3_000)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['ended'])
  await ending
})

it('disconnect resolves at once when the modal is destroyed meanwhile', async () => {
  vi.useFakeTimers()
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().disconnectError = 'hang'
  const ending = disconnect(modal)
  modal.destroy()
  await expect(ending).resolves.toBeUndefined()
})

it('S8.029 disconnect rejects with "Failed to disconnect" when a wallet fails, and still forgets the wallet', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const cause = new Error('busy')
  fake.wallet().disconnectError = cause
  await expect(modal.disconnect('eip155')).rejects.toMatchObject({
    code: 'DISCONNECT_FAILED',
    message: 'Failed to disconnect',
    cause,
  })
  expect(statusOf(modal)).toBe('disconnected')
  expect(fake.wallet().watchers).toBe(0)
})

it('S8.030 disconnect joins the errors of several namespaces into one', async () => {
  const { modal, fake, other } = await createBoth()
  fake.wallet().disconnectError = new Error('busy')
  other.wallet('shell').disconnectError = 'gone'
  await expect(modal.disconnect()).rejects.toMatchObject({
    code: 'DISCONNECT_CHAINS_FAILED',
    message: 'Failed to disconnect chain(s): eip155: busy, solana: gone',
    context: { namespaces: ['eip155', 'solana'] },
    cause: { errors: [new Error('busy'), 'gone'] },
  })
  expect(statusOf(modal, 'eip155')).toBe('disconnected')
  expect(statusOf(modal, 'solana')).toBe('disconnected')
})

it('S8.030 disconnect ends the other connections when one fails', async () => {
  const { modal, fake, other } = await createBoth()
  fake.wallet().disconnectError = new Error('busy')
  await expect(modal.disconnect()).rejects.toMatchObject({ message: 'Failed to disconnect chain(s): eip155: busy' })
  expect(other.wallet('shell').isAuthorized).toBe(false)
})

it('S8.038 disconnect rejects with "Chain adapter not found" for a namespace without an adapter', async () => {
  const { modal } = createTestModal()
  await expect(modal.disconnect('cosmos')).rejects.toMatchObject({
    code: 'CHAIN_ADAPTER_NOT_FOUND',
    message: 'Chain adapter not found',
  })
})

it('S8.040 disconnect rejects with "ConnectionController client not set" after destroy', async () => {
  const { modal } = createTestModal()
  modal.destroy()
  await expect(modal.disconnect()).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
})

it('disconnect changes and emits nothing while nothing is connected', async () => {
  const { modal } = createTestModal()
  const told: unknown[] = []
  modal.on('disconnect', (payload) => told.push(payload))
  await modal.disconnect()
  await modal.disconnect('eip155')
  expect(told).toEqual([])
})

it('the modal disconnects when the wallet ends the connection', async () => {
  const { modal, fake, storage } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show()
  const told: unknown[] = []
  modal.on('disconnect', (payload) => told.push(payload))
  fake.wallet().end()
  expect(statusOf(modal)).toBe('disconnected')
  expect(viewOf(modal)).toBe('Connect')
  expect(fake.wallet().watchers).toBe(0)
  expect(told).toEqual([{ namespace: 'eip155', walletId: 'lantern', byWallet: true }])
  fake.wallet().end()
  fake.wallet().setAccounts(['0x9'])
  expect(told).toHaveLength(1)
  expect(modal.$account().get().address).toBeUndefined()
  await vi.dynamicImportSettled()
  expect(storage.getItem('@appkit/connection_status')).toBe('{"eip155":"disconnected"}')
})

it('the modal leaves UnsupportedChain when the connected wallet disconnects', async () => {
  const { modal, fake } = createTestModal({ ui: blankUi })
  await connect(modal, { walletId: 'kitewing' })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet().setNetwork('eip155:99')
  await vi.dynamicImportSettled()
  expect(viewOf(modal)).toBe('UnsupportedChain')
  fake.wallet().end()
  expect(viewOf(modal)).toBe('Account')
  expect(modal.$account().get()).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Kitewing' } })
})

it('a pending connect to another wallet continues when the active wallet disconnects', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('kitewing').mode = 'hold'
  const answer = connect(modal, { walletId: 'kitewing' })
  fake.wallet('lantern').end()
  expect(modal.$account().get()).toMatchObject({ status: 'connecting', address: undefined })
  fake.wallet('kitewing').answer('approve')
  await answer
  expect(statusOf(modal)).toBe('connected')
})

it('disconnect keeps the address labels of the app', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  getTestContext(modal).stores.accounts.update('eip155', { addressLabels: { '0x1': 'Savings' } })
  await modal.disconnect()
  expect(modal.$account().get().addressLabels).toEqual({ '0x1': 'Savings' })
})
