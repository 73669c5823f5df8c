import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { createModal } from '../modal/createModal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { KeyValueStorage } from '../types/storage.js'

const keys = [
  '@appkit/connection_status',
  '@appkit/connections',
  '@appkit/active_caip_network_id',
  '@appkit/recent_wallets',
] as const

const warn = () => vi.mocked(console.warn).mock.calls.map(([message]) => String(message))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function createRecorder() {
  const written = new Map<string, string>()
  const storage: KeyValueStorage = {
    getItem: (key) => written.get(key) ?? null,
    setItem: (key, value) => void written.set(key, value),
    removeItem: (key) => void written.delete(key),
  }
  return { storage, written }
}

async function connectLantern(storage: KeyValueStorage) {
  const created = createTestModal({ storage, debug: true })
  await connect(created.modal, { walletId: 'lantern' })
  return created
}

it('S3.049 storage keeps every value under a key that begins with @appkit/', async () => {
  const { storage, written } = createRecorder()
  const { modal, fake } = await connectLantern(storage)
  fake.adapterContext?.storage.set('mine', 'x')
  expect([...written.keys()].sort()).toEqual([...keys, '@appkit/eip155:mine'].sort())
  modal.destroy()
})

it('S3.049 storage gives each adapter a place of its own under the prefix', () => {
  const { storage, written } = createRecorder()
  const { fake } = createTestModal({ storage })
  fake.adapterContext?.storage.set('key', 'value')
  expect(written.get('@appkit/eip155:key')).toBe('value')
  expect(fake.adapterContext?.storage.get('key')).toBe('value')
  fake.adapterContext?.storage.remove('key')
  expect(fake.adapterContext?.storage.get('key')).toBeUndefined()
})

it.each([
  ['getItem', 0],
  ['setItem', 1],
  ['removeItem', 1],
] as const)(
  'storage survives a backend whose %s throws with one warning, and reports garbage in it %i times',
  async (name, reports) => {
    const storage: KeyValueStorage = {
      ...createMemoryStorage({ '@appkit/connections': 'garbage' }),
      [name]: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    }
    const { modal, fake } = await connectLantern(storage)
    expect(modal.$account().get().status).toBe('connected')
    expect(() => fake.adapterContext?.storage.set('key', 'value')).not.toThrow()
    expect(() => fake.adapterContext?.storage.get('key')).not.toThrow()
    expect(() => fake.adapterContext?.storage.remove('key')).not.toThrow()
    await modal.disconnect()
    await vi.dynamicImportSettled()
    expect(warn().filter((message) => message.includes('Storage failed'))).toHaveLength(1)
    expect(warn().filter((message) => message.includes('not from this version'))).toHaveLength(reports)
  },
)

it('storage survives a page that blocks localStorage', async () => {
  const window = new EventTarget()
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  vi.stubGlobal('window', window)
  const modal = createModalOverPage()
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().status).toBe('connected')
  expect(warn()).toEqual([expect.stringContaining('Storage failed')])
})

it('storage uses localStorage by default', async () => {
  const { storage, written } = createRecorder()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }))
  const modal = createModalOverPage()
  await connect(modal, { walletId: 'lantern' })
  expect(written.get('@appkit/connection_status')).toBe('{"eip155":"connected"}')
  modal.destroy()
})

it('storage works silently when no localStorage exists', async () => {
  vi.stubGlobal('window', new EventTarget())
  const modal = createModalOverPage()
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().status).toBe('connected')
  expect(warn()).toEqual([])
})

function createModalOverPage() {
  return createModal({ projectId: 'test', networks: [fakeNetwork], adapters: [createFakeAdapter().definition] })
}

const connection = {
  connectorId: 'lantern',
  name: 'Lantern',
  accounts: [{ address: '0x1', type: 'eoa' }],
  recent: false,
}

