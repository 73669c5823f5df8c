import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { chain } from './lib/chain.ts'
import { fund } from './lib/fund.ts'
import { given } from './lib/given.ts'
import { codeFor, mailsTo, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { secureFaults } from './lib/secureFaults.ts'
import { secureFrame } from './lib/secureFrame.ts'
import { setAnswers } from './lib/setAnswers.ts'
import { shoot } from './lib/shoot.ts'
import { askForCode, signInByEmail, typeCode } from './lib/signIn.ts'
import { stateOf } from './lib/stateOf.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const fault = secureFaults()
afterEach(() => fault.clear())

const field = (page: Page) => modalOf(page).dialog.getByLabel('Email address')
const digits = (page: Page) => modalOf(page).dialog.getByRole('group', { name: '6-digit code' }).getByRole('textbox')
/** With a clock of its own: what the product waits for, nobody else has to. */
const openOwnTime = () =>
  openPage({
    withoutWallets: true,
    signIn: true,
    expected: [/console.error/],
    before: (page) => page.clock.install(),
  })
/** Lets the page's time go on, as fast as the page can follow, until what is looked for is there. */
const inTime = (page: Page, isThere: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return isThere()
    })
    .toBe(true)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the code', () => {
  it('is wrong three times: each is said, and the third needs a new one', async () => {
    const email = newEmail()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await askForCode(page, email)
    const code = await codeFor(email)
    for (const _ of [1, 2]) {
      await typeCode(page, wrong(code))
      await modal.dialog.getByRole('alert').getByText('That code didn’t match').waitFor()
    }
    await shoot(page, 'email-wrong')
    await typeCode(page, wrong(code))
    await modal.dialog.getByText(/no longer good/).waitFor()
    await shoot(page, 'email-over')
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
  })

  it('can be pasted, and is asked for again when it does not come', async () => {
    const email = newEmail()
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    const modal = modalOf(page)
    await askForCode(page, email)
    await modal.text(/^Send a new code in 0:[0-2]\d$/).waitFor()
    const code = await codeFor(email)
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await digits(page).first().focus()
    await page.keyboard.press('Control+v')
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('of a device that is unknown comes when the link was opened', async () => {
    const email = newEmail('+device')
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await modal.open()
    await field(page).fill(email)
    await page.keyboard.press('Enter')
    await modal.text('Approve this device').waitFor()
    await shoot(page, 'email-device')
    await expect.poll(async () => (await mailsTo(email)).at(-1)?.link).toBeTruthy()
    const link = (await mailsTo(email)).at(-1)?.link ?? ''
    const mail = await page.context().newPage()
    await mail.goto(link)
    await mail.getByRole('button').first().click()
    await digits(page).first().waitFor()
    await mail.close()
    await typeCode(page, await codeFor(email))
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })
})

describe('the address', () => {
  it('is incomplete: the field says so, and nothing is sent', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await modal.open()
    await field(page).fill('maya@harbor')
    await page.keyboard.press('Enter')
    await modal.dialog.getByRole('alert').getByText('That email is incomplete').first().waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    await shoot(page, 'email-incomplete')
    expect(await stateOf(page)).toMatchObject({ view: 'Connect' })
  })

  it('S5.011 was sent a code just now: who wants another for a new one waits, and who comes back types it', async () => {
    const email = newEmail()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = modalOf(page)
    await askForCode(page, email)
    await modal.back.click()
    await field(page).fill(newEmail())
    await page.keyboard.press('Enter')
    await modal.dialog
      .getByRole('alert')
      .getByText(/Try again in \d+ seconds/)
      .first()
      .waitFor()
    await field(page).fill(email)
    await page.keyboard.press('Enter')
    await digits(page).first().waitFor()
    expect(await mailsTo(email)).toHaveLength(1)
    await typeCode(page, await codeFor(email))
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })
})

