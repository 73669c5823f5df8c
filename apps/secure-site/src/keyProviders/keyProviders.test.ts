import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { SecureSiteOptions } from '../options'
import { resealSeeds } from '../server/keys/resealSeeds'
import { rewrapServiceKey } from '../server/keys/rewrapServiceKey'
import { rotateServiceKey } from '../server/keys/rotateServiceKey'
import { createSecret } from '../server/keys/secrets'
import { openStorage } from '../storage/openStorage'
import { openTestWallet } from '../testing/openTestWallet'
import { runSiteCommand, type SiteCommand } from '../testing/runSiteCommand'
import { usePostgres } from '../testing/usePostgres'
import { useSoftHsm } from '../testing/useSoftHsm'
import { createTestServer } from '../testing/useTestServer'
import { createPkcs11KeyProvider } from './createPkcs11KeyProvider'

const folder = await mkdtemp(join(tmpdir(), 'secure-providers-'))
afterAll(() => rm(folder, { recursive: true }))
const hsm = useSoftHsm()
const postgres = usePostgres()

const EMAILS = ['mia@example.org', 'ida@example.org', 'lea@example.org']
const DATABASES = { SQLite: async () => newPath(), Postgres: () => postgres.createDatabase() }

// Shared by all sites, as the limits of mails need one clock.
let skew = 0
const now = () => Date.now() + skew

let names = 0
const newPath = () => join(folder, `${++names}.db`)
const createKey = () => hsm().createKey(`master-${++names}`)

/** Starts a site with connections of its own, as an instance has. */
async function start(database: string, options: Partial<SecureSiteOptions>) {
  const { storage, close } = await openStorage(database, { create: true })
  const site = createTestServer({ storage, initialize: false, now, ...options })
  onTestFinished(async () => {
    site.stop()
    await close()
  })
  await site.start()
  return site
}

const openSeed = async (site: Awaited<ReturnType<typeof start>>, email: string) =>
  Buffer.from(await openTestWallet(site, await site.login(email))).toString('hex')

async function openWallets(site: Awaited<ReturnType<typeof start>>): Promise<string[]> {
  skew += 60 * 60_000
  const seeds = []
  for (const email of EMAILS) seeds.push(await openSeed(site, email))
  return seeds
}

const isReady = async (site: Awaited<ReturnType<typeof start>>) => (await fetch(`${site.url()}/ready`)).status === 200

/** Uses a storage of its own, as a command does. */
async function withStorage<Result>(
  database: string,
  use: (storage: Awaited<ReturnType<typeof openStorage>>['storage']) => Promise<Result>,
): Promise<Result> {
  const { storage, close } = await openStorage(database)
  return use(storage).finally(close)
}

describe.each(Object.entries(DATABASES))('a site over the key of an HSM, with %s', (_, createDatabase) => {
  it('makes wallets, opens them after a restart, and refuses another key of the HSM', async () => {
    const [database, serviceKey] = [await createDatabase(), createPkcs11KeyProvider(await createKey())]
    const seeds = await openWallets(await start(database, { serviceKey, initialize: true }))
    expect(new Set(seeds).size).toBe(EMAILS.length)
    expect(await openWallets(await start(database, { serviceKey }))).toEqual(seeds)
    const other = { serviceKey: createPkcs11KeyProvider(await createKey()), initialize: true }
    await expect(start(database, other)).rejects.toThrow(
      /^The service key [\w-]{16} of this database can’t be unwrapped \(pkcs11: CKR_\w+\)\. Set the key provider/,
    )
    expect(await openWallets(await start(database, { serviceKey }))).toEqual(seeds)
  })

  it('is rotated while instances run: each goes on, and every wallet opens with the new key alone', async () => {
    const [database, serviceKey] = [await createDatabase(), createPkcs11KeyProvider(await createKey())]
    const [one, other] = [
      await start(database, { serviceKey, initialize: true }),
      await start(database, { serviceKey }),
    ]
    const seeds = await openWallets(one)
    const before = await readKeys(database)
    const token = await other.login('new@example.org')
    // Derived from the newest key.
    const readEndKey = async () => (await other.call('session', {}, token)).body.endKey
    const older = await readEndKey()
    let late = ''
    // One instance is asked whether it is ready, the other one looks for itself.
    const wait = async () => {
      expect(await readKeys(database)).toHaveLength(2)
      expect(await isReady(one)).toBe(true)
      await expect.poll(readEndKey, { interval: 1_000 }).not.toBe(older)
      late = await openSeed(other, 'late@example.org')
    }
    const resealed = await withStorage(database, (storage) => rotateServiceKey({ storage, serviceKey, wait }))
    expect(resealed).toEqual({ resealed: EMAILS.length })
    const after = await readKeys(database)
    expect([after.length, after[0] === before[0]]).toEqual([1, false])
    expect([await isReady(one), await isReady(other)]).toEqual([true, true])
    for (const site of [one, other, await start(database, { serviceKey })]) {
      expect(await openWallets(site)).toEqual(seeds)
      expect(await openSeed(site, 'late@example.org')).toBe(late)
    }
  })

  it('moves from a text to an HSM, to another HSM key, and back, with every wallet', async () => {
    const [database, first, last] = [await createDatabase(), createSecret(), createSecret()]
    const [older, newer] = [createPkcs11KeyProvider(await createKey()), createPkcs11KeyProvider(await createKey())]
    const seeds = await openWallets(await start(database, { serviceKey: first, initialize: true }))
    const check = async (options: Partial<SecureSiteOptions>) =>
      expect(await openWallets(await start(database, options))).toEqual(seeds)
    const entering = { serviceKey: older, olderServiceKey: first }
    await check(entering)
    expect(await withStorage(database, (storage) => resealSeeds({ storage, ...entering }))).toEqual({ resealed: 3 })
    await check({ serviceKey: older })
    const moving = { serviceKey: newer, olderServiceKey: older }
    await check(moving)
    await withStorage(database, (storage) => rewrapServiceKey({ storage, ...moving }))
    await check({ serviceKey: newer })
    const leaving = { serviceKey: last, olderServiceKey: newer }
    await check(leaving)
    expect(await withStorage(database, (storage) => resealSeeds({ storage, ...leaving }))).toEqual({ resealed: 3 })
    await check({ serviceKey: last })
  })
})

