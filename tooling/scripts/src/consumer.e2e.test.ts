import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPhone, startRelay } from '@foyer/sandbox'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAdapterApp, standaloneAdapters } from './consumer/createAdapterApp'
import { createFrameworksApp, viewLibraries } from './consumer/createFrameworksApp'
import { createMinimalApp } from './consumer/createMinimalApp'
import { createWagmiApp, installArgs, refusedWagmiApps, wagmiApps } from './consumer/createWagmiApp'
import { serveFolder } from './consumer/serveFolder'
import { locatePackage } from './docs/readTransitiveDependencies'
import { childEnv } from './entry/childEnv.mjs'
import { createProcesses } from './entry/processes.mjs'
import { bin, root } from './entry/root.mjs'
import { type PackedPackage, packPackages } from './packaging/packPackages'

// Tests the packed packages in apps outside the workspace, as an integrator installs them.

const MINUTE = 60_000
const browserArgs = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
// Clears NODE_ENV, because the test runner's value would make a development build.
const env = childEnv({ NODE_ENV: '' })
const { run, stop } = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'foyer-consumer-'))
const app = join(folder, 'app')

const succeedIn = async (cwd: string, command: string, ...args: string[]) => {
  const { code, text } = await run(command, args, { cwd, env, quiet: true })
  expect(code, text).toBe(0)
  return text
}
const succeed = (command: string, ...args: string[]) => succeedIn(app, command, ...args)

let tarballs: readonly PackedPackage[] = []

beforeAll(async () => {
  tarballs = await packPackages(root, folder, { run, env })
  createMinimalApp(app, tarballs)
  await succeed('npm', 'install', '--no-audit', '--no-fund')
}, 10 * MINUTE)

// Removing a hundred thousand files takes minutes on a busy disk.
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true, force: true })
}, 10 * MINUTE)

it('an app that checks its libraries’ types compiles with Foyer', () => succeed(bin('tsc'), '-p', app), 10 * MINUTE)

it(
  'a registered modal narrows the namespaces, networks and transactions of actions, hooks and buttons',
  () => succeed(bin('tsc'), '-p', join(app, 'registered')),
  10 * MINUTE,
)

it('npm installs one viem, and nothing of WalletConnect and its logger', () => {
  const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'))
  const installed = Object.keys(packages).filter((path) => path.startsWith('node_modules/'))
  expect(installed.filter((path) => /\/viem$/.test(path))).toEqual(['node_modules/viem'])
  expect(installed.filter((path) => /\/(@walletconnect|@reown|pino|thread-stream)(\/|$)/.test(path))).toEqual([])
})

it(
  'an app that has nanostores itself gets no second copy',
  async () => {
    const text = await succeed('npm', 'ls', 'nanostores', '--all', '--parseable')
    // The output also contains npm's warnings.
    const copies = text.split('\n').filter((line) => line.startsWith(app))
    expect(copies).toEqual([join(app, 'node_modules/nanostores')])
  },
  10 * MINUTE,
)

/** Visits a built site in Chromium. Fails if the page throws an uncaught error. */
async function visit(site: string, look: (page: Page) => Promise<void>, search = '') {
  const server = await serveFolder(join(site, 'dist'))
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${server.url}${search}`)
    await look(page)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    server.stop()
  }
}

it(
  'an app builds, shows a store of the modal with useStore, opens the dialog, and reports a wallet’s missing SDK',
  async () => {
    await succeed('npx', 'vite', 'build')
    await visit(app, async (page) => {
      await page.getByText('disconnected disconnected on Ethereum').waitFor()
      await page.getByRole('button').first().click()
      await page.getByRole('dialog', { name: /./ }).waitFor()
      // The SDK of Coinbase Wallet is an optional peer that this app has not installed.
      await page.getByRole('button', { name: /Coinbase Wallet/ }).click()
      const alert = page.getByRole('alert')
      await alert.getByText('This site isn’t set up for that wallet').waitFor()
      // The view shows the command, and so does the alert for developers, which disappears after a while.
      await page.getByText('npm install @coinbase/wallet-sdk').first().waitFor()
    })
  },
  10 * MINUTE,
)

it(
  'the examples for React, Vue, Svelte and Solid show the account, which follows the wallet',
  async () => {
    const site = join(folder, 'bindings')
    createFrameworksApp(site, tarballs)
    await succeedIn(site, 'pnpm', 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
    await succeedIn(site, 'npx', 'vite', 'build')
    await visit(site, async (page) => {
      const shown = async () => Promise.all(viewLibraries.map((name) => page.locator(`#${name}`).textContent()))
      await expect.poll(shown).toEqual(viewLibraries.map(() => 'disconnected'))
      await page.getByRole('button', { name: 'Connect' }).click()
      await expect.poll(shown).toEqual(viewLibraries.map(() => 'connected'))
    })
  },
  10 * MINUTE,
)

