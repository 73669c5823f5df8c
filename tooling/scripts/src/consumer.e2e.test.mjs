import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adaptersAlone, createAlone } from './consumer/createAlone.mjs'
import { createApp } from './consumer/createApp.mjs'
import { serveFolder } from './consumer/serveFolder.mjs'
import { childEnv } from './lib/childEnv.mjs'
import { createProcesses } from './lib/processes.mjs'
import { bin, root } from './lib/root.mjs'
import { packPackages } from './packaging/packPackages.mjs'

// An app outside the workspace installs the packed packages with plain npm: what is checked is what a stranger gets.

const MINUTE = 60_000
const browserArgs = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
// The test runner's own mode would make it a development build.
const env = childEnv({ NODE_ENV: '' })
const { run, stop } = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'foyer-consumer-'))
const app = join(folder, 'app')

const succeedIn = async (cwd, command, ...args) => {
  const { code, text } = await run(command, args, { cwd, env, quiet: true })
  expect(code, text).toBe(0)
  return text
}
const succeed = (command, ...args) => succeedIn(app, command, ...args)

let tarballs = []

beforeAll(async () => {
  tarballs = await packPackages(root, folder, { run, env })
  createApp(app, tarballs)
  await succeed('npm', 'install', '--no-audit', '--no-fund')
}, 10 * MINUTE)

afterAll(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

it('type-checks in an app that is strict about its libraries too', () => succeed(bin('tsc'), '-p', app), 10 * MINUTE)

it(
  'builds, and the button opens the dialog in a browser',
  async () => {
    await succeed('npx', 'vite', 'build')
    const server = await serveFolder(join(app, 'dist'))
    const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: browserArgs })
    try {
      const page = await browser.newPage()
      const errors = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(server.url)
      await page.getByRole('button').first().click()
      await page.getByRole('dialog', { name: /./ }).waitFor()
      expect(errors).toEqual([])
    } finally {
      await browser.close()
      server.stop()
    }
  },
  10 * MINUTE,
)

it.each(adaptersAlone)(
  'core and the $name adapter work without the other adapters and their libraries',
  async (adapter) => {
    const alone = join(folder, `alone-${adapter.name}`)
    createAlone(alone, adapter, tarballs)
    // From the store that the workspace was installed from: a second download would only cost time.
    await succeedIn(alone, 'pnpm', 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
    const installed = readdirSync(join(alone, 'node_modules', '.pnpm'))
    // Core, what it brings along, and the adapter.
    expect(installed.filter((name) => name.startsWith('@foyer+'))).toHaveLength(3)
    expect(installed.filter((name) => adapter.foreign.some((mark) => name.startsWith(mark)))).toEqual([])
    expect(await succeedIn(alone, process.execPath, 'main.mjs')).toContain('WALLET_NOT_FOUND true false')
  },
  10 * MINUTE,
)
