import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createRandomBytes } from './frame/vault/bytes'
import { sealSeed } from './frame/vault/sealSeed'
import { signRow } from './server/createSignedTables'
import { toServiceKey } from './server/keys/createServiceKeys'
import { resealSeeds } from './server/keys/resealSeeds'
import { computeHmac, createSecret } from './server/keys/secrets'
import { userSchema } from './server/sessions/userSchema'
import { openStorage } from './storage/openStorage'
import { openTestWallet } from './testing/openTestWallet'
import { runSiteCommand } from './testing/runSiteCommand'
import { createTestServer } from './testing/useTestServer'

const folder = await mkdtemp(join(tmpdir(), 'secure-keys-'))
afterAll(() => rm(folder, { recursive: true }))

let files = 0
const newPath = () => join(folder, `${++files}.db`)
const open = async (path: string) => (await openStorage(path, { create: true })).storage
const EMAIL = 'mia@example.org'

/** Starts a site with a file and a key, as an operator does. */
async function start(path: string, keys: { serviceKey: string; olderServiceKey?: string; initialize?: boolean }) {
  const site = createTestServer({ initialize: false, ...keys, storage: await open(path) })
  await site.start()
  onTestFinished(site.stop)
  return site
}

async function openWallet(site: Awaited<ReturnType<typeof start>>, email = EMAIL) {
  return openTestWallet(site, await site.login(email))
}

async function readKeys(path: string): Promise<Readonly<Record<string, string | undefined>>> {
  const { storage, close } = await openStorage(path)
  const users = await Promise.all((await storage.keys('user')).map((id) => storage.read('user', id)))
  await close()
  const keys = users.map((entry) => {
    const { email = '', sharing, seed } = z.parse(userSchema, entry?.value)
    return [email, sharing?.key ?? seed?.key]
  })
  return Object.fromEntries(keys)
}

describe('a service key', () => {
  it('is refused at the start if it does not fit the database, and the wallets stay', async () => {
    const [path, serviceKey] = [newPath(), createSecret()]
    const seed = await openWallet(await start(path, { serviceKey, initialize: true }))
    await expect(start(path, { serviceKey: createSecret() })).rejects.toThrow(
      'The service key doesn’t match the database',
    )
    // `initialize` does not let a wrong key pass.
    await expect(start(path, { serviceKey: createSecret(), initialize: true })).rejects.toThrow('doesn’t match')
    const again = await start(path, { serviceKey })
    again.pass(60_000)
    expect(await openWallet(again)).toEqual(seed)
  })

  it('is rotated: the older one opens, the newest one seals, and resealing makes the older one needless', async () => {
    const [path, first, second, third] = [newPath(), createSecret(), createSecret(), createSecret()]
    const seed = await openWallet(await start(path, { serviceKey: first, initialize: true }))
    const former = (await readKeys(path))[EMAIL]
    await expect(start(path, { serviceKey: second })).rejects.toThrow('doesn’t match')

    const both = await start(path, { serviceKey: second, olderServiceKey: first })
    both.pass(60_000)
    expect(await openWallet(both)).toEqual(seed)
    const other = await openWallet(both, 'ida@example.org')
    const newer = (await readKeys(path))['ida@example.org']
    expect(await readKeys(path)).toEqual({ [EMAIL]: former, 'ida@example.org': newer })
    expect(newer).not.toBe(former)
    // Opening the database's wallets still needs both keys.
    await expect(start(path, { serviceKey: second })).rejects.toThrow(former)

    const storage = await open(path)
    await expect(resealSeeds({ storage, serviceKey: second })).rejects.toThrow('doesn’t match')
    expect(await resealSeeds({ storage, serviceKey: second, olderServiceKey: first })).toEqual({ resealed: 1 })
    expect(await resealSeeds({ storage, serviceKey: second, olderServiceKey: first })).toEqual({ resealed: 0 })
    const after = await start(path, { serviceKey: second })
    after.pass(120_000)
    expect(await openWallet(after)).toEqual(seed)
    expect((await readKeys(path))[EMAIL]).toBe(newer)
    expect(await openWallet(after, 'ida@example.org')).toEqual(other)
    await expect(start(path, { serviceKey: third, olderServiceKey: first })).rejects.toThrow('doesn’t match')
  })

  it('is rotated while a user adds a way of recovery, which stays', async () => {
    const [path, first, second] = [newPath(), createSecret(), createSecret()]
    const before = await start(path, { serviceKey: first, initialize: true })
    const token = await before.login(EMAIL)
    await openTestWallet(before, token)
    const [way, storage] = [{ kind: 'code', id: 'R'.repeat(22) }, await open(path)]
    let added = 0
    const resealed = await resealSeeds({
      serviceKey: second,
      olderServiceKey: first,
      storage: {
        ...storage,
        async change(table, ...rest) {
          if (table === 'user') added = (await before.call('recovery/add', way, token)).status
          return storage.change(table, ...rest)
        },
      },
    })
    expect([added, resealed]).toEqual([200, { resealed: 1 }])
    const after = await start(path, { serviceKey: second })
    const { body } = await after.call('share', {}, token)
    expect(body).toMatchObject({ hasEscrow: false, recovery: [way], sharing: { share: expect.any(String) } })
  })

  it('is refused for an empty database without the option to initialize', async () => {
    await expect(start(newPath(), { serviceKey: createSecret() })).rejects.toThrow('This database is empty')
  })
})