it.each([
  ['@appkit/connection_status', 'connected'],
  ['@appkit/connection_status', '{"eip155":"connected'],
  ['@appkit/connection_status', '["connected"]'],
  ['@appkit/connection_status', '"connected"'],
  ['@appkit/connection_status', 'null'],
  ['@appkit/connection_status', '7'],
  ['@appkit/connection_status', '{"eip155":"joined"}'],
  ['@appkit/connection_status', '{"eip155":{"status":"connected"}}'],
  ['@appkit/connection_status', '{"__proto__":{"polluted":true}}'],
  ['@appkit/connections', '<html>'],
  ['@appkit/connections', '[]'],
  ['@appkit/connections', '{"eip155":{}}'],
  ['@appkit/connections', '{"eip155":[null]}'],
  ['@appkit/connections', '{"eip155":[{"connectorId":"lantern"}]}'],
  ['@appkit/connections', JSON.stringify({ eip155: [{ ...connection, name: 7 }] })],
  ['@appkit/connections', JSON.stringify({ eip155: [{ ...connection, accounts: {} }] })],
  ['@appkit/connections', JSON.stringify({ eip155: [{ ...connection, accounts: [{ address: 1, type: 'eoa' }] }] })],
  ['@appkit/connections', '{"eip155":[{"__proto__":{"connectorId":"x","name":"x","accounts":[]}}]}'],
  ['@appkit/active_caip_network_id', 'nonsense'],
  ['@appkit/active_caip_network_id', '"eip155:1"'],
  ['@appkit/active_caip_network_id', ''],
  ['@appkit/recent_wallets', 'lantern'],
  ['@appkit/recent_wallets', '{}'],
  ['@appkit/recent_wallets', '[{"name":"Lantern"}]'],
  ['@appkit/recent_wallets', '[""]'],
])('storage resets %s with one warning when it holds %j', async (key, value) => {
  const { storage, written } = createRecorder()
  written.set(key, value)
  const { modal } = createTestModal({ storage, debug: true })
  await vi.dynamicImportSettled()
  expect(written.get(key)).not.toBe(value)
  expect(warn()).toEqual([expect.stringContaining(`"${key}" is not from this version`)])
  expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(Object.prototype).not.toHaveProperty('polluted')

  await connect(modal, { walletId: 'lantern' })
  modal.destroy()
  expect(warn()).toHaveLength(1)
})

it('storage resets each key by itself and keeps the others', async () => {
  const storage = createMemoryStorage({
    '@appkit/connection_status': '{"eip155":"connected"}',
    '@appkit/connections': JSON.stringify({ eip155: [connection] }),
    '@appkit/active_caip_network_id': 'eip155:8453',
    '@appkit/recent_wallets': '7',
  })
  const { modal } = createTestModal({ storage, debug: true })
  expect(modal.$account().get().status).toBe('connecting')
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
  const seen: unknown[] = []
  modal.$account().subscribe(({ address }) => seen.push(address))
  await vi.dynamicImportSettled()
  expect(seen).toContain('0x1')
  expect(warn()).toEqual([expect.stringContaining('@appkit/recent_wallets')])
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'storage is safe with a namespace called %s',
  async (name) => {
    const { storage, written } = createRecorder()
    written.set('@appkit/connection_status', `{"${name}":"connected"}`)
    written.set('@appkit/connections', `{"${name}":[]}`)
    const { modal } = createTestModal({ storage, debug: true })
    await connect(modal, { walletId: 'lantern' })
    expect(modal.$account().get().status).toBe('connected')
    expect(Object.getPrototypeOf(getTestContext(modal).stores.accounts.$accounts.get())).toBe(Object.prototype)
    expect(Object.keys({}.constructor)).toEqual([])
    modal.destroy()
    expect(written.get('@appkit/connection_status')).toBe(`{"${name}":"connected","eip155":"connected"}`)
  },
)

it('storage keeps values of namespaces that only other pages of the app serve', async () => {
  const { storage, written } = createRecorder()
  const solana = { ...connection, connectorId: 'shell', name: 'Shell' }
  written.set('@appkit/connection_status', '{"solana":"connected"}')
  written.set('@appkit/connections', JSON.stringify({ solana: [solana] }))
  const { modal } = await connectLantern(storage)
  expect(modal.$account('solana').get()).toMatchObject({ status: 'disconnected', address: undefined })
  modal.destroy()
  expect(JSON.parse(written.get('@appkit/connection_status') ?? '')).toEqual({
    solana: 'connected',
    eip155: 'connected',
  })
  expect(JSON.parse(written.get('@appkit/connections') ?? '')).toMatchObject({
    solana: [solana],
    eip155: [{ connectorId: 'lantern' }],
  })
})