it(
  'a phone connects to the built app over the app’s own relay and signs, without a request to another host',
  async () => {
    const relay = await startRelay()
    const phone = await startPhone({
      relayUrl: relay.url,
      rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' },
      policy: { proposals: 'approve', requests: 'approve' },
    })
    const look = async (page: Page) => {
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).host))
      const found = page.evaluate<{ readonly address: string }>(
        'pair((uri) => { globalThis.uri = uri }).then(({ address }) => ({ address }))',
      )
      await page.waitForFunction('globalThis.uri')
      await phone.script.pair({ uri: await page.evaluate<string>('globalThis.uri') })
      const { address } = await found
      expect((await phone.script.state()).sessions[0]?.accounts).toContain(`eip155:1:${address}`)
      expect(await page.evaluate(`sign(['0x6869', '${address}'])`)).toMatch(/^0x/)
      expect([...asked].filter((host) => /walletconnect|reown/.test(host))).toEqual([])
    }
    try {
      await visit(app, look, `?relay=${encodeURIComponent(relay.url)}`)
    } finally {
      await Promise.all([phone.stop(), relay.stop()])
    }
  },
  10 * MINUTE,
)

it.each(standaloneAdapters)(
  'core and the $name adapter work without the other adapters and their libraries',
  async (adapter) => {
    const alone = join(folder, `alone-${adapter.name}`)
    createAdapterApp(alone, adapter, tarballs)
    // Uses the pnpm store of the workspace, to save a second download.
    await succeedIn(alone, 'pnpm', 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts')
    const installed = readdirSync(join(alone, 'node_modules', '.pnpm'))
    // Core, core's own Foyer dependency, and the adapter.
    expect(installed.filter((name) => name.startsWith('@foyer+'))).toHaveLength(3)
    expect(installed.filter((name) => adapter.foreign.some((mark) => name.startsWith(mark)))).toEqual([])
    expect(await succeedIn(alone, process.execPath, 'main.mjs')).toContain('WALLET_NOT_FOUND true false')
    if (adapter.name !== 'solana') return
    // Without the adapter's two optional peers, its types compile; only a wallet that needs one reports it missing.
    await succeedIn(alone, bin('tsc'), '-p', alone)
    const missing = 'This needs @solana/web3.js, which is not installed: npm install @solana/web3.js'
    expect(installed.filter((name) => /^@solana\+(web3|wallet-adapter)/.test(name))).toEqual([])
    expect(await succeedIn(alone, process.execPath, 'handedIn.mjs')).toContain(`true PACKAGE_MISSING ${missing}`)
  },
  10 * MINUTE,
)

/** TypeScript 7, because older versions take half a minute per app for the declarations of viem and wagmi. */
const nativeTsc = join(root, 'tooling/tsconfig/node_modules/typescript-native/bin/tsc')

const placesOf = (site: string, library: string, ...packages: string[]) => [
  ...new Set(packages.map((name) => locatePackage(name === '.' ? site : (locatePackage(site, name) ?? site), library))),
]

it.each(wagmiApps)(
  'an app with wagmi $wagmi and viem $viem, installed by $manager, shares its viem and @wagmi/core with Foyer',
  async ({ manager, ...versions }) => {
    const site = join(folder, `${manager}-${versions.wagmi}`)
    const { addFoyer } = createWagmiApp(site, versions, tarballs)
    await succeedIn(site, manager, ...installArgs[manager])
    addFoyer()
    await succeedIn(site, manager, ...installArgs[manager])
    const viems = placesOf(site, 'viem', '.', 'wagmi', '@foyer/adapter-evm', '@foyer/siwx')
    const cores = placesOf(site, '@wagmi/core', 'wagmi', '@foyer/adapter-evm')
    expect([viems, cores]).toEqual([[expect.any(String)], [expect.any(String)]])
    await succeedIn(site, process.execPath, nativeTsc, '-p', site)
    expect(JSON.parse(await succeedIn(site, process.execPath, '--no-warnings', 'main.mjs'))).toEqual({
      isOwnClass: true,
      limited: 'RATE_LIMITED',
      gone: 'OFFLINE',
    })
  },
  10 * MINUTE,
)

it.each(refusedWagmiApps)(
  'npm refuses to install Foyer beside wagmi $wagmi and viem $viem, and names the required range',
  async ({ peer, ...versions }) => {
    const site = join(folder, `refused-${versions.wagmi}`)
    createWagmiApp(site, versions, tarballs).addFoyer()
    const args = [...installArgs.npm, '--package-lock-only']
    const { code, text } = await run('npm', args, { cwd: site, env, quiet: true })
    expect([code, text]).toEqual([1, expect.stringMatching(/ERESOLVE/)])
    expect(text).toContain(peer)
  },
  10 * MINUTE,
)
