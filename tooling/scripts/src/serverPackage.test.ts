import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromServer } from '@foyer/core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openRelayClient } from '../../../apps/server/src/testing/openRelayClient.ts'
import { findAnyFreePort } from './consumer/findAnyFreePort'
import { packageManager } from './consumer/packageManager'
import { childEnv } from './entry/childEnv.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { packPackages } from './packaging/packPackages'

// Installs the packed server into an empty folder, and runs it as an operator does with `npx @foyer/server`.

const folder = mkdtempSync(join(tmpdir(), 'foyer-server-package-'))
const app = join(folder, 'app')
const env = childEnv({ NODE_ENV: '' })
const { run, stop } = createProcesses()
const started = new Set<ChildProcess>()

beforeAll(async () => {
  const [packed] = await packPackages(root, folder, { run, env }, ['@foyer/server'])
  mkdirSync(app)
  const dependencies = { '@foyer/server': `file:${packed?.tarball}` }
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, packageManager, dependencies }))
  const args = ['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts']
  const { code, text } = await run('pnpm', args, { cwd: app, env, quiet: true })
  expect(code, text).toBe(0)
}, 300_000)

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
})
afterAll(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

const bin = join(app, 'node_modules/.bin/foyer-server')
const clean = (settings: Readonly<Record<string, string>>) => ({ PATH: process.env.PATH, ...settings })

/** Runs a command of the server until it ends, in a new folder. */
async function runBin(args: readonly string[], settings: Readonly<Record<string, string>> = {}, cwd = createFolder()) {
  const { code, text } = await run(bin, args, { cwd, env: clean(settings), quiet: true })
  return { code, text, cwd }
}

const createFolder = () => mkdtempSync(join(folder, 'run-'))

/** Starts the server in a folder. Resolves once it is ready. */
async function start(port: number, cwd: string, settings: Readonly<Record<string, string>> = {}) {
  const url = `http://localhost:${port}`
  const child = spawn(bin, { cwd, env: clean({ PUBLIC_URL: url, PORT: String(port), ...settings }), stdio: 'ignore' })
  started.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isReady, { interval: 20 }).toBe(true)
  const stopServer = async (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal)
    expect(await ended).toBe(0)
  }
  return { stop: stopServer, services: fromServer(url) }
}

it('needs no package at run time but the SQLite for an older Node', () => {
  const installed = readdirSync(join(app, 'node_modules/.pnpm')).filter((name) => /@\d/.test(name))
  expect(installed.filter((name) => !/^(@libsql\+|@neon-rs\+load|detect-libc|libsql)/.test(name))).toEqual([])
})

it('is a command that npx finds, with a version and a help', async () => {
  const npx = (...args: string[]) => run('npx', ['--offline', '@foyer/server', ...args], { cwd: app, env, quiet: true })
  expect(await npx('--version')).toEqual({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+$/m) })
  expect(await npx('--help')).toEqual({ code: 0, text: expect.stringContaining('foyer-server check') })
})

it('names all mistakes of the settings, and writes nothing', async () => {
  const mistaken = { PORT: '80800', NAMES: 'names.example' }
  for (const args of [['check'], []]) {
    const { code, text, cwd } = await runBin(args, mistaken)
    expect(code).toBe(1)
    for (const name of ['PUBLIC_URL is missing', 'PORT is not a port', 'NAMES is not JSON'])
      expect(text).toContain(name)
    expect(readdirSync(cwd)).toEqual([])
  }
  const { code, text } = await runBin(['check'], { PUBLIC_URL: 'https://wallet.example' })
  expect([code, text]).toEqual([0, 'The settings are valid.\n'])
})

