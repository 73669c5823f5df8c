import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestKeyProvider } from '../../testing/createTestKeyProvider'
import type { KeyProvider, Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { checkServiceKeys } from './checkServiceKeys'
import { KEY_LEASE_MS, type KeySources, openServiceKeys } from './openServiceKeys'
import { resealSeeds } from './resealSeeds'
import { rewrapServiceKey } from './rewrapServiceKey'
import { rotateServiceKey } from './rotateServiceKey'
import { createSecret } from './secrets'

/** Opens the keys of a storage as a site does. */
async function open(storage: Storage, sources: KeySources & { initialize?: boolean }) {
  const tables = createTableFactory({ storage, now: Date.now })
  const keys = await openServiceKeys({ storage, tables, isLeased: true, ...sources })
  await checkServiceKeys({ storage, tables, keys, initialize: sources.initialize ?? false })
  return keys
}

const wait = async () => {}
const readStored = async (storage: Storage) => (await storage.read('service', 'wrapped'))?.value

async function createStorage(serviceKey: KeyProvider) {
  const storage = createMemoryStorage()
  const keys = await open(storage, { serviceKey, initialize: true })
  return { storage, keys }
}

describe('a service key under a provider', () => {
  it('is made for an empty storage, and unwrapped once by each later start', async () => {
    const provider = createTestKeyProvider()
    const unwrap = vi.spyOn(provider, 'unwrap')
    const { storage, keys } = await createStorage(provider)
    const stored = await readStored(storage)
    expect(stored).toEqual({ keys: [{ id: keys.newest.id, wrapped: expect.stringMatching(/^[\w-]{80}$/) }] })
    unwrap.mockClear()
    const again = await open(storage, { serviceKey: provider })
    expect(again.newest.derive('seed', 'user')).toBe(keys.newest.derive('seed', 'user'))
    for (const _ of [1, 2, 3]) await again.refresh()
    expect(unwrap).toHaveBeenCalledTimes(1)
    expect(await readStored(storage)).toEqual(stored)
  })

  it('is another one for each site', async () => {
    const provider = createTestKeyProvider()
    const [one, other] = [await createStorage(provider), await createStorage(provider)]
    expect(one.keys.newest.id).not.toBe(other.keys.newest.id)
  })

  it('is not made for an empty storage without the option to initialize', async () => {
    const storage = createMemoryStorage()
    await expect(open(storage, { serviceKey: createTestKeyProvider() })).rejects.toThrow('This database is empty')
    expect(await readStored(storage)).toBe(undefined)
  })

  it('is not made for a storage with wallets under another key', async () => {
    const storage = createMemoryStorage()
    await open(storage, { serviceKey: createSecret(), initialize: true })
    for (const olderServiceKey of [undefined, createTestKeyProvider()]) {
      const sources = { serviceKey: createTestKeyProvider(), olderServiceKey, initialize: true }
      await expect(open(storage, sources)).rejects.toThrow('This database has no service key of a key provider.')
    }
    expect(await readStored(storage)).toBe(undefined)
  })

  it('is the same for instances that start at once', async () => {
    const [storage, serviceKey] = [createMemoryStorage(), createTestKeyProvider()]
    const opened = await Promise.all([1, 2, 3].map(() => open(storage, { serviceKey, initialize: true })))
    expect(new Set(opened.map(({ newest }) => newest.id)).size).toBe(1)
    expect(await readStored(storage)).toMatchObject({ keys: [{ id: opened[0]?.newest.id }] })
  })

  it('is that of the first instance, though another one was already making its own', async () => {
    const [storage, provider] = [createMemoryStorage(), createTestKeyProvider()]
    let first: string | undefined
    const late: KeyProvider = {
      ...provider,
      async wrap(key) {
        first = (await open(storage, { serviceKey: provider, initialize: true })).newest.id
        return provider.wrap(key)
      },
    }
    expect((await open(storage, { serviceKey: late, initialize: true })).newest.id).toBe(first)
    expect(await readStored(storage)).toMatchObject({ keys: [{ id: first }] })
  })

  it('is refused with another provider, and stays as it was', async () => {
    const provider = createTestKeyProvider()
    const { storage, keys } = await createStorage(provider)
    const before = await readStored(storage)
    await expect(open(storage, { serviceKey: createTestKeyProvider('other'), initialize: true })).rejects.toThrow(
      /^The service key [\w-]{16} of this database can’t be unwrapped \(other: .+\)\. Set the key provider that wrapped it, or the right DATABASE; nothing has been changed\.$/,
    )
    await expect(open(storage, { serviceKey: createSecret() })).rejects.toThrow('doesn’t match the database')
    expect(await readStored(storage)).toEqual(before)
    expect((await open(storage, { serviceKey: provider })).newest.id).toBe(keys.newest.id)
  })

  it.each<[string, Partial<KeyProvider>, string]>([
    ['encrypts nothing', { wrap: async (key) => key }, 'doesn’t encrypt the service key'],
    ['adds to the key', { wrap: async (key) => Buffer.concat([Buffer.from('v1'), key]) }, 'doesn’t encrypt'],
    ['returns another key', { unwrap: async () => new Uint8Array(32) }, 'test: it returns another key'],
    ['returns a longer key', { unwrap: async () => new Uint8Array(33) }, 'test: it returns another key'],
    ['can’t unwrap', { unwrap: () => Promise.reject(new Error('denied\nmore')) }, '(test: denied).'],
    ['can’t wrap', { wrap: () => Promise.reject(new Error('denied')) }, 'test can’t wrap a service key: denied'],
  ])('is not stored if the provider %s', async (_, broken, message) => {
    const storage = createMemoryStorage()
    const serviceKey = { ...createTestKeyProvider(), ...broken }
    await expect(open(storage, { serviceKey, initialize: true })).rejects.toThrow(message)
    expect(await readStored(storage)).toBe(undefined)
  })
})

describe('a rotation under a provider', () => {
  it('gives running instances the new key before it removes the older one', async () => {
    const serviceKey = createTestKeyProvider()
    const { storage, keys } = await createStorage(serviceKey)
    const before = keys.newest
    await rotateServiceKey({ storage, serviceKey, wait })
    expect(keys.newest).toBe(before)
    await keys.refresh()
    expect(keys.newest.id).not.toBe(before.id)
    expect(keys.all).toHaveLength(1)
    expect(keys.find(before.id)).toBe(undefined)
    expect(await readStored(storage)).toMatchObject({ keys: [{ id: keys.newest.id }] })
  })

  it('has both keys while it waits, is finished by the next one if it stops there, and `resealSeeds` refuses', async () => {
    const serviceKey = createTestKeyProvider()
    const { storage, keys } = await createStorage(serviceKey)
    const [older] = keys.all
    const stopped = rotateServiceKey({ storage, serviceKey, wait: () => Promise.reject(new Error('stopped')) })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await open(storage, { serviceKey })).all).toHaveLength(2)
    await keys.refresh()
    const { newest } = keys
    expect(keys.all).toEqual([newest, older])
    await expect(resealSeeds({ storage, serviceKey })).rejects.toThrow('Run `pnpm rotate-key` to finish it.')
    await Promise.all([1, 2].map(() => rotateServiceKey({ storage, serviceKey, wait })))
    await keys.refresh()
    expect(keys.all).toEqual([newest])
  })

  it('changes nothing without the right provider', async () => {
    const { storage } = await createStorage(createTestKeyProvider())
    const before = await readStored(storage)
    const wrong = { storage, serviceKey: createTestKeyProvider() }
    await expect(rotateServiceKey({ ...wrong, wait })).rejects.toThrow('can’t be unwrapped')
    await expect(rewrapServiceKey(wrong)).rejects.toThrow('can’t be unwrapped')
    expect(await readStored(storage)).toEqual(before)
  })

  it('refuses a storage whose wallets are under a text', async () => {
    const storage = createMemoryStorage()
    await open(storage, { serviceKey: createSecret(), initialize: true })
    const parameters = { storage, serviceKey: createTestKeyProvider() }
    await expect(rotateServiceKey({ ...parameters, wait })).rejects.toThrow('has no service key of a key provider')
    await expect(rewrapServiceKey(parameters)).rejects.toThrow('has no service key of a key provider')
  })
})

