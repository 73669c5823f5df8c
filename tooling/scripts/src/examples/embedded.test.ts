import { join } from 'node:path'
import { openByClick } from '@foyer/secure-sandbox/openByClick'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'
import { locateSecureFrame } from '../../../../apps/playground/e2e/lib/locateSecureFrame'
import { findAnyFreePort } from '../consumer/findAnyFreePort'
import { serveFolder } from '../consumer/serveFolder'
import { contentPolicy } from './contentPolicy'
import { exampleEnv } from './exampleEnv'
import { startServer } from './startServer'
import { MINUTE, useExamples } from './useExamples'

// Logs in by e-mail to the example with the embedded wallet, whose secure site has an origin of its own, in Chromium.

const EMAIL = 'maya@harbor.example'

const { build, openUrl } = useExamples(async () => ({ rpcUrls: {}, walletScripts: [], stop: async () => {} }))

/** Builds the example, starts what its README starts on free ports, and opens its page with the strict policy. */
async function open() {
  const [port, sitePort, sandboxPort] = [await findAnyFreePort(), await findAnyFreePort(), await findAnyFreePort()]
  const [server, site] = [`http://localhost:${port}`, `http://localhost:${sitePort}`]
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const env = { ...exampleEnv, VITE_SERVER_URL: server, VITE_SECURE_SITE_URL: site }
  const app = await build('embedded', env)

  const policy = contentPolicy.replace(
    "connect-src 'self'",
    `connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
  )
  const page = await serveFolder(join(app, 'dist'), { 'content-security-policy': `${policy}; frame-src ${site}` })
  onTestFinished(page.stop)
  const sandbox = ['sandbox', '--port', String(sandboxPort)]
  await startServer({ folder: app, script: sandbox, url: `${sandboxUrl}/sandbox.json`, env })
  const settings = { PORT: String(port), SECURE_SITE_PORT: String(sitePort), SANDBOX_URL: sandboxUrl }
  const appUrl = page.url.replace(/\/$/, '')
  await startServer({
    folder: app,
    script: ['server'],
    url: `${site}/ready`,
    env: { ...env, ...settings, APP_URL: appUrl },
  })
  await expect.poll(() => fetch(`${server}/ready`).then(({ ok }) => ok)).toBe(true)

  const opened = await openUrl(page.url)
  onTestFinished(() => expect(opened.problems).toEqual([]))
  return { page: opened.page, readMails: () => readMails(sandboxUrl) }
}

/** Reads the texts of the mails to the user, oldest first. */
async function readMails(sandboxUrl: string): Promise<readonly string[]> {
  const mails: readonly { readonly text: string }[] = await (await fetch(`${sandboxUrl}/mails?to=${EMAIL}`)).json()
  return mails.map(({ text }) => text)
}

/** Waits for a mail, and returns what the pattern finds in it. */
async function waitForMail(read: () => Promise<readonly string[]>, pattern: RegExp) {
  const find = async () => (await read()).map((text) => pattern.exec(text)?.[1]).find(Boolean)
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}

/** Logs in by the modal, the mailed link that approves this browser, and the mailed code. */
async function logIn(page: Page, read: () => Promise<readonly string[]>) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByLabel('Email address').fill(EMAIL)
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')

  const tab = await page.context().newPage()
  await tab.goto(await waitForMail(read, /(http:\S+token=\S+)/))
  expect(await findAxeViolations(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Approve this device' }).click()
  const code = await waitForMail(read, /\b(\d{6})\b/)
  await tab.close()

  const window = await openByClick(
    page,
    locateSecureFrame(page).frame.getByRole('button', {
      name: /^(Enter the code in our window|Open the window again)$/,
    }),
  )
  await window.getByLabel('Code').waitFor()
  expect(await findAxeViolations(window)).toEqual([])
  await Promise.all([window.waitForEvent('close'), window.getByLabel('Code').fill(code)])
  await dialog.waitFor({ state: 'detached' })
}

it(
  'the example embedded logs in by a mailed code, signs what the user approves, stays logged in, and logs out',
  async () => {
    const { page, readMails } = await open()
    await page.getByText('Nobody is logged in').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await logIn(page, readMails)
    await page.getByText(EMAIL, { exact: true }).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    const address = await page.getByText(/^0x[0-9a-fA-F]{40}$/).textContent()

    await page.reload()
    await page.getByText(`${address}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign a message' }).click()
    await locateSecureFrame(page).text('Hello from Foyer').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await locateSecureFrame(page).approve.click()
    await page.getByText(/^0x[0-9a-f]{130}$/).waitFor()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByText('Nobody is logged in').waitFor()
    await page.reload()
    await page.getByText('Nobody is logged in').waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
  },
  10 * MINUTE,
)