describe('a database older than check values', () => {
  async function writeOld(path: string, serviceKey: string, hasSeed = true) {
    const [storage, seed, id, storedHalf] = [await open(path), createRandomBytes(32), 'user-1', createSecret()]
    const halves = { storedHalf, serviceHalf: computeHmac(serviceKey, 'seed', id), userId: id }
    const user = { id, identity: `email:${EMAIL}`, email: EMAIL, storedHalf }
    const stored = hasSeed ? { ...user, seed: await sealSeed(seed, halves) } : user
    await storage.change('user', id, () => ({ value: stored, expiresAt: undefined }))
    const name = { table: 'identity', id: `email:${EMAIL}` }
    const signed = signRow(toServiceKey(serviceKey), name, id)
    await storage.change(name.table, name.id, () => ({ value: signed, expiresAt: undefined }))
    return seed
  }

  it('opens with its key, refuses another, and is rotated and resealed', async () => {
    const [path, serviceKey, next] = [newPath(), createSecret(), createSecret()]
    const seed = await writeOld(path, serviceKey)
    await expect(start(path, { serviceKey: createSecret() })).rejects.toThrow('it can’t open the wallets in it')
    expect(await openWallet(await start(path, { serviceKey }))).toEqual(seed)
    const keys = { serviceKey: next, olderServiceKey: serviceKey }
    const both = await start(path, keys)
    both.pass(60_000)
    expect(await openWallet(both)).toEqual(seed)
    expect(await resealSeeds({ storage: await open(path), ...keys })).toEqual({ resealed: 1 })
    const after = await start(path, { serviceKey: next })
    after.pass(120_000)
    expect(await openWallet(after)).toEqual(seed)
  })

  it('opens with an older key beside a newer one', async () => {
    const [path, serviceKey] = [newPath(), createSecret()]
    const seed = await writeOld(path, serviceKey)
    const site = await start(path, { serviceKey: createSecret(), olderServiceKey: serviceKey })
    expect(await openWallet(site)).toEqual(seed)
  })

  it('with shares opens with its key, and refuses another', async () => {
    const [path, serviceKey] = [newPath(), createSecret()]
    const seed = await openWallet(await start(path, { serviceKey, initialize: true }))
    await (await open(path)).change('service', 'keys', () => undefined)
    await expect(start(path, { serviceKey: createSecret() })).rejects.toThrow('it can’t open the wallets in it')
    const site = await start(path, { serviceKey: createSecret(), olderServiceKey: serviceKey })
    site.pass(60_000)
    expect(await openWallet(site)).toEqual(seed)
  })

  it('accepts any key if it has no wallet', async () => {
    const [path, serviceKey] = [newPath(), createSecret()]
    await writeOld(path, serviceKey, false)
    await start(path, { serviceKey })
    await expect(start(path, { serviceKey: createSecret() })).rejects.toThrow('doesn’t match')
  })
})

describe('the commands', () => {
  it('start a site with a valid database or --init, and exit with one sentence otherwise', async () => {
    const [path, SERVICE_KEY] = [newPath(), createSecret()]
    const missing = await runSiteCommand('start', { DATABASE: path, SERVICE_KEY })
    expect(missing).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^secure: There is no database at [^\n]+\n$/),
    })
    expect(existsSync(path)).toBe(false)
    expect((await runSiteCommand('start', { DATABASE: path, SERVICE_KEY }, ['--init'])).output).toContain(
      'https://secure.example',
    )
    expect((await runSiteCommand('start', { DATABASE: path, SERVICE_KEY })).output).toContain('https://secure.example')
    const other = newPath()
    expect((await runSiteCommand('start', { DATABASE: other, SERVICE_KEY, INIT: '1' })).output).toContain(
      'https://secure.example',
    )
    const wrong = await runSiteCommand('start', { DATABASE: path, SERVICE_KEY: createSecret() })
    expect(wrong).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^secure: The service key doesn’t match [^\n]+\n$/),
    })
    await writeFile(other, 'no database')
    expect(await runSiteCommand('start', { DATABASE: other, SERVICE_KEY })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^secure: DATABASE can’t be opened: [^\n]+\n$/),
    })
  })

  it('reseal wallets with keys from files', async () => {
    const [path, first, second] = [newPath(), createSecret(), createSecret()]
    const seed = await openWallet(await start(path, { serviceKey: first, initialize: true }))
    const [newer, older] = [join(folder, 'newer'), join(folder, 'older')]
    await Promise.all([writeFile(newer, `${second}\n`), writeFile(older, `${first}\n`)])
    const done = await runSiteCommand('reseal', {
      DATABASE: path,
      SERVICE_KEY_FILE: newer,
      OLDER_SERVICE_KEY_FILE: older,
    })
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('re-encrypted 1.') })
    const site = await start(path, { serviceKey: second })
    site.pass(60_000)
    expect(await openWallet(site)).toEqual(seed)
  })
})