describe('a service key of another provider', () => {
  it('is opened by the older provider, and then wrapped by the newer one alone, for running instances too', async () => {
    const [older, newer] = [createTestKeyProvider('older'), createTestKeyProvider('newer')]
    const { storage, keys } = await createStorage(older)
    const both = { serviceKey: newer, olderServiceKey: older }
    expect((await open(storage, both)).newest.id).toBe(keys.newest.id)
    for (const _ of [1, 2]) await rewrapServiceKey({ storage, ...both })
    await expect(open(storage, { serviceKey: older })).rejects.toThrow('can’t be unwrapped')
    expect((await open(storage, { serviceKey: newer })).newest.id).toBe(keys.newest.id)
    await keys.refresh()
    expect(keys.newest.derive('x')).toBe((await open(storage, { serviceKey: newer })).newest.derive('x'))
  })

  it('is not replaced if a rotation changes it meanwhile', async () => {
    const serviceKey = createTestKeyProvider()
    const { storage, keys } = await createStorage(serviceKey)
    const slow: KeyProvider = {
      ...serviceKey,
      async wrap(key) {
        await rotateServiceKey({ storage, serviceKey, wait })
        return serviceKey.wrap(key)
      },
    }
    await expect(rewrapServiceKey({ storage, serviceKey: slow })).rejects.toThrow('changed by another command')
    await keys.refresh()
    expect((await open(storage, { serviceKey })).all).toEqual([expect.objectContaining({ id: keys.newest.id })])
  })

  it('is replaced by a text, or replaces one, once the seeds are resealed', async () => {
    const [first, provider, last] = [createSecret(), createTestKeyProvider(), createSecret()]
    const storage = createMemoryStorage()
    await open(storage, { serviceKey: first, initialize: true })
    const entering = { serviceKey: provider, olderServiceKey: first }
    expect((await open(storage, entering)).all).toHaveLength(2)
    await expect(open(storage, { serviceKey: provider })).rejects.toThrow('doesn’t match the database')
    await resealSeeds({ storage, ...entering })
    await open(storage, { serviceKey: provider })
    await expect(open(storage, { serviceKey: first })).rejects.toThrow('doesn’t match the database')
    const leaving = { serviceKey: last, olderServiceKey: provider }
    expect((await open(storage, leaving)).all).toHaveLength(2)
    await resealSeeds({ storage, ...leaving })
    await open(storage, { serviceKey: last })
    await expect(open(storage, { serviceKey: provider })).rejects.toThrow('doesn’t match the database')
  })
})

