import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import axe from 'axe-core'
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCaptcha } from './startCaptcha'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const captcha = await startCaptcha()
const stage = useTestEnvironment({ cooldownMs: 0, captcha: captcha.options })
const PICTURES = process.env.FOYER_FRAME_PICTURES
let people = 0
const someone = () => `solver${++people}@example.org`
const mails = (email: string) => stage.secure().inbox.list(email).length
const solve = (place: Page | FrameLocator) =>
  place.frameLocator('iframe.captcha').getByRole('button', { name: 'I’m not a bot' }).click()
const title = (place: Page | FrameLocator) => place.getByRole('heading', { name: 'One check before we email you' })

async function begin(email: string) {
  const opened = await stage.site().open()
  const { page } = opened
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const { action } = await page.evaluate((address) => window.client.connectEmail(address), email)
  await page.evaluate(() => {
    window.kept = window.client.connectDevice().catch(({ message }: Error) => message)
  })
  await stage.site().showFrame(page)
  return { ...opened, action, said }
}

async function look(place: Page | Frame, page: Page, name: string) {
  await place.evaluate(axe.source)
  const { violations } = await place.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ iframes: false }),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  if (!PICTURES) return
  await mkdir(PICTURES, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${PICTURES}/captcha-${name}-${colorScheme}.png` })
  }
}

beforeEach(() => {
  captcha.settings.site = stage.secure().url
  captcha.settings.isBroken = false
  captcha.used.length = 0
})
afterAll(() => captcha.stop())

describe.skipIf(!existsSync(CHROMIUM))('a site with a captcha', () => {
  it('mails nothing before the user has solved it in the frame, and then goes on with the login', async () => {
    const email = someone()
    const { page, wallet, action, said } = await begin(email)
    expect(action).toBe('VERIFY_DEVICE')
    await title(wallet).waitFor()
    await wallet.getByText(email).waitFor()
    const frame = page.frames().find((each) => each.url().includes('/sdk'))
    if (frame) await look(frame, page, 'frame')
    expect([mails(email), captcha.used]).toEqual([0, []])
    await solve(wallet)
    // The frame stays shown, so it says what comes next.
    await wallet.getByRole('heading', { name: 'Approve this device' }).waitFor()
    await stage.approveDevice(email)
    await stage.enterCode(await stage.openCodeWindow(page), await stage.waitForCode(email))
    expect(await page.evaluate(() => window.kept)).toBeUndefined()
    expect(captcha.used).toHaveLength(1)
    expect([stage.site().complaints, said]).toEqual([[], []])
  })

  it('asks again after a token that the provider refuses', async () => {
    const email = someone()
    const { wallet } = await begin(email)
    captcha.settings.refusals = 1
    await solve(wallet)
    await wallet.getByRole('alert').filter({ hasText: 'That check wasn’t accepted. Try once more.' }).waitFor()
    expect(mails(email)).toBe(0)
    await solve(wallet)
    await expect.poll(() => mails(email)).toBe(1)
    expect(captcha.used).toHaveLength(2)
  })

  it('takes a token from the page of the captcha alone, not from the app’s page', async () => {
    const email = someone()
    const { page, wallet } = await begin(email)
    await title(wallet).waitFor()
    await page.evaluate(() => {
      const message = { type: 'captcha-token', token: 'token of the app' }
      for (const each of [frames[0], frames[0]?.frames[0]]) each?.postMessage(message, '*')
    })
    await solve(wallet)
    await expect.poll(() => mails(email)).toBe(1)
    expect(captcha.used).not.toContain('token of the app')
    expect(captcha.used).toHaveLength(1)
  })

  it('embeds the captcha without windows and without navigating the page', async () => {
    const { page, wallet } = await begin(someone())
    await wallet.frameLocator('iframe.captcha').getByRole('button').waitFor()
    const inner = page.frames().find((each) => each.url() === captcha.options.page)
    const before = page.url()
    const tried = await inner?.evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          return run() === null ? 'none' : 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'other'
        }
      }
      return [
        attempt(() => open('about:blank')),
        attempt(() => parent.document.title),
        attempt(() => Object.assign(top?.location ?? {}, { href: 'https://elsewhere.example/' })),
      ]
    })
    expect(tried).toEqual(['none', 'SecurityError', 'SecurityError'])
    expect(page.url()).toBe(before)
    expect(page.context().pages()).toHaveLength(1)
    await page.context().close()
    stage.site().complaints.length = 0
  })

  it('takes nothing from a page that the app’s page has put in the place of the captcha', async () => {
    const email = someone()
    const { page, wallet } = await begin(email)
    await wallet.frameLocator('iframe.captcha').getByRole('button').waitFor()
    await page.evaluate((elsewhere) => {
      const inner = frames[0]?.frames[0]
      if (inner) inner.location = elsewhere
    }, `${captcha.options.page}?other`)
    expect(await page.evaluate(() => window.kept)).toContain('The check against bots didn’t load.')
    expect([mails(email), captcha.used]).toEqual([0, []])
  })

  it('says that the captcha did not load, and begins anew', async () => {
    captcha.settings.isBroken = true
    const email = someone()
    const { page, wallet } = await stage.site().open()
    await page.evaluate((address) => window.client.connectEmail(address), email)
    // Passes the time for the page to report its height.
    const frame = page.frames().find((each) => each.url().includes('/sdk'))
    await frame?.evaluate(() => {
      const { setTimeout: start } = window
      Object.assign(window, { setTimeout: (run: () => void, ms: number) => start(run, ms === 20_000 ? 500 : ms) })
    })
    const failure = page.evaluate(() => window.client.connectDevice().catch(({ message }: Error) => message))
    await stage.site().showFrame(page)
    expect(await failure).toBe(
      `The check against bots didn’t load. Check your connection, allow ${new URL(captcha.options.page).host} in your blocker, and try again.`,
    )
    captcha.settings.isBroken = false
    await page.evaluate((address) => window.client.connectEmail(address), email)
    void page.evaluate(() => window.client.connectDevice().catch(() => {})).catch(() => {})
    await solve(wallet)
    await expect.poll(() => mails(email)).toBe(1)
  })

  it('asks in the site’s own window, too', async () => {
    const email = someone()
    const context = await stage.site().browser.newContext({ viewport: { width: 440, height: 720 } })
    const page = await context.newPage()
    await page.goto(`${stage.secure().url}/wallet`)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await title(page).waitFor()
    await look(page, page, 'window')
    expect(mails(email)).toBe(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('No email was sent.').waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await solve(page)
    await page.getByRole('heading', { name: 'Approve this device' }).waitFor()
    await stage.approveDevice(email)
    await page.getByLabel('Code').waitFor()
    await context.close()
  })

  it('asks before it mails the codes of a change of email', async () => {
    const [email, fresh] = [someone(), someone()]
    const { page, wallet } = await begin(email)
    await solve(wallet)
    await stage.approveDevice(email)
    await stage.enterCode(await stage.openCodeWindow(page), await stage.waitForCode(email))
    await page.evaluate(() => window.kept)
    const mailed = mails(email)
    await page.evaluate((to) => {
      window.kept = window.client.updateEmail(to).catch(({ message }: Error) => message)
    }, fresh)
    await stage.site().showFrame(page)
    await stage.approve(wallet)
    await title(wallet).waitFor()
    await wallet.getByText(`Then we email ${email}.`).waitFor()
    expect(mails(email)).toBe(mailed)
    await solve(wallet)
    await wallet.getByRole('button', { name: 'Enter the code in our window' }).waitFor()
    await expect.poll(() => mails(email)).toBe(mailed + 1)
  })
})
