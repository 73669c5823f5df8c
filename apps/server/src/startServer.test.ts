import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand, startProcess } from './testing/startProcess'
import { useServer } from './testing/useServer'

const { start, createFolder, getValkeyUrl } = useServer()

const TIMEOUT_MS = 120_000
const VALID = { PUBLIC_URL: 'https://wallet.example', PORT: '0' }
const STACK = /^\s+at /m

async function takePort(): Promise<number> {
  const taken = createServer().listen(0)
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

it('a stopping server is not ready for the whole time of its drain, also without sockets', async () => {
  const server = await start({ drainSeconds: 1 })
  const drained = server.drain().then(() => 'drained')
  const { status } = await fetch(`${server.httpUrl}/ready`)
  expect(await Promise.race([drained, status])).toBe(503)
  await drained
})

it('a closing server sends the answers that it owes', async () => {
  const held: ServerResponse[] = []
  const explorer = createServer((_, response) => held.push(response)).listen(0, '127.0.0.1')
  onTestFinished(() => void explorer.close())
  await once(explorer, 'listening')
  const address = explorer.address()
  const blockscout = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const server = await start({ data: { NFTS: { 'eip155:1': [{ blockscout }] } } })
  const answer = fetch(`${server.httpUrl}/v1/account/0x${'ab'.repeat(20)}/nfts?projectId=harbor&chainId=eip155:1`)
  await expect.poll(() => held.length).toBe(1)
  const closed = server.close()
  held[0]?.end('{"items":[],"next_page_params":null}')
  expect((await answer).status).toBe(200)
  await closed
})

it.each([
  ['check', ['check']],
  ['start', []],
])(
  '%s names folders that are missing, damaged or files, beside other mistakes',
  {
    timeout: TIMEOUT_MS,
  },
  async (_, args) => {
    const folder = await createFolder()
    const file = join(folder, 'file')
    await writeFile(file, '')
    await mkdir(join(folder, 'descriptors/1'), { recursive: true })
    await writeFile(join(folder, `descriptors/1/0x${'a'.repeat(40)}.json`), '{"payload":"{}"}')
    await mkdir(join(folder, 'directory/images'), { recursive: true })
    await writeFile(join(folder, 'directory/wallets.json'), '[{"id":"harbor"}]')
    await writeFile(join(folder, 'directory/images/harbor.png'), 'text')
    const settings = {
      PUBLIC_URL: 'wallet.example',
      PORT: '9000',
      METRICS_ADDRESS: '127.0.0.1:9000',
      DATA_FOLDER: join(file, 'data'),
      DIRECTORY_FOLDER: join(folder, 'directory'),
      DIRECTORY_KEY: 'A'.repeat(43),
      DESCRIPTORS_FOLDER: join(folder, 'descriptors'),
    }
    const { code, stderr } = await runCommand(args, settings)
    expect(code).toBe(1)
    for (const words of [
      'PUBLIC_URL is not an https URL',
      `DATA_FOLDER, ${settings.DATA_FOLDER}, is no folder: ${file} is a file. Name another one.`,
      'wallets.json.sig can’t be read.',
      'wallet 1: name',
      'images/harbor.png is no picture of the type image/png.',
      `1/0x${'a'.repeat(40)}.json is damaged`,
      'PORT and METRICS_ADDRESS have the same port',
    ])
      expect(stderr).toContain(words)
    expect(stderr).not.toMatch(STACK)
  },
)

it('a port that is taken ends the start with a sentence', { timeout: TIMEOUT_MS }, async () => {
  const port = await takePort()
  const DATA_FOLDER = await createFolder()
  const { code, stderr } = await runCommand([], { ...VALID, DATA_FOLDER, PORT: String(port) })
  expect([code, stderr]).toEqual([1, expect.stringContaining('can’t listen at PORT (EADDRINUSE). Set another one.')])
  expect(stderr).not.toMatch(STACK)
})

const DAMAGED = JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', d: 'AA' })

it.each(['', 'no json', DAMAGED])(
  'a damaged key of attestations %j ends the start with a sentence',
  {
    timeout: TIMEOUT_MS,
  },
  async (key) => {
    const DATA_FOLDER = await createFolder()
    const path = join(DATA_FOLDER, 'verify-key.json')
    await writeFile(path, key)
    const { code, stderr } = await runCommand([], { ...VALID, DATA_FOLDER })
    expect([code, stderr]).toEqual([1, expect.stringContaining(`is damaged: delete ${path}, and start again.`)])
    expect(stderr).not.toMatch(STACK)
  },
)

it.each(['relay.db', 'usage.db', 'sign-in.db'])(
  'a damaged %s ends the start with a sentence',
  { timeout: TIMEOUT_MS },
  async (name) => {
    const DATA_FOLDER = await createFolder()
    const path = join(DATA_FOLDER, name)
    await writeFile(path, 'no database'.repeat(100))
    const PROJECTS = '{"harbor":{"origins":["https://app.example"],"signIn":{"chains":["eip155:1"]}}}'
    const { code, stderr } = await runCommand([], { ...VALID, DATA_FOLDER, PROJECTS })
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${path} can’t be opened: file is not a database.`)])
    expect(stderr).toContain('restore a backup')
    expect(stderr).not.toMatch(STACK)
  },
)

it('Valkey that is down ends the start with a sentence', { timeout: TIMEOUT_MS }, async () => {
  const VALKEY_URL = 'redis://user:secret@127.0.0.1:1'
  const { code, stderr } = await runCommand([], { ...VALID, VALKEY_URL, DATA_FOLDER: await createFolder() })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^VALKEY_URL can’t be reached: .*ECONNREFUSED/)])
  expect(stderr).not.toContain('secret')
  expect(stderr).not.toMatch(STACK)
})

it('a second server in a data folder ends with a sentence, until the first one stops or dies', {
  timeout: TIMEOUT_MS,
}, async () => {
  const DATA_FOLDER = await createFolder()
  const first = await startProcess({ ...VALID, DATA_FOLDER })
  onTestFinished(() => first.signal('SIGKILL'))
  const { code, stderr } = await runCommand([], { ...VALID, DATA_FOLDER })
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${DATA_FOLDER}, is in use by another server.`)])
  first.signal('SIGKILL')
  await first.ended
  await (await start({ folder: DATA_FOLDER })).close()
  await start({ folder: DATA_FOLDER })
})