describe('the secure site', () => {
  it('S8.006 is down at start: after 20 s the visitor reads what to do, and it works when it is back', async () => {
    await fault.add({ refuse: true })
    const page = await openOwnTime()
    const modal = modalOf(page)
    await modal.open()
    await field(page).fill(newEmail())
    await page.keyboard.press('Enter')
    await inTime(page, () => modal.dialog.getByText(/Email sign-in didn’t load/).isVisible())
    await shoot(page, 'email-unreachable')
    const alerts = await page.evaluate(() => globalThis.__modal!.context.complete!.stores.notices.$alerts.get())
    expect(alerts).toMatchObject([{ title: 'Network Error - Could not load embedded wallet' }])
    await fault.clear()
    await modal.button('Try again').click()
    await digits(page).first().waitFor()
  })

  it('is killed in the middle: the code cannot be checked, and nothing hangs', async () => {
    const email = newEmail()
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = modalOf(page)
    await askForCode(page, email)
    const code = await codeFor(email)
    await fault.add({ path: '/api', refuse: true })
    await typeCode(page, code)
    const alert = modal.dialog.getByRole('alert')
    await alert.getByText('Couldn’t sign you in').waitFor()
    await alert.getByText('The secure window could not do that.').waitFor()
    await shoot(page, 'email-killed')
    expect(await stateOf(page)).toMatchObject({ status: 'disconnected' })
    await fault.clear()
    await modal.button('Try again').click()
    // The code that was sent is still good.
    await typeCode(page, code)
    await modal.gone()
    expect(await stateOf(page)).toMatchObject({ status: 'connected' })
  })

  it('is killed before a request is read: nothing was sent, and the visitor has it read again', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = modalOf(page)
    await signInByEmail(page)
    await fault.add({ path: '/api', refuse: true })
    await page.getByRole('button', { name: 'Sign message' }).click()
    const frame = secureFrame(page)
    await frame.frame.getByRole('alert').getByText('Nothing was sent.').waitFor()
    await shoot(page, 'approve-unreachable')
    expect(await stateOf(page)).toMatchObject({ open: true, view: 'ApproveTransaction' })
    await fault.clear()
    await frame.again.click()
    await frame.approve.click()
    await page.getByText('verifyMessage').waitFor()
    await modal.gone()
  })

  it('is killed while a transaction is being approved: it is sent once, when the visitor tries again', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = modalOf(page)
    await signInByEmail(page)
    const { address } = await stateOf(page)
    await fund(address as `0x${string}`, '1')
    const before = await chain(1).getBalance({ address: RECIPIENT })
    const sent = async () => (await chain(1).getBalance({ address: RECIPIENT })) - before
    await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
    const frame = secureFrame(page)
    await frame.approve.waitFor()
    await fault.add({ path: '/api', refuse: true })
    await frame.approve.click()
    await frame.heading.getByText('This did not work').waitFor()
    await frame.text('The secure site does not answer.').waitFor()
    await shoot(page, 'approve-killed')
    expect(await sent()).toBe(0n)
    await fault.clear()
    await frame.again.click()
    await page.getByText(/In block \d+/).waitFor()
    expect(await sent()).toBe(parseEther('0.05'))
    await modal.gone()
  })

  it('is killed while a transaction is being approved, and the visitor gives up: the page is told', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = modalOf(page)
    await signInByEmail(page)
    await fault.add({ path: '/api', refuse: true })
    await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
    await secureFrame(page).frame.getByRole('button', { name: 'Close' }).click()
    await modal.gone()
    await page.getByRole('region', { name: 'Send' }).getByText('No clear answer came.').waitFor()
    expect(await stateOf(page)).toMatchObject({ status: 'connected', open: false })
  })

  it('is gone when the page is loaded again: the page says that it reconnects, and does', async () => {
    const page = await openOwnTime()
    await signInByEmail(page)
    await fault.add({ refuse: true })
    // The browser says so in the console, and nothing of the page does.
    await Promise.all([page.waitForEvent('console', (message) => message.type() === 'error'), page.reload()])
    await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'reconnecting' })
    await fault.clear()
    await inTime(page, async () => (await stateOf(page)).status === 'connected')
  })

  it('S5.008 is not offered on a page that the project does not allow', async () => {
    await setAnswers({ allowedOrigins: ['https://elsewhere.example'] })
    const host = new URL(given('siteUrl')).port
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      path: `http://harbor.localhost:${host}/`,
      expected: [/console.error.*Invalid App Configuration/],
    })
    const modal = modalOf(page)
    await modal.openUnanswered()
    await modal.title.getByText('Connect a wallet').waitFor()
    expect(await field(page).count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
  })
})
