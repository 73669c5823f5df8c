import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { sendTestCall } from '@foyer/secure-site/testing/calls'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0 })
const PICTURES = process.env.FOYER_FRAME_PICTURES
const [VERIFIER, SECRET] = ['v'.repeat(43), 's'.repeat(43)]
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
let people = 0
const someone = () => `visitor${++people}@example.org`
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const isConnected = (page: Page) =>
  page.evaluate(() => window.client.isConnected().then((answer) => answer.isConnected))

/** Checks a page with axe, and takes pictures of it if asked. */
async function look(page: Page, title: string) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  for (const [name, width, colorScheme] of [
    ['light', 440, 'light'],
    ['dark', 440, 'dark'],
    ['phone', 360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${PICTURES}/login-${title}-${name}.png` })
  }
}

/** Sends a request to the site as an attacker’s own program does, with a key of its own. */
async function send(path: string, body: object) {
  return (await sendTestCall({ url: `${stage.secure().url}/api/${path}`, origin: stage.secure().url }, { body })).answer
}

/** Begins a login for an address on the attacker’s machine, whose owner then approves it by the mailed link. */
async function beginElsewhere(email: string) {
  const challenges = { challenge: hash(VERIFIER), windowChallenge: hash(SECRET) }
  const { attempt } = await send('email/begin', { email, origin: stage.site().origin, ...challenges })
  await stage.approveDevice(email)
  await stage.waitForCode(email)
  return String(attempt)
}

describe.skipIf(!existsSync(CHROMIUM))('the window for the code', () => {
  it('says for which site and address the code is, judges it, mails another one, and closes', async () => {
    const email = someone()
    const { page, wallet } = await stage.site().open()
    const opened = await stage.openLogin(page, email)
    await opened.getByText(email).waitFor()
    await opened
      .getByRole('definition')
      .filter({ hasText: new URL(stage.site().origin).host })
      .waitFor()
    await look(opened, 'code')
    const field = opened.getByLabel('Code')
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    await field.fill(wrong(await stage.waitForCode(email)))
    await opened.getByRole('alert').getByText('Wrong code. 2 tries left.').waitFor()
    await look(opened, 'wrong')
    const mailed = stage.secure().inbox.list(email).length
    await opened.getByRole('button', { name: 'Send a new code' }).click()
    await expect.poll(() => stage.secure().inbox.list(email).length).toBe(mailed + 1)
    await opened.getByRole('alert').getByText('Wrong code').waitFor({ state: 'detached' })
    await wallet.getByText('Go on in our window.').waitFor()
    await stage.enterCode(opened, await stage.waitForCode(email))
    expect(await page.evaluate(() => window.kept)).toBeUndefined()
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ email })
    // Nothing of the login was sent to the page: the window talks to the frame alone.
    const heard = await page.evaluate(() => JSON.stringify(window.heard))
    expect(heard).not.toMatch(/secure-login|ticket/)
    // Chromium logs the answers with status 403.
    stage.site().complaints.length = 0
    await page.context().close()
  })

  it('closes with the login that it belongs to, and is opened again if the user has closed it', async () => {
    const [first, second] = [someone(), someone()]
    const { page, wallet } = await stage.site().open()
    const opened = await stage.openLogin(page, first)
    await opened.close()
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      wallet.getByRole('button', { name: 'Open the window again' }).click(),
    ])
    await again.getByText(first).waitFor()
    await Promise.all([
      again.waitForEvent('close'),
      page.evaluate((email) => window.client.connectEmail(email).then(() => {}), second),
    ])
    expect(await isConnected(page)).toBe(false)
    await page.context().close()
  })

  it('takes no code in the page that embeds the frame', async () => {
    const email = someone()
    const { page } = await stage.site().open()
    await stage.openLogin(page, email)
    const refused = await page.evaluate(
      (otp) => window.client.connectOtp(otp).catch(({ message }: Error) => message),
      await stage.waitForCode(email),
    )
    expect(refused).toBe(
      `Enter it only in the window of ${new URL(stage.secure().url).host}, never on a page of another site.`,
    )
    expect(await isConnected(page)).toBe(false)
    await page.context().close()
  })

  it('takes no login from a page that opened it, and gives it nothing', async () => {
    const email = someone()
    const attempt = await beginElsewhere(email)
    const { page } = await stage.site().open()
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(
        ([url, login]) => {
          const target = window.open(`${url}/login`)
          setInterval(() => target?.postMessage(login, '*'), 200)
        },
        [stage.secure().url, { type: 'secure-login', attempt, secret: SECRET }] as const,
      ),
    ])
    await opened.getByRole('alert').getByText('No page of ours has opened this window').waitFor()
    expect(await opened.getByLabel('Code').count()).toBe(0)
    await look(opened, 'none')
    expect(await page.evaluate(() => JSON.stringify(window.heard))).not.toContain('secure-login-ready')
    await page.context().close()
  })

  it('finishes no login that began on another machine, when a page leads the user there with it', async () => {
    const email = someone()
    const attempt = await beginElsewhere(email)
    const { page } = await stage.site().open()
    await page.goto(`${stage.secure().url}/login#${attempt}.${SECRET}`)
    await page.getByText('Whoever started it will be logged in.').waitFor()
    await look(page, 'alone')
    await page.getByLabel('Code').fill(await stage.waitForCode(email))
    await page.getByRole('alert').getByText('You started in another browser or network.').waitFor()
    expect(await send('email/redeem', { attempt, verifier: VERIFIER })).toEqual({})
    stage.site().complaints.length = 0
    await page.context().close()
  })

  it('gives its login to no page that sends messages to the frame', async () => {
    const email = someone()
    const attempt = await beginElsewhere(email)
    const { ticket } = await send('email/finish', { attempt, secret: SECRET, digits: await stage.waitForCode(email) })
    const { page } = await stage.site().open()
    const opened = await stage.openLogin(page, someone())
    await page.evaluate(
      ([given]) => {
        const target = document.querySelector('iframe')?.contentWindow
        for (const data of [{ type: 'secure-login-ready' }, { type: 'secure-login-ticket', ticket: given }])
          target?.postMessage(data, '*')
      },
      [ticket] as const,
    )
    await page.waitForTimeout(500)
    expect(await isConnected(page)).toBe(false)
    expect(await page.evaluate(() => JSON.stringify(window.heard))).not.toContain('"secret"')
    expect(await opened.getByLabel('Code').isVisible()).toBe(true)
    await page.context().close()
  })

  it('is shown in no frame', async () => {
    const { page } = await stage.site().open()
    const complained = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((url) => {
      const embedded = document.createElement('iframe')
      embedded.src = `${url}/login`
      document.body.append(embedded)
    }, stage.secure().url)
    expect((await complained).type()).toBe('error')
    stage.site().complaints.length = 0
    await page.context().close()
  })

  it('can be a whole page instead, from which the user returns to a page that is logged in', async () => {
    const email = someone()
    const { page, wallet } = await stage.site().open()
    await stage.openLogin(page, email).then((opened) => opened.close())
    const url = page.url()
    await wallet.getByRole('link', { name: 'Open it on this page' }).click()
    await page.getByText(email).waitFor()
    await Promise.all([page.waitForURL(url), page.getByLabel('Code').fill(await stage.waitForCode(email))])
    await expect.poll(() => isConnected(page).catch(() => false)).toBe(true)
    expect(await page.evaluate(() => window.client.getUser())).toMatchObject({ email })
    await page.context().close()
  })

  it('says what to do where the page’s policy cuts it off from the frame', async () => {
    const email = someone()
    const { page, wallet } = await stage.site().open({ isIsolated: true })
    await page.evaluate(async (address) => {
      await window.client.connectEmail(address)
      window.kept = window.client.connectDevice().catch(({ message }: Error) => message)
    }, email)
    await stage.approveDevice(email)
    await stage.site().showFrame(page)
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      wallet.getByRole('button', { name: 'Enter the code in our window' }).click(),
    ])
    await opened.getByText('choose “Open it on this page”').waitFor()
    await wallet.getByText('No window opened?').waitFor()
    await page.context().close()
  })
})
