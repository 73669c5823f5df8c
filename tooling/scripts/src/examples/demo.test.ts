import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { watchProblems } from '../../../../apps/playground/e2e/lib/watchProblems'
import { serveFolder } from '../consumer/serveFolder'
import { childEnv } from '../entry/childEnv.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'

// Builds the playground for static hosts, and uses it from a server that knows nothing but files.

const MINUTE = 60_000
/** Any path: the demo must not care where it stands. */
const PLACE = 'some/where'
const { run, stop } = createProcesses()
const folder = mkdtempSync(join(tmpdir(), 'foyer-demo-'))
let browser: Browser
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  const args = ['exec', 'vite', 'build', '--mode', 'demo', '--outDir', join(folder, PLACE), '--emptyOutDir']
  const cwd = join(root, 'apps/playground')
  const { code, text } = await run('pnpm', args, { cwd, env: childEnv({ NODE_ENV: '' }), quiet: true })
  if (code !== 0) throw new Error(text)
  server = await serveFolder(folder)
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
}, 10 * MINUTE)

afterAll(async () => {
  stop()
  server?.stop()
  await browser?.close()
  await rm(folder, { recursive: true, force: true })
}, 10 * MINUTE)

/** Fails the test after a warning, an error, a missing file, or a request to any other origin. */
async function open(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(MINUTE)
  const problems = await watchProblems(context)
  const foreign = listForeignRequests(context)
  onTestFinished(async () => {
    await context.close()
    expect([...problems, ...foreign]).toEqual([])
  })
  const page = await context.newPage()
  await page.goto(`${server.url}${PLACE}/index.html?sandbox=approve`)
  return page
}

function listForeignRequests(context: BrowserContext) {
  const { origin } = new URL(server.url)
  const found: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) found.push(`other origin: ${url.href}`)
  })
  return found
}

it(
  'the static demo connects, switches the network, sends and lists the transfer without a server',
  async () => {
    const page = await open()
    const dialog = page.getByRole('dialog')
    const gone = () => dialog.waitFor({ state: 'detached' })
    await page.getByText('Nothing here is worth money.').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const lantern = dialog.getByRole('button', { name: /^Lantern/ })
    await lantern.waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await lantern.click()
    await gone()
    await page.getByRole('button', { name: /^Network: / }).click()
    await dialog.getByRole('listitem').getByRole('button', { name: /^Base/ }).click()
    await gone()
    await page.getByRole('button', { name: 'Network: Base', exact: true }).waitFor()
    await page.getByLabel('Amount in ETH').fill('0.25')
    await page.getByRole('button', { name: 'Send 0.25 ETH' }).click()
    await page.getByText(/^In block \d+/).waitFor()
    await page.getByRole('button', { name: /0x/ }).first().click()
    await dialog.getByText('Harbor Dollar').first().waitFor()
    await dialog.getByText('12.249 ETH').first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await dialog.getByRole('tab', { name: 'Activity' }).click()
    await dialog.getByText('Sent ETH').first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
  },
  10 * MINUTE,
)
