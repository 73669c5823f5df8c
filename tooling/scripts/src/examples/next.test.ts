import { join } from 'node:path'
import { readWalletsScript, startEvm } from '@foyer/sandbox'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { readButtonLooks } from '../../../../apps/playground/e2e/lib/readButtonLooks'
import { findAnyFreePort } from '../consumer/findAnyFreePort'
import { createProcesses } from '../entry/processes.mjs'
import { runQuietly } from './buildExample'
import { disconnect } from './connect'
import { exampleEnv } from './exampleEnv'
import { MINUTE, useExamples } from './useExamples'

// Uses the example for Next, built by each of Next's bundlers.

let address = ''

const { build, tools, openUrl } = useExamples(async () => {
  const evm = await startEvm({ chains: [1, 8453] })
  address = evm.wallets.lantern.addresses[0] ?? ''
  return { rpcUrls: evm.rpcUrls, walletScripts: [await readWalletsScript()], stop: evm.stop }
})

/** Starts the built app on a free port until the end of the test. */
async function start(site: string) {
  const port = String(await findAnyFreePort())
  const origin = `http://localhost:${port}`
  const { run, stop } = createProcesses()
  onTestFinished(stop)
  const env = { ...exampleEnv, APP_ORIGIN: origin }
  const next = run(join(site, 'node_modules/.bin/next'), ['start', '-p', port], { cwd: site, env, quiet: true })
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
  await Promise.race([
    expect.poll(answers).toBe(true),
    next.then(({ text }) => {
      throw new Error(`next start ended:\n${text}`)
    }),
  ])
  return origin
}

// Not the picture of a network, which a script loads.
const readLooks = async (page: Page) => (await readButtonLooks(page)).map(({ picture, ...rest }) => rest)

/** Opens the same page in a tab that gets none of its scripts. */
async function readLooksBeforeScripts(page: Page) {
  const tab = await page.context().newPage()
  await tab.route(/\.js(\?|$)/, () => undefined)
  await tab.goto(page.url(), { waitUntil: 'commit' })
  await tab.getByRole('button', { name: 'Connect wallet' }).waitFor()
  await tab.waitForFunction(() => document.styleSheets.length > 0)
  const looks = await readLooks(tab)
  expect(looks).toHaveLength(2)
  await tab.close()
  return looks
}

/** Chooses Lantern, and signs the message by which the user signs in. */
async function signIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: /^Lantern/ }).click()
  await dialog.getByText('Prove this wallet is yours').waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

it.each(['--turbopack', '--webpack'])(
  'the example next, built with %s, shows a page to signed-in users alone, without a warning, error or violation',
  async (bundler) => {
    const site = await build('next')
    if (bundler === '--webpack') await runQuietly(site, ['run', 'build', bundler], tools)
    const origin = await start(site)
    const served = await fetch(origin)
    expect(await served.text(), 'the button is rendered on the server').toMatch(/<button[^>]*>.*Connect wallet/)
    expect(served.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)

    const { page, problems } = await openUrl(`${origin}/berths`)
    onTestFinished(() => expect(problems).toEqual([]))
    await page.getByText('Sign in first.').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('Connect a wallet and sign in.').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.goto(origin)
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    expect(await readLooks(page)).toEqual(await readLooksBeforeScripts(page))

    await signIn(page)
    await page.getByText(`Signed in as eip155:1:${address}`).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Your berths' }).click()
    await page.getByText(`Berth 7, from tonight, for eip155:1:${address}`).waitFor()
    // The server knows the user before scripts run.
    const reloaded = await page.reload()
    expect(await reloaded?.text()).toContain(`eip155:1:${address}`)

    await page.goto(origin)
    await page.getByText(address, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Connect a wallet and sign in.').waitFor()
    await page.getByText('No wallet is connected').waitFor()
    await page.goto(`${origin}/berths`)
    await page.getByText('Sign in first.').waitFor()

    await page.goto(origin)
    await signIn(page)
    await page.getByText(`Signed in as eip155:1:${address}`).waitFor()
    await disconnect(page)
    await page.getByText('Connect a wallet and sign in.').waitFor()
  },
  15 * MINUTE,
)
