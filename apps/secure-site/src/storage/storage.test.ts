import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStorage } from '@foyer/siwx/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTables } from '../server/createTables'
import { createMemoryStorage } from './createMemoryStorage'
import { openSqlite } from './openSqlite'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
})
afterAll(() => rm(folder, { recursive: true }))

const kinds = [
  ['memory', async () => createMemoryStorage()],
  ['SQLite', async () => createSqliteStorage(await openSqlite(join(folder, 'rules.db')))],
] as const

describe.each(kinds)('what is kept in %s', (_, open) => {
  it('is kept by table and key, and forgotten', async () => {
    const storage = await open()
    const entry = { value: { a: [1, null] }, expiresAt: undefined }
    await storage.change('one', 'key', () => entry)
    expect(await storage.read('one', 'key')).toEqual(entry)
    expect(await storage.read('other', 'key')).toBeUndefined()
    expect(await storage.read('one', 'other')).toBeUndefined()
    await storage.change('one', 'key', () => undefined)
    expect(await storage.read('one', 'key')).toBeUndefined()
  })

  it('is changed by one at a time', async () => {
    const storage = await open()
    const count = () =>
      storage.change('count', 'one', (kept) => ({ value: Number(kept?.value ?? 0) + 1, expiresAt: undefined }))
    await Promise.all(Array.from({ length: 20 }, count))
    expect((await storage.read('count', 'one'))?.value).toBe(20)
  })

  it('stays as it was when a change throws', async () => {
    const storage = await open()
    await storage.change('one', 'safe', () => ({ value: 'kept', expiresAt: undefined }))
    const failing = storage.change('one', 'safe', () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await storage.read('one', 'safe'))?.value).toBe('kept')
  })

  it('is swept when it has expired, and not before', async () => {
    const storage = await open()
    for (const [key, expiresAt] of [['early', 10] as const, ['late', 20] as const, ['ever', undefined] as const]) {
      await storage.change('until', key, () => ({ value: true, expiresAt }))
    }
    await storage.sweep(10)
    expect(await storage.read('until', 'early')).toBeUndefined()
    expect(await storage.read('until', 'late')).toBeDefined()
    expect(await storage.read('until', 'ever')).toBeDefined()
  })

  it('is not given out once it has expired, and a new value does not inherit its end', async () => {
    const storage = await open()
    let time = 0
    const table = createTables({ storage, now: () => time })('timed', z.string())
    await table.put('key', 'old', 10)
    expect(await table.get('key')).toBe('old')
    time = 10
    expect(await table.get('key')).toBeUndefined()
    await table.change('key', (kept) => kept ?? 'new')
    time = 1_000
    expect(await table.get('key')).toBe('new')
    expect(await table.take('key')).toBe('new')
    expect(await table.take('key')).toBeUndefined()
  })
})

it('is there again after the process has ended, in SQLite', async () => {
  const path = join(folder, 'again.db')
  const first = await openSqlite(path)
  await createSqliteStorage(first).change('one', 'key', () => ({ value: 'kept', expiresAt: undefined }))
  first.close()
  const second = await openSqlite(path)
  expect((await createSqliteStorage(second).read('one', 'key'))?.value).toBe('kept')
  second.close()
})
