import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand, type ServerProcess, startProcess } from '../testing/startProcess'
import { useServer } from '../testing/useServer'
import { getRestartPause } from './startSecureSite'

const { createFolder } = useServer()

const TIMEOUT_MS = 120_000
const KEY = randomBytes(32).toString('base64url')

async function createSettings() {
  const folder = await createFolder()
  const write = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, text)
    return path
  }
  return {
    PUBLIC_URL: 'https://wallet.example',
    PORT: '0',
    DATA_FOLDER: join(folder, 'data'),
    NODES: '{"eip155:1":"http://127.0.0.1:1"}',
    DRAIN_SECONDS: '0',
    ADMIN_TOKEN: 'a'.repeat(32),
    METRICS_ADDRESS: '127.0.0.1:0',
    SECURE_SITE_URL: 'https://keys.example',
    SECURE_SITE_PORT: '0',
    SECURE_SITE_DATABASE: join(folder, 'site.db'),
    SECURE_SITE_SERVICE_KEY_FILE: await write('service-key', KEY),
    SECURE_SITE_MAIL_FILE: await write('mail', 'smtp://127.0.0.1:1'),
    SECURE_SITE_MAIL_FROM: 'login@keys.example',
    SECURE_SITE_ALLOWED_ORIGINS: 'https://app.example',
    SECURE_SITE_INIT: '1',
  }
}

async function start(settings: Readonly<Record<string, string>>) {
  const server = await startProcess(settings)
  onTestFinished(() => server.signal('SIGKILL'))
  return {
    server,
    getServer: (path: string) => getStatus(server.port, path),
    getSite: (path: string) => getStatus(findSitePort(server), path),
    findSitePid: () => findChild(server.pid, 'secure-site/'),
  }
}

/** Finds a child by its arguments: the program that reads TypeScript has a child of its own. */
function findChild(parent: number, words: string): number {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' })
  return Number.parseInt(list.split('\n').find((line) => line.includes(words)) ?? '', 10)
}

const findSitePort = ({ stderr }: ServerProcess) =>
  Number([...stderr().matchAll(/secure: https:\/\/keys\.example, port (\d+)/g)].at(-1)?.[1])

const getStatus = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => undefined,
  )

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('one command serves both, each in a process without the other’s secrets, and stops both', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { server, getServer, getSite, findSitePid } = await start(await createSettings())
  expect([await getServer('/ready'), await getSite('/ready')]).toEqual([200, 200])
  const [site, readEnvironment] = [findSitePid(), (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8')]
  expect(readEnvironment(server.pid)).not.toContain(KEY)
  expect(readEnvironment(site)).not.toMatch(/ADMIN_TOKEN|DATA_FOLDER|PUBLIC_URL/)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(isRunning(site)).toBe(false)
})

it('a site that is killed starts again, while the server goes on', { timeout: TIMEOUT_MS }, async () => {
  const { server, getServer, getSite, findSitePid } = await start(await createSettings())
  const [first, port] = [findSitePid(), findSitePort(server)]
  process.kill(first, 'SIGKILL')
  await expect.poll(() => findSitePort(server), { timeout: 60_000 }).not.toBe(port)
  expect(server.stderr()).toContain('secure site: it ended with SIGKILL, and starts again in 1 s')
  const readHealth = async () => (await fetch(`http://127.0.0.1:${server.port}/health`)).json()
  await expect.poll(readHealth, { timeout: 60_000 }).toEqual({ status: 'ok', secureSite: 'running' })
  process.kill(findSitePid(), 'SIGKILL')
  await expect.poll(readHealth, { timeout: 60_000, interval: 20 }).toEqual({ status: 'ok', secureSite: 'restarting' })
  await expect
    .poll(() => server.stderr(), { timeout: 60_000 })
    .toMatch(/starts again in [12] s[\s\S]*starts again in [12] s/)
  await expect.poll(readHealth, { timeout: 60_000 }).toEqual({ status: 'ok', secureSite: 'running' })
  expect([await getServer('/ready'), await getSite('/ready')]).toEqual([200, 200])
})

it('the pause before a restart doubles up to a minute', () => {
  expect([1, 2, 3, 6, 7, 100].map(getRestartPause)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
})

it('a site that cannot start again stops the server with a sentence', { timeout: TIMEOUT_MS }, async () => {
  const settings = await createSettings()
  const { server, findSitePid } = await start(settings)
  await writeFile(settings.SECURE_SITE_SERVICE_KEY_FILE, 'damaged')
  process.kill(findSitePid(), 'SIGKILL')
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toContain('Missing or invalid: SECURE_SITE_SERVICE_KEY_FILE.')
  expect(server.stderr()).toContain('The secure site ended and can’t start again, so the server stops as well.')
})

it('a site whose port is taken, by another program, says so without a stack', { timeout: TIMEOUT_MS }, async () => {
  const taken = createServer().listen(0)
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const address = taken.address()
  const SECURE_SITE_PORT = String(typeof address === 'object' ? address?.port : '')
  const { code, stderr } = await runCommand([], { ...(await createSettings()), SECURE_SITE_PORT })
  expect([code, stderr]).toEqual([1, expect.stringContaining('can’t listen at SECURE_SITE_PORT (EADDRINUSE)')])
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('a site ends with a server that is killed', { timeout: TIMEOUT_MS }, async () => {
  const { server, findSitePid } = await start(await createSettings())
  const site = findSitePid()
  server.signal('SIGKILL')
  await expect.poll(() => isRunning(site), { timeout: 60_000 }).toBe(false)
})

it('a site that cannot start keeps the server from starting', { timeout: TIMEOUT_MS }, async () => {
  const { code, stderr } = await runCommand([], { ...(await createSettings()), SECURE_SITE_INIT: '' })
  expect(code).toBe(1)
  expect(stderr).toContain('SECURE_SITE_INIT=1')
  expect(stderr).toContain('The secure site can’t start, so the server doesn’t start either.')
})

it('check names the mistakes of both at once, and none in settings without one', { timeout: TIMEOUT_MS }, async () => {
  const settings = await createSettings()
  expect(await runCommand(['check'], settings)).toMatchObject({
    code: 0,
    stdout: 'The settings are valid.\nPORT is 0: the server takes any free port.\n',
  })
  const mistaken = {
    ...settings,
    PORT: '80800',
    SECURE_SITE_MAIL_FROM: '',
    SECURE_SITE_POLICY: 'none',
    SECURE_SITE_PROXIES: '-1',
    SECURE_SITE_ALLOWED_ORIGINS: 'app.example',
  }
  const { code, stderr } = await runCommand(['check'], mistaken)
  expect(code).toBe(1)
  for (const words of [
    'PORT is not a port',
    'Missing or invalid: ',
    'SECURE_SITE_MAIL_FROM',
    'SECURE_SITE_POLICY',
    'SECURE_SITE_PROXIES',
    'SECURE_SITE_ALLOWED_ORIGINS',
  ])
    expect(stderr).toContain(words)
  expect(stderr).not.toContain('SECURE_SITE_NODES')
})

it('the site and its commands also run alone', { timeout: TIMEOUT_MS }, async () => {
  const settings = await createSettings()
  const { code, stderr } = await runCommand(['secure-site', 'audit-log', 'nonsense'], settings)
  expect([code, stderr]).toEqual([1, expect.stringContaining('audit-log verify')])
  expect((await runCommand(['secure-site', 'nonsense'], settings)).stderr).toContain('has no command nonsense')
})
