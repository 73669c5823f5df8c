import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSecret } from '../../server/keys/secrets'
import { changeEmail, openMailLink } from '../../testing/changeEmail'
import { openTestWallet } from '../../testing/openTestWallet'
import { usePostgres } from '../../testing/usePostgres'
import { createTestServer } from '../../testing/useTestServer'
import { openStorage } from '../openStorage'
import { backUpDatabase } from './backUpDatabase'
import { restoreDatabase } from './restoreDatabase'
import { extractPassword } from './runPostgresTool'

const folder = await mkdtemp(join(tmpdir(), 'secure-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const postgres = usePostgres()
let files = 0
const newFile = async () => join(folder, `${++files}.db`)

const EMAIL = 'mia@example.org'
const DAY = 24 * 60 * 60_000

/** Starts a site. `stop` closes its database, too. */
async function start(database: string, serviceKey: string) {
  const { storage, close } = await openStorage(database, { create: true })
  const site = createTestServer({ storage, serviceKey, proxies: 1 })
  await site.start()
  let isOver = false
  const stop = async () => {
    if (isOver) return
    isOver = true
    site.stop()
    await close()
  }
  onTestFinished(stop)
  return { ...site, stop }
}

const toAddress = (seed: Uint8Array) => mnemonicToAccount(entropyToMnemonic(seed, wordlist)).address

/** Runs a command in its own process, with the database in the environment. */
async function run(command: 'backup' | 'restore', database: string, args: readonly string[]) {
  const script = join(import.meta.dirname, '../..', `${command}.ts`)
  const tsx = ['--import', 'tsx', '--conditions=@foyer/source', script, ...args]
  const child = spawn(process.execPath, tsx, { env: { PATH: process.env.PATH, DATABASE: database } })
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output: await output, errors: await errors }
}

describe.each([
  ['SQLite', newFile],
  ['Postgres', postgres.createDatabase],
] as const)('a backup of %s', (kind, createDatabase) => {
  it('made while users log in opens the same wallets after the database was lost', async () => {
    const [database, file, serviceKey] = [await createDatabase(), join(folder, `${kind}.backup`), createSecret()]
    const site = await start(database, serviceKey)
    const token = await site.login(EMAIL)
    const address = toAddress(await openTestWallet(site, token))
    const lea = (await site.call('email/begin', { email: 'lea@example.org', origin: site.origin })).body
    const ida = await site.login('ida@example.org')

    let isDone = false
    const backing = run('backup', database, [file]).finally(() => {
      isDone = true
    })
    const others: { email: string; seed: Uint8Array<ArrayBuffer> }[] = []
    for (let each = 0; !isDone || each === 0; each++) {
      const email = `user${each}@example.org`
      others.push({ email, seed: await openTestWallet(site, await site.login(email)) })
    }
    expect(await backing).toMatchObject({ code: 0, output: expect.stringContaining('backed up') })
    await openTestWallet(site, ida)
    const leaBody = { attempt: lea.attempt, digits: site.code('lea@example.org') }
    expect((await site.call('email/finish', leaBody)).status).toBe(200)
    await site.stop()
    if (kind === 'SQLite') for (const suffix of ['', '-wal', '-shm']) await rm(database + suffix, { force: true })

    const restored = kind === 'SQLite' ? database : await createDatabase()
    const done = await run('restore', restored, [file])
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('restored') })
    const next = await start(restored, serviceKey)
    next.pass(60_000)
    expect(toAddress(await openTestWallet(next, await next.login(EMAIL)))).toBe(address)
    // Ida’s first login came after the backup: the server has lost its share of her wallet.
    const idaNext = await next.login('ida@example.org')
    expect((await next.call('share', {}, idaNext)).body.sharing).toBeUndefined()
    for (const { email, seed } of others) {
      const again = await next.login(email)
      if ((await next.call('share', {}, again)).body.sharing === undefined) continue
      expect(await openTestWallet(next, again)).toEqual(seed)
    }
  })

  it('brings back no session, code or change of e-mail, and ends no session for good', async () => {
    const [database, file, serviceKey] = [await createDatabase(), await newFile(), createSecret()]
    const site = await start(database, serviceKey)
    const fresh = 'new@example.org'
    const token = await site.login(EMAIL)
    await changeEmail(site, { old: EMAIL, fresh, token })
    const { attempt } = (await site.call('email/begin', { email: 'lea@example.org', origin: site.origin })).body
    await backUpDatabase(database, file)
    expect((await openMailLink(site.link(EMAIL))).status).toBe(200)

    const restored = await createDatabase()
    await restoreDatabase(restored, file)
    const next = await start(restored, serviceKey)
    const { status, ended } = await next.call('session', {}, token)
    // Without a signature over the end of its session, the device keeps its copy of the wallet.
    expect({ status, ended }).toEqual({ status: 401, ended: undefined })
    const digits = site.code('lea@example.org')
    expect((await next.call('email/finish', { attempt, digits })).status).toBe(410)
    next.pass(2 * DAY)
    await next.work()
    expect((await next.call('session', {}, await next.login(EMAIL))).body.email).toBe(EMAIL)
    expect([...next.mails(fresh), ...next.mails(EMAIL)].map(({ subject }) => subject)).toEqual(['Your sign-in code'])
  })

  it('replaces no file and no database, and is read by its owner alone', async () => {
    const [database, file] = [await createDatabase(), await newFile()]
    await expect(backUpDatabase(database, file)).rejects.toMatchObject({ name: 'SetupError' })
    expect(existsSync(file)).toBe(false)
    await (await openStorage(database, { create: true })).close()
    await backUpDatabase(database, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(backUpDatabase(database, file)).rejects.toThrow(`There is already a file at ${file}.`)
    await expect(restoreDatabase(database, file)).rejects.toThrow(/There is already a file|The database is not empty/)
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('is refused if it is another file, or missing', async () => {
    const [database, file] = [await createDatabase(), await newFile()]
    await writeFile(file, 'some other file')
    await expect(restoreDatabase(database, file)).rejects.toThrow(`${file} is not a backup of ${kind}`)
    await expect(restoreDatabase(database, `${file}.none`)).rejects.toThrow('The backup can’t be restored: ENOENT')
    await expect(openStorage(database)).rejects.toMatchObject({ name: 'SetupError' })
  })
})

it('a backup of SQLite is not restored beside the log of a former database', async () => {
  const [database, file, restored] = [await newFile(), await newFile(), await newFile()]
  await (await openStorage(database, { create: true })).close()
  await backUpDatabase(database, file)
  await writeFile(`${restored}-wal`, '')
  await expect(restoreDatabase(restored, file)).rejects.toThrow('-wal belongs to a former database.')
})

it('backup and restore name the file that they need', async () => {
  const usage = { code: 1, errors: expect.stringContaining('secure: Name one file: pnpm backup FILE\n') }
  expect(await run('backup', await newFile(), [])).toMatchObject(usage)
})

it.each([
  [
    'postgres://site:p%40ss@db.example:5432/site?sslmode=require',
    'postgres://site@db.example:5432/site?sslmode=require',
    'p@ss',
  ],
  ['postgres://site:secret@/site?host=/run/pg', 'postgres://site@/site?host=/run/pg', 'secret'],
  ['postgresql://site@db.example/site', 'postgresql://site@db.example/site', undefined],
])('extractPassword takes the password out of %s', (database, url, password) => {
  expect(extractPassword(database)).toEqual({ url, password })
})