it('several instances over an HSM and one Postgres have one service key if they start at once', async () => {
  const [database, options] = [await postgres.createDatabase(), await createKey()]
  const starting = [1, 2, 3].map(() =>
    start(database, { serviceKey: createPkcs11KeyProvider(options), initialize: true }),
  )
  const [one, other, third] = await Promise.all(starting)
  if (one === undefined || other === undefined || third === undefined) throw new Error('No site has started.')
  const seeds = await openWallets(one)
  expect([await openWallets(other), await openWallets(third)]).toEqual([seeds, seeds])
})

it('the database, the settings and the PIN of a site over an HSM contain no service key', async () => {
  const [database, options] = [newPath(), await createKey()]
  const provider = createPkcs11KeyProvider(options)
  let secret = Buffer.alloc(0)
  const serviceKey: typeof provider = {
    ...provider,
    async wrap(key) {
      secret = Buffer.from(key)
      return provider.wrap(key)
    },
  }
  await openWallets(await start(database, { serviceKey, initialize: true }))
  const files = [database, `${database}-wal`, options.pinFile].map((path) =>
    readFile(path).catch(() => Buffer.alloc(0)),
  )
  const bytes = Buffer.concat([...(await Promise.all(files)), Buffer.from(JSON.stringify(options))])
  // The encoding of the text, and parts of the key, are looked for as well.
  for (const part of [secret, secret.subarray(0, 8), secret.subarray(24)]) {
    expect(part.length).toBeGreaterThanOrEqual(8)
    expect(bytes.includes(part)).toBe(false)
  }
  for (const encoding of ['base64url', 'base64', 'hex'] as const)
    expect(bytes.includes(secret.toString(encoding).slice(0, 40))).toBe(false)
  const [wrapped] = await readKeys(database)
  expect(bytes.includes(wrapped ?? 'nothing')).toBe(true)
})