it('servers with Valkey share a data folder', async () => {
  const folder = await createFolder()
  const servers = [await start({ kind: 'Valkey', folder }), await start({ kind: 'Valkey', folder })]
  const answers = await Promise.all(servers.map(({ httpUrl }) => fetch(`${httpUrl}/ready`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

it('a damaged key in Valkey is to be deleted there', async () => {
  const client = createClient({ url: await getValkeyUrl() })
  await client.connect()
  onTestFinished(() => client.destroy())
  await client.set('foyer:verify-key', DAMAGED)
  await expect(start({ kind: 'Valkey' })).rejects.toThrow('delete the entry foyer:verify-key of Valkey')
  await client.del('foyer:verify-key')
})

it('sign-descriptors into a path that is no folder ends with a sentence', { timeout: TIMEOUT_MS }, async () => {
  const folder = await createFolder()
  const [key, registry] = [join(folder, 'key.pem'), join(folder, 'registry')]
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeFile(key, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  await mkdir(registry)
  const deployments = [{ chainId: 1, address: `0x${'a'.repeat(40)}` }]
  await writeFile(join(registry, 'calldata-x.json'), JSON.stringify({ context: { contract: { deployments } } }))
  const { code, stderr } = await runCommand(['sign-descriptors', key, registry, join(key, 'out')], {})
  expect([code, stderr]).toEqual([1, expect.stringContaining('can’t be written (ENOTDIR)')])
  expect(stderr).not.toMatch(STACK)
})
