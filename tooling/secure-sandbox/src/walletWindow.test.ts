import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { toHex, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { addVirtualAuthenticator } from './testing/addVirtualAuthenticator'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0 })
const TEST_PASSWORD = 'river lamp orange seventeen'
const PICTURES = process.env.FOYER_FRAME_PICTURES

/** Checks a view with axe, and takes its picture if asked. */
async function look(page: Page, title: string) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  for (const [name, width, colorScheme] of [
    ['phone', 360, 'light'],
    ['dark', 900, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 760 })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${PICTURES}/window-${title}-${name}.png`, fullPage: true })
  }
}

async function openWindow() {
  const context = await stage.site().browser.newContext()
  const page = await context.newPage()
  // Argon2id takes seconds, and longer on a busy machine.
  page.setDefaultTimeout(100_000)
  await page.goto(`${stage.secure().url}/wallet`)
  return page
}

async function logIn(page: Page, email: string, heading: string, { isKnown = false } = {}) {
  await page.getByLabel('Email').fill(email)
  await look(page, 'login')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  if (!isKnown) await stage.approveDevice(email)
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await stage.waitForCode(email))
  await startWallet(page, heading)
}

/** Waits for the view with this heading. Starts a new wallet before, if the login has none. */
async function startWallet(page: Page, heading: string) {
  const none = page.getByRole('heading', { name: 'No wallet for this login yet' })
  const wanted = page.getByRole('heading', { name: heading, level: 1 })
  await none.or(wanted).waitFor()
  if (!(await none.isVisible())) return
  await look(page, 'no-wallet')
  await page.getByRole('button', { name: 'Start a new wallet' }).click()
  await wanted.waitFor()
}

async function logInByGoogle(page: Page) {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail or account name').fill('mia@example.org')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Adds a printed code, and returns it with the saved recovery file. */
async function addCode(page: Page) {
  await page.getByRole('button', { name: 'Add a printed code' }).click()
  const groups = page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem')
  await groups.first().waitFor()
  const code = await groups.allInnerTexts()
  await look(page, 'code')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the recovery file' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  await page.getByRole('button', { name: 'I have stored it' }).click()
  for (const field of await page.getByLabel(/^Group \d+$/).all()) {
    const label = await field.evaluate((input) =>
      input instanceof HTMLInputElement ? input.labels?.[0]?.textContent : '',
    )
    await field.fill(code[Number(label?.split(' ')[1]) - 1] ?? '')
  }
  await look(page, 'confirm')
  await page.getByRole('button', { name: 'Add this code' }).click()
  await page.getByText('Printed code', { exact: true }).waitFor()
  return { code: code.join('-'), file }
}

const address = async (page: Page) => (await page.locator('dd').first().textContent())?.replaceAll(/\s/g, '')

describe.skipIf(!existsSync(CHROMIUM))('the window of the site', () => {
  it('opens the wallet of the app, adds a printed code, and approves a new device that shows the same code', async () => {
    const email = 'window@example.org'
    const first = await stage.site().open()
    const user = await stage.login(first.page, email)
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    expect(await address(page)).toBe(user.address)
    await look(page, 'home')
    await addCode(page)

    const second = await stage.site().open()
    const refused = await stage.login(second.page, email).catch(({ message }: Error) => message)
    const code = /approve (\S+)\./.exec(String(refused))?.[1]
    const device = page.locator('.device').filter({ hasText: stage.site().origin })
    await device.waitFor()
    expect(await device.locator('.large').textContent()).toBe(code)
    await look(page, 'device')
    await device.getByRole('button', { name: 'Approve' }).click()
    await device.waitFor({ state: 'detached' })

    await expect
      .poll(() => second.page.evaluate((again) => window.client.connectEmail(again), email).catch(() => undefined))
      .toEqual({ action: 'CONNECT' })
    expect(await second.page.evaluate(() => window.client.getUser())).toMatchObject({ address: user.address })
    await stage.site().ask(second.page, 'personal_sign', [toHex('Hello'), user.address])
    await stage.approve(second.wallet)
    const { value } = await stage.site().answer(second.page)
    expect(await verifyMessage({ address: user.address, message: 'Hello', signature: value as Hex })).toBe(true)
    for (const each of [first.page, second.page, page]) await each.context().close()
  })

  it('moves no request of a device under the finger, and approves none that has just moved', async () => {
    const email = 'still@example.org'
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    await addCode(page)
    const request = async () => {
      const { page: app } = await stage.site().open()
      const refused = await stage.login(app, email).catch(({ message }: Error) => message)
      const code = /approve (\S+)\./.exec(String(refused))?.[1] ?? ''
      return { app, code, approve: page.getByRole('button', { name: `Approve ${code}` }) }
    }
    const [one, other] = [await request(), await request()]
    await other.approve.waitFor()
    const rows = page.locator('.device')
    expect(await rows.first().getByRole('button', { name: 'Approve' }).getAttribute('aria-label')).toBe(
      await one.approve.getAttribute('aria-label'),
    )
    const readTop = () => other.approve.evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await readTop()

    // A script of an extension can’t press it.
    await expect.poll(() => other.approve.getAttribute('aria-disabled')).toBe('false')
    await other.approve.evaluate((button: HTMLElement) => button.click())
    // Nor a press while it moves.
    const moving = await page.evaluateHandle(() => {
      const main = document.querySelector('main')
      let top = 0
      return setInterval(() => {
        top = 4 - top
        main?.style.setProperty('margin-top', `${top}px`)
      }, 100)
    })
    await expect.poll(() => other.approve.getAttribute('aria-disabled')).toBe('true')
    await other.approve.click({ force: true })
    await page.evaluate((timer) => clearInterval(timer), moving)
    await page.evaluate(() => document.querySelector('main')?.style.removeProperty('margin-top'))

    const tab = await page.context().newPage()
    await tab.goto(`${stage.secure().url}/wallet`)
    await tab.getByRole('button', { name: `Decline ${one.code}` }).click()
    await page.getByText('This request has ended.').waitFor()
    expect(await readTop()).toBe(before)

    await other.approve.click()
    await rows.first().waitFor({ state: 'detached' })
    await expect
      .poll(() => other.app.evaluate((again) => window.client.connectEmail(again), email).catch(() => undefined))
      .toEqual({ action: 'CONNECT' })
    for (const each of [one.app, other.app, page]) await each.context().close()
  })

  it('lists the logins, ends one, and says when its own has ended', async () => {
    const email = 'logins@example.org'
    const { page: app } = await stage.site().open()
    await stage.login(app, email)
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    const rows = page.getByRole('region', { name: 'Logins' }).getByRole('listitem')
    expect(await rows.count()).toBe(2)
    const own = rows.filter({ hasText: 'This site’s window' })
    expect(await own.textContent()).toMatch(/^Chrome, Linux.*Since .* UTCLast used about .* UTCThis device$/)
    await look(page, 'logins')
    await rows.filter({ hasText: stage.site().origin }).getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await expect.poll(() => app.evaluate(() => window.client.isConnected())).toEqual({ isConnected: false })

    const other = await openWindow()
    await logIn(other, email, 'Your wallet')
    await other.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByText('Your login in this window has ended.').waitFor()
    await look(page, 'ended')
    for (const each of [app, other, page]) await each.context().close()
  })

  it('opens the wallet on a new device with the printed code, and says which group is mistyped', async () => {
    const email = 'printed@example.org'
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    const first = await address(page)
    const { code } = await addCode(page)

    const other = await openWindow()
    await logIn(other, email, 'Open your wallet on this device')
    const typed = `${code.startsWith('R0') ? 'R1' : 'R0'}${code.slice(2)}`
    await other.getByLabel('Recovery code').fill(typed)
    await other.getByRole('button', { name: 'Open with the code' }).click()
    await other.getByText('Group 1 is mistyped').waitFor()
    await look(other, 'recovery')
    await other.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
    await other.getByRole('button', { name: 'Open with the code' }).click()
    await other.getByRole('heading', { name: 'Your wallet', level: 1 }).waitFor()
    expect(await address(other)).toBe(first)
    for (const each of [page, other]) await each.context().close()
  })

  it('opens the wallet on a new device with a password or a passkey', { timeout: 300_000 }, async () => {
    const email = 'sealed@example.org'
    const page = await openWindow()
    await addVirtualAuthenticator(page)
    await logIn(page, email, 'Your wallet')
    const first = await address(page)
    await page.getByRole('button', { name: 'Add a passkey', exact: true }).click()
    await page.getByText('Once you add it, the site deletes its spare part of your wallet.').waitFor()
    await look(page, 'passkey')
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByRole('button', { name: 'Use the passkey' }).waitFor()
    await look(page, 'passkey-trial')
    await page.getByRole('button', { name: 'Use the passkey' }).click()
    await page.getByText('Passkey', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add a password' }).click()
    await page.getByLabel('Password', { exact: true }).fill('password password')
    await page.getByLabel('Repeat the password').fill('password password')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText('This password is easy to guess.').waitFor()
    await look(page, 'password')
    for (const label of ['Password', 'Repeat the password']) {
      await page.getByLabel(label, { exact: true }).fill(TEST_PASSWORD)
    }
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('heading', { name: 'Save the recovery file' }).waitFor()
    await page.getByRole('button', { name: 'Add this password' }).click()
    await page.getByText('Password', { exact: true }).waitFor()

    // The passkey is on this device; a login of another session gets nothing without it.
    await page.evaluate(() => indexedDB.deleteDatabase('foyer-secure'))
    await page.reload()
    await logIn(page, email, 'Open your wallet on this device')
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page.getByRole('heading', { name: 'Your wallet', level: 1 }).waitFor()
    expect(await address(page)).toBe(first)

    const other = await openWindow()
    await logIn(other, email, 'Open your wallet on this device')
    await other.getByLabel('Recovery password').fill(`${TEST_PASSWORD}!`)
    await other.getByRole('button', { name: 'Open with the password' }).click()
    await other.getByText('This password doesn’t fit.').waitFor()
    await other.getByLabel('Recovery password').fill(TEST_PASSWORD)
    await other.getByRole('button', { name: 'Open with the password' }).click()
    await other.getByRole('heading', { name: 'Your wallet', level: 1 }).waitFor()
    expect(await address(other)).toBe(first)
    for (const each of [page, other]) await each.context().close()
  })

  it('opens the wallet of a social login, for which the user adds a printed code, and refuses a ticket from elsewhere', async () => {
    const page = await openWindow()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText('You weren’t logged in.').waitFor()
    await logInByGoogle(page)
    await startWallet(page, 'Your wallet')
    expect(new URL(page.url()).hash).toBe('')
    const own = await address(page)
    const { code } = await addCode(page)

    // A new device: the login alone is not enough.
    const other = await openWindow()
    await logInByGoogle(other)
    await other.getByRole('heading', { name: 'Open your wallet on this device' }).waitFor()
    await other.getByLabel('Recovery code').fill(code)
    await other.getByRole('button', { name: 'Open with the code' }).click()
    await other.getByRole('heading', { name: 'Your wallet', level: 1 }).waitFor()
    expect(await address(other)).toBe(own)

    const planted = await openWindow()
    await planted.goto(`${stage.secure().url}/wallet#ticket=${'A'.repeat(43)}`)
    await planted.reload()
    await planted.getByText('This sign-in did not start here').waitFor()
    for (const each of [page, other, planted]) await each.context().close()
  })

  it('restores a wallet that the site has lost from its recovery file, and the app opens it again', async () => {
    const email = 'restored@example.org'
    const { page: app } = await stage.site().open()
    const user = await stage.login(app, email)
    const before = await openWindow()
    await logIn(before, email, 'Your wallet')
    const { code, file } = await addCode(before)
    await stage.secure().loseUsers()

    // The app’s device opens no other wallet in its place.
    const opened = await stage.openLogin(app, email)
    await stage.enterCode(opened, await stage.waitForCode(email))
    const frame = app.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Start a new wallet?' }).waitFor()
    await frame.getByText(`${user.address.slice(0, 6)}…${user.address.slice(-6)}`).waitFor()
    if (PICTURES) await app.screenshot({ path: `${PICTURES}/frame-forgotten.png` })
    await frame.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => app.evaluate(() => window.kept)).toMatch(/Nothing was deleted here/)

    await before.reload()
    await logIn(before, email, 'This site has lost your wallet', { isKnown: true })
    await look(before, 'forgotten')
    await before.getByRole('button', { name: 'Restore it from a recovery file' }).click()
    await look(before, 'restore')
    await before.getByRole('button', { name: 'Continue', exact: true }).click()
    await before.getByText('Choose the recovery file first.').waitFor()
    const choose = (buffer: string) =>
      before
        .getByLabel('Recovery file')
        .setInputFiles({ name: 'recovery.json', mimeType: 'application/json', buffer: Buffer.from(buffer) })
    await choose('{}')
    await before.getByRole('button', { name: 'Continue', exact: true }).click()
    await before.getByText('This is not a recovery file.').waitFor()
    await choose(file)
    await before.getByRole('button', { name: 'Continue', exact: true }).click()
    await before.getByLabel('Recovery code').fill(code)
    await look(before, 'restore-secret')
    await before.getByRole('button', { name: 'Open with the code' }).click()
    await before.getByText(`The file opens the wallet ${user.address}`).waitFor()
    await logIn(before, email, 'Your wallet', { isKnown: true })
    expect(await address(before)).toBe(user.address)
    expect((await stage.login(app, email)).address).toBe(user.address)
    for (const each of [app, before]) await each.context().close()
  })

  it('restores a wallet whose mailbox is lost under another email, from its recovery file, on a new device', async () => {
    const [lost, fresh] = ['lost.mailbox@example.org', 'new.mailbox@example.org']
    const { page: app } = await stage.site().open()
    const user = await stage.login(app, lost)
    const before = await openWindow()
    await logIn(before, lost, 'Your wallet')
    const { code, file } = await addCode(before)
    await Promise.all([app.context().close(), before.context().close()])

    // From here on, nobody reads the first mailbox.
    const mailed = stage.secure().inbox.list(lost).length
    const page = await openWindow()
    await page.getByRole('button', { name: 'Restore a wallet from its recovery file' }).click()
    await page
      .getByLabel('Recovery file')
      .setInputFiles({ name: 'recovery.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Open with the code' }).click()
    await page.getByText(`The file opens the wallet ${user.address}`).waitFor()
    await logIn(page, fresh, 'Your wallet')
    expect(await address(page)).toBe(user.address)
    await page.context().close()
    const { page: again } = await stage.site().open()
    expect((await stage.login(again, fresh)).address).toBe(user.address)
    expect(stage.secure().inbox.list(lost)).toHaveLength(mailed)
    await again.context().close()
  })

  it('deletes the wallet once its email was typed, and a login then opens a new one', async () => {
    const email = 'leaving@example.org'
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    const first = await address(page)
    await page.getByRole('button', { name: 'Delete this wallet' }).click()
    await page.getByRole('heading', { name: 'Delete this wallet?', level: 1 }).waitFor()
    await look(page, 'deletion')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('alert').getByText(`Type ${email} to confirm.`).waitFor()
    await page.getByLabel(`Type ${email} to confirm`).fill(email)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('heading', { name: 'Your wallet was deleted', level: 1 }).waitFor()
    expect(stage.secure().inbox.list(email).at(-1)?.subject).toBe('Your wallet was deleted')
    await page.getByRole('button', { name: 'Log in' }).click()
    await logIn(page, email, 'Your wallet')
    expect(await address(page)).not.toBe(first)
    await page.context().close()
  })
})
