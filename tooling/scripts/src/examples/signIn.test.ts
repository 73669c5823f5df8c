import { readWalletsScript, startEvm } from '@foyer/sandbox'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { findAnyFreePort } from '../consumer/findAnyFreePort'
import { contentPolicy } from './contentPolicy'
import { exampleEnv } from './exampleEnv'
import { startServer } from './startServer'
import { MINUTE, useExamples } from './useExamples'

// Signs in with a wallet to the examples that have a server, in Chromium.

const EXAMPLES = [
  { name: 'express-siwx', routes: '/siwx', endpoint: '/berths', cookies: /^siwx-(nonce|session)-/ },
  { name: 'hono-siwx', routes: '/siwx', endpoint: '/berths', cookies: /^siwx-(nonce|session)-/ },
  { name: 'better-auth', routes: '/api/auth/siwx', endpoint: '/api/berths', cookies: /^better-auth\./ },
]

let address = ''

const { build, openUrl } = useExamples(async () => {
  const evm = await startEvm({ chains: [1] })
  address = evm.wallets.lantern.addresses[0] ?? ''
  return { rpcUrls: evm.rpcUrls, walletScripts: [await readWalletsScript()], stop: evm.stop }
})

/** Builds and starts an example on a free port, and opens its page with the strict policy. */
async function open(name: string) {
  const app = await build(name)
  const port = String(await findAnyFreePort())
  const origin = `http://localhost:${port}`
  const settings = { NODE_ENV: 'production', PORT: port, BETTER_AUTH_SECRET: 'a secret of thirty-two letters or more' }
  await startServer({ folder: app, script: ['start'], url: origin, env: { ...exampleEnv, ...settings } })
  const { page, problems } = await openUrl('about:blank')
  onTestFinished(() => expect(problems).toEqual([]))
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': contentPolicy } })
  })
  const response = await page.goto(origin)
  expect(response?.headers()).toMatchObject({ 'content-security-policy': contentPolicy })
  return { page, origin }
}

/** Connects Lantern and signs in. Returns what the page sent to the server. */
async function signIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: /^Lantern/ }).click()
  await dialog.getByText('Prove this wallet is yours').waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  const [request] = await Promise.all([
    page.waitForRequest(/\/siwx\/sign-in$/),
    dialog.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
  await dialog.waitFor({ state: 'detached' })
  return request.postDataJSON() as { readonly message: string; readonly signature: string }
}

it.each(EXAMPLES)(
  'the example $name shows berths to signed-in users alone, also after a reload, and takes no signature twice',
  async ({ name, routes, endpoint, cookies }) => {
    const { page, origin } = await open(name)
    const account = `eip155:1:${address}`
    const readStatus = async () => (await page.request.get(`${origin}${endpoint}?account=${account}`)).status()
    await page.getByText('Nobody is signed in').waitFor()
    expect(await readStatus()).toBe(401)
    expect(await findAxeViolations(page)).toEqual([])

    const signed = await signIn(page)
    const read = page.getByRole('button', { name: 'Read your berths' })
    await read.click()
    await page.getByText(/^Berth 7 is yours, /).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    const stored = await page.context().cookies()
    expect(stored.length).toBeGreaterThan(0)
    for (const cookie of stored) {
      expect(cookie).toMatchObject({ name: expect.stringMatching(cookies), httpOnly: true, sameSite: 'Lax' })
    }

    await page.reload()
    await read.click()
    await page.getByText(/^Berth 7 is yours, /).waitFor()
    expect(await readStatus()).toBe(200)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Nobody is signed in').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(await readStatus()).toBe(401)

    const replayed = await page.request.post(`${origin}${routes}/sign-in`, { data: signed, headers: { origin } })
    expect([replayed.status(), await replayed.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'NONCE_UNKNOWN' }),
    ])
    expect(await readStatus()).toBe(401)
  },
  10 * MINUTE,
)
