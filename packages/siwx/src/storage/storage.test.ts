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

describe.each(storages)('%s', (_name, create) => {
  it('gives a record once', async () => {
    const storage = create()
    await storage.put(record)
    expect(await Promise.all([storage.take(record), storage.take(record)])).toEqual([record, undefined])
  })

  it('knows records by kind, owner and key together', async () => {
    const storage = create()
    await storage.put(record)
    for (const other of [{ kind: 'session' }, { owner: 'two' }, { key: 'b' }] as const) {
      expect(await storage.take({ ...record, ...other })).toBeUndefined()
    }
    expect(await storage.take(record)).toEqual(record)
  })

  it('keeps one of two with the same key, and lists what an owner has', async () => {
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

  it('forgets what is too old', async () => {
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
])('%s has so many nonces and no more: the oldest go, and no session', async (_name, create) => {
  const storage = create()
  await storage.put({ ...record, kind: 'session', expiresAt: 1 })
  for (const [at, key] of ['a', 'b', 'c'].entries()) await storage.put({ ...record, key, expiresAt: 10 + at })
  expect((await storage.list('nonce', 'one')).map(({ key }) => key).sort()).toEqual(['b', 'c'])
  expect(await storage.list('session', 'one')).toHaveLength(1)
})

it('in memory there are so many sessions and no more: the oldest go', async () => {
  const storage = createMemoryStorage({ sessions: 2 })
  for (const key of ['a', 'b', 'c']) await storage.put({ ...record, kind: 'session', key })
  expect((await storage.list('session', 'one')).map(({ key }) => key)).toEqual(['b', 'c'])
})

it('in memory a session that is put again is the newest', async () => {
  const storage = createMemoryStorage({ sessions: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await storage.put({ ...record, kind: 'session', key })
  expect((await storage.list('session', 'one')).map(({ key }) => key)).toEqual(['a', 'c'])
})

it('SQLite counts its nonces now and then, and a hundredth too many are there meanwhile', async () => {
  const storage = createSqliteStorage(new Database(':memory:'), { nonces: 300 })
  const counts = []
  for (let at = 0; at < 310; at++) {
    await storage.put({ ...record, key: `${at}`, expiresAt: at })
    counts.push((await storage.list('nonce', 'one')).length)
  }
  expect([Math.max(...counts), await storage.take({ ...record, key: '0' })]).toEqual([302, undefined])
})

it('a SQLite file is the same for two servers', async () => {
  const database = new Database(':memory:')
  const [one, other] = [createSqliteStorage(database), createSqliteStorage(database)]
  await one.put(record)
  expect(await other.take(record)).toEqual(record)
  expect(await one.take(record)).toBeUndefined()
})

it('a table of another shape is said to be one', async () => {
  const database = new Database(':memory:')
  const storage = createSqliteStorage(database)
  database.exec("insert into stored values ('nonce', 'one', 'a', x'00', 10)")
  await expect(storage.take(record)).rejects.toThrow(TypeError)
})

describe('entries in a SQLite file', () => {
  it('are read by table and key, and stand beside records', async () => {
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

  it('expire with the records, unless they are kept', async () => {
    const storage = createSqliteStorage(new Database(':memory:'))
    for (const [key, expiresAt] of [['early', 10] as const, ['late', 11] as const, ['ever', undefined] as const])
      await storage.change('one', key, () => ({ value: key, expiresAt }))
    await storage.sweep(10)
    const left = await Promise.all(['early', 'late', 'ever'].map((key) => storage.read('one', key)))
    expect(left.map((entry) => entry?.value)).toEqual([undefined, 'late', 'ever'])
  })

  it('stay as they were when a change throws', async () => {
    const storage = createSqliteStorage(new Database(':memory:'))
    await storage.change('one', 'a', () => ({ value: 1, expiresAt: undefined }))
    const failing = storage.change('one', 'a', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await storage.read('one', 'a'))?.value).toBe(1)
  })
})
