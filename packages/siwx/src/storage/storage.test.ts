import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createSqliteStorage } from './createSqliteStorage.js'
import type { SignInStorage, StoredRecord } from './storage.js'

const storages: readonly (readonly [string, () => SignInStorage])[] = [
  ['memory', () => createMemoryStorage()],
  ['SQLite', () => createSqliteStorage(new Database(':memory:'))],
]

const record: StoredRecord = { kind: 'nonce', owner: 'one', key: 'a', value: 'x', expiresAt: 10 }

describe.each(storages)('storage in %s', (_name, create) => {
  it('takes a record once', async () => {
    const storage = create()
    await storage.put(record)
    expect(await Promise.all([storage.take(record), storage.take(record)])).toEqual([record, undefined])
  })

  it('finds a record by kind, owner and key together', async () => {
    const storage = create()
    await storage.put(record)
    for (const other of [{ kind: 'session' }, { owner: 'two' }, { key: 'b' }] as const) {
      expect(await storage.take({ ...record, ...other })).toBeUndefined()
    }
    expect(await storage.take(record)).toEqual(record)
  })

  it('replaces a record with the same key, and lists those of an owner', async () => {
    const storage = create()
    await storage.put(record)
    await storage.put({ ...record, value: 'y', expiresAt: 11 })
    await storage.put({ ...record, key: 'b' })
    await storage.put({ ...record, owner: 'two' })
    await storage.put({ ...record, kind: 'session' })
    const listed = await storage.list('nonce', 'one')
    expect([...listed].sort((a, b) => a.key.localeCompare(b.key))).toEqual([
      { ...record, value: 'y', expiresAt: 11 },
      { ...record, key: 'b' },
    ])
  })

  it('removes expired records', async () => {
    const storage = create()
    await storage.put(record)
    await storage.put({ ...record, key: 'b', expiresAt: 11 })
    await storage.sweep(10)
    expect(await storage.list('nonce', 'one')).toEqual([{ ...record, key: 'b', expiresAt: 11 }])
  })
})

it.each<[string, () => SignInStorage]>([
  ['memory', () => createMemoryStorage({ nonces: 2 })],
  ['SQLite', () => createSqliteStorage(new Database(':memory:'), { nonces: 2 })],
])('%s storage limits nonces by removing the oldest, and no session', async (_name, create) => {
  const storage = create()
  await storage.put({ ...record, kind: 'session', expiresAt: 1 })
  for (const [at, key] of ['a', 'b', 'c'].entries()) await storage.put({ ...record, key, expiresAt: 10 + at })
  expect((await storage.list('nonce', 'one')).map(({ key }) => key).sort()).toEqual(['b', 'c'])
  expect(await storage.list('session', 'one')).toHaveLength(1)
})

it('memory storage limits sessions by removing the oldest', async () => {
  const storage = createMemoryStorage({ sessions: 2 })
  for (const key of ['a', 'b', 'c']) await storage.put({ ...record, kind: 'session', key })
  expect((await storage.list('session', 'one')).map(({ key }) => key)).toEqual(['b', 'c'])
})

it('memory storage treats a session stored again as the newest', async () => {
  const storage = createMemoryStorage({ sessions: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await storage.put({ ...record, kind: 'session', key })
  expect((await storage.list('session', 'one')).map(({ key }) => key)).toEqual(['a', 'c'])
})

it('SQLite storage counts nonces periodically, and tolerates a hundredth above the limit', async () => {
  const storage = createSqliteStorage(new Database(':memory:'), { nonces: 300 })
  const counts = []
  for (let at = 0; at < 310; at++) {
    await storage.put({ ...record, key: `${at}`, expiresAt: at })
    counts.push((await storage.list('nonce', 'one')).length)
  }
  expect([Math.max(...counts), await storage.take({ ...record, key: '0' })]).toEqual([302, undefined])
})

it('SQLite storage shares a file between two servers', async () => {
  const database = new Database(':memory:')
  const [one, other] = [createSqliteStorage(database), createSqliteStorage(database)]
  await one.put(record)
  expect(await other.take(record)).toEqual(record)
  expect(await one.take(record)).toBeUndefined()
})

it('SQLite storage reports a table of another shape', async () => {
  const database = new Database(':memory:')
  const storage = createSqliteStorage(database)
  database.exec("insert into stored values ('nonce', 'one', 'a', x'00', 10)")
  await expect(storage.take(record)).rejects.toThrow(TypeError)
})

describe('entries in a SQLite file', () => {
  it('are read by table and key beside records', async () => {
    const storage = createSqliteStorage(new Database(':memory:'))
    await storage.put(record)
    await storage.change('nonce', 'a', () => ({ value: { count: [1, null] }, expiresAt: undefined }))
    expect(await storage.read('nonce', 'a')).toEqual({ value: { count: [1, null] }, expiresAt: undefined })
    expect(await storage.read('other', 'a')).toBeUndefined()
    expect(await storage.list('nonce', 'one')).toEqual([record])
    await storage.change('nonce', 'a', () => undefined)
    expect(await storage.read('nonce', 'a')).toBeUndefined()
    expect(await storage.take(record)).toEqual(record)
  })

  it('expire with the records unless they have no expiry', async () => {
    const storage = createSqliteStorage(new Database(':memory:'))
    for (const [key, expiresAt] of [['early', 10] as const, ['late', 11] as const, ['ever', undefined] as const])
      await storage.change('one', key, () => ({ value: key, expiresAt }))
    await storage.sweep(10)
    const left = await Promise.all(['early', 'late', 'ever'].map((key) => storage.read('one', key)))
    expect(left.map((entry) => entry?.value)).toEqual([undefined, 'late', 'ever'])
  })

  it('keep their value when a change throws', async () => {
    const storage = createSqliteStorage(new Database(':memory:'))
    await storage.change('one', 'a', () => ({ value: 1, expiresAt: undefined }))
    const failing = storage.change('one', 'a', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await storage.read('one', 'a'))?.value).toBe(1)
    await storage.change('one', 'a', () => ({ value: 2, expiresAt: undefined }))
    expect((await storage.read('one', 'a'))?.value).toBe(2)
  })
})
