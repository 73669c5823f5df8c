import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWalletsScript, startEvm } from '@foyer/sandbox'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { serveFolder } from '../consumer/serveFolder'
import { childEnv } from '../entry/childEnv.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import { type PackedPackage, packPackages } from '../packaging/packPackages'
import { buildExample } from './buildExample'
import { changeChunks, findWrongHashes, writePageWithTwoCopies } from './classicScript'
import { contentPolicy } from './contentPolicy'
import { type ExampleSandbox, openExample } from './openExample'

// Installs each example from the packed packages, builds and serves it, and connects to it in Chromium.

const MINUTE = 60_000
const browserArgs = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking']
// Clears NODE_ENV, because the test runner's value would make a development build.
const env = childEnv({ NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' })
const { run, stop } = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'foyer-examples-'))
/** Lists the examples with a test file of their own. */
const WITH_OWN_FILE = ['better-auth', 'embedded', 'express-siwx', 'hono-siwx']
const examples = readdirSync(join(root, 'examples')).filter((name) => !WITH_OWN_FILE.includes(name))

const builds = new Map<string, Promise<string>>()
let tarballs: readonly PackedPackage[] = []
let browser: Browser
let evm: Awaited<ReturnType<typeof startEvm>>
let sandbox: ExampleSandbox

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  ;[tarballs, evm, browser] = await Promise.all([
    packPackages(root, folder, { run, env }, listUsedPackages()),
    startEvm({ chains: [1, 8453] }),
    chromium.launch({ executablePath, args: browserArgs }),
  ])
  sandbox = { rpcUrls: evm.rpcUrls, walletScripts: [await readWalletsScript()] }
}, 10 * MINUTE)

afterAll(async () => {
  stop()
  await Promise.all([browser?.close(), evm?.stop()])
  await rm(folder, { recursive: true, force: true })
}, 10 * MINUTE)

/** Lists our packages that examples install, and those on which they depend. */
function listUsedPackages() {
  const manifests = examples.map((name) =>
    JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8')),
  )
  return [
    '@foyer/auth-frame',
    '@foyer/core',
    '@foyer/react-ui',
    ...manifests.flatMap(({ dependencies }) => Object.keys(dependencies)),
  ]
}

/** Builds an example once, and starts the next one meanwhile: two at a time. */
function build(name: string) {
  const start = (each: string) => {
    const known = builds.get(each)
    if (known) return known
    const started = buildExample(each, join(folder, each), tarballs, { run, env })
    started.catch(() => {})
    builds.set(each, started)
    return started
  }
  const found = start(name)
  const next = examples[examples.indexOf(name) + 1]
  if (next) start(next)
  return found
}

const serve = (site: string) => serveFolder(site, { 'content-security-policy': contentPolicy })

async function open(name: string, path = '') {
  const server = await serve(await build(name))
  const { page, problems, close } = await openExample(browser, `${server.url}${path}`, sandbox)
  onTestFinished(async () => {
    await close()
    server.stop()
    expect(problems).toEqual([])
  })
  return page
}

/** Connects to Lantern by the page's button, sees its address in the page, and disconnects. */
async function connectAndDisconnect(page: Page, address: string) {
  const dialog = page.getByRole('dialog')
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  const row = dialog.getByRole('button', { name: /^Lantern/ })
  await connect.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await connect.click()
  await row.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await row.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(address, { exact: true }).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /0x|…|\.eth$/ }).click()
  await dialog.getByRole('button', { name: /^Disconnect/ }).click()
  await connect.waitFor()
  await expect.poll(() => page.getByText(address, { exact: true }).count()).toBe(0)
}

it.each(examples)(
  'the example %s installs and builds without a warning, connects and disconnects without a violation',
  async (name) => {
    const page = await open(name)
    await connectAndDisconnect(page, evm.wallets.lantern.addresses[0] ?? '')
  },
  10 * MINUTE,
)

it(
  'the classic script’s hashes are those of its files, and a second copy on the page changes nothing',
  async () => {
    const site = await build('plain-html')
    expect(findWrongHashes(join(site, 'foyer'))).toEqual([])
    writePageWithTwoCopies(site)
    const page = await open('plain-html', 'two.html')
    expect(await page.locator('script[src$="/foyer.js"]').count()).toBe(2)
    await connectAndDisconnect(page, evm.wallets.lantern.addresses[0] ?? '')
  },
  10 * MINUTE,
)

it(
  'the browser refuses a chunk of the classic script that was changed, and the button says that it could not load',
  async () => {
    const site = await build('plain-html')
    const changed = join(folder, 'changed')
    cpSync(site, changed, { recursive: true })
    changeChunks(join(changed, 'foyer'))
    const server = await serve(changed)
    onTestFinished(server.stop)
    const { page, problems, close } = await openExample(browser, server.url, sandbox)
    onTestFinished(close)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Couldn’t load. Try again' }).waitFor()
    expect(problems.join('\n')).toMatch(/integrity/)
  },
  10 * MINUTE,
)