describe('the keys of a running instance', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('are refused for sealing if the instance has not seen for a minute that they are the newest', async () => {
    const { storage, keys } = await createStorage(createTestKeyProvider())
    vi.advanceTimersByTime(KEY_LEASE_MS)
    expect(keys.newest.id).toBe(keys.all[0]?.id)
    vi.advanceTimersByTime(1)
    expect(() => keys.newest).toThrow('The site is busy.')
    // Wallets open: opening loses nothing.
    expect(keys.find(keys.all[0]?.id ?? '')).toBe(keys.all[0])
    await keys.refresh()
    expect(keys.newest).toBe(keys.all[0])
    await storage.change('service', 'wrapped', () => undefined)
    await expect(keys.refresh()).rejects.toThrow('has no service key of a key provider')
    expect(keys.newest).toBe(keys.all[0])
    vi.advanceTimersByTime(KEY_LEASE_MS + 1)
    expect(() => keys.newest).toThrow('The site is busy.')
  })

  it('are tried again only a minute after the provider refused one, because wrong PINs lock an HSM', async () => {
    const provider = createTestKeyProvider()
    const { storage, keys } = await createStorage(provider)
    const older = keys.newest
    const unwrap = vi.fn(() => Promise.reject(new Error('CKR_PIN_INCORRECT')))
    const instance = { ...provider }
    const running = await open(storage, { serviceKey: instance })
    instance.unwrap = unwrap
    await rotateServiceKey({ storage, serviceKey: provider, wait })
    for (const _ of [1, 2, 3]) await expect(running.refresh()).rejects.toThrow('CKR_PIN_INCORRECT')
    expect(unwrap).toHaveBeenCalledTimes(1)
    expect(running.newest.id).toBe(older.id)
    vi.advanceTimersByTime(60_000)
    instance.unwrap = provider.unwrap
    await running.refresh()
    expect(running.newest.id).not.toBe(older.id)
  })

  it('never expire for a text', async () => {
    const keys = await open(createMemoryStorage(), { serviceKey: createSecret(), initialize: true })
    vi.advanceTimersByTime(KEY_LEASE_MS * 10)
    expect(keys.newest).toBe(keys.all[0])
  })
})