it('serves, with PUBLIC_URL and its port alone, what fromServer names, stores messages in ./data, and has them after a restart', async () => {
  const cwd = createFolder()
  const port = (await findAnyFreePort()) ?? 0
  const { services, stop: stopFirst } = await start(port, cwd)
  const statuses = async (paths: readonly [service: string | undefined, path: string][]) =>
    Promise.all(paths.map(async ([service, path]) => (await fetch(`${service}${path}`)).status))
  expect(
    await statuses([
      [services.data, '/v1/supported-chains?projectId=harbor'],
      [services.directory, '/getWallets?projectId=harbor&page=1&entries=4'],
      [services.images, '/getWalletImage/none?projectId=harbor'],
      [services.analytics, '/getAnalyticsConfig?projectId=harbor'],
    ]),
  ).toEqual([200, 200, 404, 200])

  const topic = randomBytes(32).toString('hex')
  const sender = await openRelayClient(services.relay ?? '')
  const published = await sender.call('irn_publish', { topic, message: 'before the restart', ttl: 300, tag: 1108 })
  expect(published).toMatchObject({ result: true })
  expect(existsSync(join(cwd, 'data/relay.db'))).toBe(true)
  await stopFirst('SIGTERM')
  await sender.closed

  const second = await start(port, cwd)
  const reader = await openRelayClient(second.services.relay ?? '')
  await reader.call('irn_subscribe', { topic })
  await expect.poll(reader.texts).toEqual(['before the restart'])
  reader.end()
  await second.stop()
})

it('says in a sentence that its port is taken', async () => {
  const port = (await findAnyFreePort()) ?? 0
  const { stop: stopServer } = await start(port, createFolder())
  const { code, text } = await runBin([], { PUBLIC_URL: 'https://wallet.example', PORT: String(port) })
  expect(code).toBe(1)
  expect(text).toMatch(/The server can’t listen at PORT \(EADDRINUSE\)\. Set another one\.\n$/)
  await stopServer()
})

it.skipIf(process.getBuiltinModule('node:sqlite'))('says that libsql is missing where Node has no SQLite', async () => {
  const alone = createFolder()
  copyFileSync(join(app, 'node_modules/@foyer/server/dist/server.mjs'), join(alone, 'server.mjs'))
  const settings = { PUBLIC_URL: 'https://wallet.example', PORT: '0' }
  const { code, text } = await run(process.execPath, ['server.mjs'], { cwd: alone, env: clean(settings), quiet: true })
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/The package libsql for SQLite is not installed whole\..*\n$/),
  ])
})

it('backs up while it runs, and restores into an empty folder', async () => {
  const cwd = createFolder()
  const { stop: stopServer, services } = await start((await findAnyFreePort()) ?? 0, cwd)
  const settings = { PUBLIC_URL: services.data ?? '' }
  expect((await runBin(['backup', 'copy'], settings, cwd)).text).toBe('The backup is in copy.\n')
  await stopServer()
  rmSync(join(cwd, 'data'), { recursive: true })
  expect((await runBin(['restore', 'copy'], settings, cwd)).text).toBe('data has the data of the backup.\n')
  expect(existsSync(join(cwd, 'data/relay.db'))).toBe(true)
})

it('starts the secure site as well, which serves its frame, and stops both', async () => {
  const cwd = createFolder()
  const [port, sitePort] = [await findAnyFreePort(), await findAnyFreePort()]
  writeFileSync(join(cwd, 'service-key'), randomBytes(32).toString('base64url'))
  writeFileSync(join(cwd, 'mail'), 'smtp://127.0.0.1:1')
  const { stop: stopServer } = await start(port ?? 0, cwd, {
    SECURE_SITE_URL: 'https://keys.example',
    SECURE_SITE_PORT: String(sitePort),
    SECURE_SITE_DATABASE: 'site.db',
    SECURE_SITE_SERVICE_KEY_FILE: 'service-key',
    SECURE_SITE_MAIL_FILE: 'mail',
    SECURE_SITE_MAIL_FROM: 'login@keys.example',
    SECURE_SITE_ALLOWED_ORIGINS: 'https://app.example',
    SECURE_SITE_NODES: '{}',
    SECURE_SITE_INIT: '1',
    SECURE_SITE_DRAIN_SECONDS: '0',
  })
  const site = `http://localhost:${sitePort}`
  const paths = ['/ready', '/sdk.js', '/sdk.css', '/wallet', '/exit.html', '/hashes.json']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${site}${path}`)).status))
  expect(statuses).toEqual(paths.map(() => 200))
  await stopServer()
  await expect(fetch(`${site}/health`)).rejects.toThrow()
})
