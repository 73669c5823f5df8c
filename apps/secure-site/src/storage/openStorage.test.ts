import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteStorage } from '@foyer/siwx/sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSecret } from '../server/keys/secrets'
import { createTestSharing } from '../testing/openTestWallet'
import { usePostgres } from '../testing/usePostgres'
import { createTestServer } from '../testing/useTestServer'
import { openSqlite } from './openSqlite'
import { openStorage } from './openStorage'

const folder = await mkdtemp(join(tmpdir(), 'secure-open-'))
afterAll(() => rm(folder, { recursive: true }))
const postgres = usePostgres()

let files = 0
const newFile = async () => join(folder, `${++files}.db`)

async function open(database: string, create = false) {
  const opened = await openStorage(database, { create })
  onTestFinished(opened.close)
  return opened
}

describe.each([
  ['SQLite', newFile, openFile],
  ['Postgres', postgres.createDatabase, openClient],
] as const)('a database in %s', (_, createDatabase, connect) => {
  it('is not made a site without being told to, and stays empty', async () => {
    const database = await createDatabase()
    const run = await connect(database)
    await expect(open(database)).rejects.toThrow('This database is empty. To create a new site, start once with --init')
    await expect(run('select * from entry')).rejects.toThrow('entry')
  })

  it('is refused if a newer version migrated it', async () => {
    const database = await createDatabase()
    await open(database, true)
    const run = await connect(database)
    await run("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')")
    await expect(open(database)).rejects.toThrow('This database belongs to a newer version of the site.')
  })

  it('is checked while it is open, and fails the check when closed', async () => {
    const { check, close } = await openStorage(await createDatabase(), { create: true })
    await expect(check()).resolves.toBeUndefined()
    await close()
    await expect(check()).rejects.toThrow()
  })
})

it('openStorage migrates a Postgres database once, for instances that start together', async () => {
  const database = await postgres.createDatabase()
  const [one, other] = await Promise.all([open(database, true), open(database, true), open(database, true)])
  await one.storage.change('one', 'key', () => ({ value: 1, expiresAt: undefined }))
  expect(await other.storage.read('one', 'key')).toMatchObject({ value: 1 })
})

describe('a SQLite file of an older version', () => {
  it('keeps its logins and entries, with nothing to do for the operator', async () => {
    const [path, serviceKey] = [await newFile(), createSecret()]
    const old = await openSqlite(path, { create: true })
    const before = createTestServer({ storage: createSqliteStorage(old), serviceKey })
    await before.start()
    const token = await before.login('mia@example.org')
    await before.call('share/keep', createTestSharing(), token)
    const { body } = await before.call('share', {}, token)
    before.stop()
    old.close()

    const { storage } = await open(path)
    const after = createTestServer({ storage, serviceKey, initialize: false })
    await after.start()
    onTestFinished(after.stop)
    expect(await after.call('session', {}, token)).toMatchObject({ status: 200, body: { email: 'mia@example.org' } })
    expect((await after.call('share', {}, token)).body).toEqual(body)
    expect(body).toHaveProperty('sharing')
    const run = await openFile(path)
    await expect(run('select * from stored')).rejects.toThrow('no such table')
  })

  it('leaves the sign-ins in it that are not of the site', async () => {
    const path = await newFile()
    const old = await openSqlite(path, { create: true })
    const storage = createSqliteStorage(old)
    await storage.put({ kind: 'nonce', owner: 'app', key: 'n', value: 'v', expiresAt: 1e15 })
    await storage.change('user', 'mia', () => ({ value: 1, expiresAt: 5 }))
    const { storage: now } = await open(path)
    expect(await now.read('user', 'mia')).toEqual({ value: 1, expiresAt: 5 })
    expect(await storage.read('user', 'mia')).toBeUndefined()
    expect(await storage.list('nonce', 'app')).toHaveLength(1)
    old.close()
  })
})

it.each([
  ['postgres://mia:hidden-word@127.0.0.1:1/site', 'DATABASE can’t be opened: connect ECONNREFUSED 127.0.0.1:1'],
  ['postgres://mia:hidden-word@localhost:1/site', 'DATABASE can’t be opened: '],
])('openStorage says in one sentence that it can’t reach a server, without the password: %s', async (url, message) => {
  const refused = expect(open(url)).rejects
  await refused.toMatchObject({ name: 'SetupError', message: expect.stringContaining(message) })
  await expect(open(url)).rejects.not.toThrow('hidden-word')
})

it('openStorage refuses a file that is no database', async () => {
  const path = await newFile()
  await writeFile(path, 'some other file, which is longer than the header of a database would be. '.repeat(10))
  await expect(open(path)).rejects.toThrow('DATABASE can’t be opened: ')
})

async function openFile(path: string) {
  const database = await openSqlite(path, { create: true })
  onTestFinished(() => void database.close())
  return async (sql: string) => void database.exec(sql)
}

async function openClient(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return async (sql: string) => void (await client.query(sql))
}
