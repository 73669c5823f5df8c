import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createTableFactory } from '../server/createTableFactory'
import { usePostgres } from '../testing/usePostgres'
import type { Storage } from '../types'
import { createMemoryStorage } from './createMemoryStorage'
import { openStorage } from './openStorage'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
})
afterAll(() => rm(folder, { recursive: true }))

const postgres = usePostgres()

async function open(database: string) {
  const { storage, close } = await openStorage(database, { create: true })
  onTestFinished(close)
  return storage
}

let files = 0
const newFile = async () => join(folder, `${++files}.db`)

const kinds = [
  ['memory', async () => createMemoryStorage()],
  ['SQLite', async () => open(await newFile())],
  ['Postgres', async () => open(await postgres.createDatabase())],
] as const

describe.each(kinds)('storage in %s', (_, open) => {
  it('stores, reads and removes a value by table and key', async () => {
    const storage = await open()
    const entry = { value: { a: [1, null] }, expiresAt: undefined }
    await storage.change('one', 'key', () => entry)
    expect(await storage.read('one', 'key')).toEqual(entry)
    expect(await storage.read('other', 'key')).toBeUndefined()
    expect(await storage.read('one', 'other')).toBeUndefined()
    await storage.change('one', 'key', () => undefined)
    expect(await storage.read('one', 'key')).toBeUndefined()
  })

  it('lists the keys of a table in pages of a thousand', async () => {
    const storage = await open()
    const keys = Array.from({ length: 1_001 }, (_, index) => `k${String(index).padStart(4, '0')}`)
    await Promise.all(keys.map((key) => storage.change('many', key, () => ({ value: true, expiresAt: undefined }))))
    await storage.change('many more', 'other', () => ({ value: true, expiresAt: undefined }))
    expect(await storage.keys('many')).toEqual(keys.slice(0, 1_000))
    expect(await storage.keys('many', 'k0999')).toEqual(['k1000'])
    expect(await storage.keys('many', 'k1000')).toEqual([])
    expect(await storage.keys('none')).toEqual([])
  })

  it('runs changes of a key one after the other', async () => {
    const storage = await open()
    const count = () =>
      storage.change('count', 'one', (stored) => ({ value: Number(stored?.value ?? 0) + 1, expiresAt: undefined }))
    await Promise.all(Array.from({ length: 20 }, count))
    expect((await storage.read('count', 'one'))?.value).toBe(20)
  })

  it('keeps its value when a change throws', async () => {
    const storage = await open()
    await storage.change('one', 'safe', () => ({ value: 'kept', expiresAt: undefined }))
    const failing = storage.change('one', 'safe', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await storage.read('one', 'safe'))?.value).toBe('kept')
  })

  it('sweeps expired entries only', async () => {
    const storage = await open()
    for (const [key, expiresAt] of [['early', 10] as const, ['late', 20] as const, ['ever', undefined] as const]) {
      await storage.change('until', key, () => ({ value: true, expiresAt }))
    }
    await storage.sweep(10)
    expect(await storage.read('until', 'early')).toBeUndefined()
    expect(await storage.read('until', 'late')).toBeDefined()
    expect(await storage.read('until', 'ever')).toBeDefined()
  })

  it('hides an expired entry, whose expiry a new value does not inherit', async () => {
    const storage = await open()
    let time = 0
    const table = createTableFactory({ storage, now: () => time })('timed', z.string())
    await table.put('key', 'old', 10)
    expect(await table.get('key')).toBe('old')
    time = 10
    expect(await table.get('key')).toBeUndefined()
    await table.change('key', (stored) => stored ?? 'new')
    time = 1_000
    expect(await table.get('key')).toBe('new')
    expect(await table.take('key')).toBe('new')
    expect(await table.take('key')).toBeUndefined()
  })
})

describe.each([
  ['SQLite', newFile],
  ['Postgres', postgres.createDatabase],
] as const)('storage of two instances in %s', (_, create) => {
  it('survives a restart', async () => {
    const database = await create()
    const first = await openStorage(database, { create: true })
    await first.storage.change('one', 'key', () => ({ value: 'kept', expiresAt: 10 }))
    await first.close()
    expect(await (await open(database)).read('one', 'key')).toEqual({ value: 'kept', expiresAt: 10 })
  })

  it('loses no change of a key that both change, and creates it once', async () => {
    const database = await create()
    const instances = [await open(database), await open(database)]
    let created = 0
    const count = async (storage: Storage) => {
      let isNew = false
      await storage.change('count', 'one', (stored) => {
        isNew = stored === undefined
        return { value: Number(stored?.value ?? 0) + 1, expiresAt: undefined }
      })
      if (isNew) created += 1
    }
    await Promise.all(instances.flatMap((each) => Array.from({ length: 20 }, () => count(each))))
    expect(await instances[0]?.read('count', 'one')).toMatchObject({ value: 40 })
    expect(created).toBe(1)
  })

  it('has nothing under a key that a database cannot store, and refuses to store it', async () => {
    const storage = await open(await create())
    await storage.change('one', '\ufffd', () => ({ value: 'other', expiresAt: undefined }))
    for (const key of ['a\0', '\ud800']) {
      expect(await storage.read('one', key)).toBeUndefined()
      await storage.change('one', key, () => undefined)
      const stored = storage.change('one', key, () => ({ value: 'new', expiresAt: undefined }))
      await expect(stored).rejects.toThrow('A key of "one" is not well-formed text')
    }
    expect(await storage.keys('one')).toEqual(['\ufffd'])
  })

  it('gives an entry that both take to one', async () => {
    const database = await create()
    const tables = [await open(database), await open(database)].map((storage) =>
      createTableFactory({ storage, now: () => 0 })('once', z.number()),
    )
    const keys = Array.from({ length: 20 }, (_, index) => String(index))
    for (const key of keys) await tables[0]?.put(key, Number(key))
    const taken = await Promise.all(keys.flatMap((key) => tables.map((table) => table.take(key))))
    expect(taken.filter((value) => value !== undefined).sort((a, b) => a - b)).toEqual(keys.map(Number))
  })
})