describe('the commands of a site with a key provider', () => {
  const run = (command: SiteCommand, environment: object, args: readonly string[] = []) =>
    runSiteCommand(command, { ...hsm().environment, ...environment }, args)
  const STARTED = { code: 0, output: expect.stringContaining('https://secure.example'), errors: '' }
  const failure = (pattern: RegExp) => ({ code: 1, errors: expect.stringMatching(pattern) })
  const toSettings = ({ module, token, key, pinFile }: Awaited<ReturnType<typeof createKey>>, prefix = '') => ({
    [`${prefix}KEY_PROVIDER`]: 'pkcs11',
    [`${prefix}PKCS11_MODULE`]: module,
    [`${prefix}PKCS11_TOKEN`]: token,
    [`${prefix}PKCS11_KEY`]: key,
    [`${prefix}PKCS11_PIN_FILE`]: pinFile,
  })

  it('start with a key in an HSM, rotate it, wrap it under another one, and verify the audit log', {
    timeout: 600_000,
  }, async () => {
    const [DATABASE, one, other] = [newPath(), await createKey(), await createKey()]
    expect(await run('start', { DATABASE, ...toSettings(one) }, ['--init'])).toMatchObject(STARTED)
    const seeds = await openWallets(await start(DATABASE, { serviceKey: createPkcs11KeyProvider(one) }))
    const [before] = await readKeys(DATABASE)
    expect(await run('rotateKey', { DATABASE, ...toSettings(one) }, ['--no-wait'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('re-encrypted 3.'),
      errors: '',
    })
    expect(await readKeys(DATABASE)).not.toContain(before)
    expect(await run('start', { DATABASE, ...toSettings(other) })).toMatchObject(
      failure(/^secure: The service key \S+ of this database can’t be unwrapped \(pkcs11: CKR_[^\n]+\n$/),
    )
    const both = { DATABASE, ...toSettings(other), ...toSettings(one, 'OLDER_') }
    expect(await run('start', both)).toMatchObject(STARTED)
    expect(await run('rotateKey', both, ['--rewrap'])).toMatchObject({ code: 0, errors: '' })
    expect(await run('start', { DATABASE, ...toSettings(other) })).toMatchObject(STARTED)
    expect(await run('auditLog', { DATABASE, ...toSettings(other) }, ['verify'])).toMatchObject({ code: 0 })
    expect(await openWallets(await start(DATABASE, { serviceKey: createPkcs11KeyProvider(other) }))).toEqual(seeds)
  })

  it('start with a command, move to it from a text, and say in one sentence what is wrong', {
    timeout: 600_000,
  }, async () => {
    const [DATABASE, SERVICE_KEY, script] = [newPath(), createSecret(), join(folder, 'key-command')]
    await writeFile(script, COMMAND)
    await chmod(script, 0o700)
    const KEY_PROVIDER = 'command'
    const provider = { KEY_PROVIDER, KEY_COMMAND: `${script} ${createSecret()}` }
    const seeds = await openWallets(await start(DATABASE, { serviceKey: SERVICE_KEY, initialize: true }))
    expect(await run('start', { DATABASE, ...provider })).toMatchObject(
      failure(/^secure: This database has no service key of a key provider\. [^\n]+\n$/),
    )
    const both = { DATABASE, ...provider, OLDER_SERVICE_KEY: SERVICE_KEY }
    expect(await run('start', both)).toMatchObject(STARTED)
    expect(await run('rotateKey', both)).toMatchObject(failure(/^secure: First run `pnpm reseal`[^\n]+\n$/))
    expect(await run('reseal', both)).toMatchObject({ code: 0, output: expect.stringContaining('re-encrypted 3.') })
    expect(await run('start', { DATABASE, ...provider })).toMatchObject(STARTED)
    expect(await run('start', { DATABASE, KEY_PROVIDER, KEY_COMMAND: 'false' })).toMatchObject(
      failure(/^secure: The service key \S+ of this database can’t be unwrapped \(command: [^\n]+ status 1\)[^\n]+\n$/),
    )
    expect(await run('start', { DATABASE, KEY_PROVIDER })).toMatchObject(
      failure(/^secure: Missing or invalid: KEY_COMMAND\. See the README\.\n$/),
    )
    expect(await run('rotateKey', { DATABASE, SERVICE_KEY })).toMatchObject(
      failure(/^secure: SERVICE_KEY is rotated with a new one and `pnpm reseal`\. [^\n]+\n$/),
    )
    expect(await run('rotateKey', { DATABASE, ...provider }, ['--typo'])).toMatchObject(
      failure(/^secure: Use: [^\n]+\n$/),
    )
    const leaving = { DATABASE, SERVICE_KEY, OLDER_KEY_PROVIDER: 'command', OLDER_KEY_COMMAND: provider.KEY_COMMAND }
    expect(await run('reseal', leaving)).toMatchObject({ code: 0 })
    expect(await openWallets(await start(DATABASE, { serviceKey: SERVICE_KEY }))).toEqual(seeds)
  })
})

/** Wraps under the key in its argument, as the tool of a key service does under the one that an argument names. */
const COMMAND = `#!${process.execPath}
const { createCipheriv, createDecipheriv, randomBytes } = require('node:crypto')
const [key, verb] = [Buffer.from(process.argv[2], 'base64url'), process.argv[3]]
const input = require('node:fs').readFileSync(0)
const iv = verb === 'wrap' ? randomBytes(12) : input.subarray(0, 12)
if (verb === 'wrap') {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  process.stdout.write(Buffer.concat([iv, cipher.update(input), cipher.final(), cipher.getAuthTag()]))
} else {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAuthTag(input.subarray(-16))
  process.stdout.write(Buffer.concat([decipher.update(input.subarray(12, -16)), decipher.final()]))
}
`

const stored = z.object({ keys: z.array(z.object({ wrapped: z.string() })) })

/** Reads the wrapped service keys of a database. */
const readKeys = (database: string) =>
  withStorage(database, async (storage) =>
    z.parse(stored, (await storage.read('service', 'wrapped'))?.value).keys.map(({ wrapped }) => wrapped),
  )
