import type { Page } from 'playwright-core'
import { parseEther } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { controlSecureSiteFaults } from './lib/controlSecureSiteFaults.ts'
import { getChainClient } from './lib/getChainClient.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress, readMails, waitForCode } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { setBalance } from './lib/setBalance.ts'
import { setSignInDirectoryAnswers } from './lib/setSignInDirectoryAnswers.ts'
import { enterCode, locateWindowButton, openCodeWindow, requestCode, signInByEmail } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const fault = controlSecureSiteFaults()
afterEach(() => fault.clear())

const field = (page: Page) => locateModal(page).dialog.getByLabel('Email address')
/** Opens a page with a fake clock, so that tests do not wait for the product's timeouts. */
const openOwnTime = () =>
  openPage({
    withoutWallets: true,
    signIn: true,
    expected: [/console.error/],
    before: (page) => page.clock.install(),
  })
// Advances the page's time until `isThere` resolves with true.
const inTime = (page: Page, isThere: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return isThere()
    })
    .toBe(true)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the e-mail code', () => {
  it('is typed in the secure site’s window, which reports a wrong one and takes none after the third try', async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true })
    await requestCode(page, email)
    const code = await waitForCode(email)
    await takePicture(page, 'email-code-frame')
    const opened = await openCodeWindow(page)
    const field = opened.getByLabel('Code')
    const alert = opened.getByRole('alert')
    await opened.getByText(/^Send a new code in [0-2]?\d s$/).waitFor()
    await field.fill(wrong(code))
    await alert.getByText('Wrong code. 2 tries left.').waitFor()
    await field.fill('')
    await field.fill(`${wrong(code).slice(0, 5)}2`)
    await alert.getByText('Wrong code. 1 try left.').waitFor()
    await field.fill(wrong(code))
    await alert.getByText('Request a new one.').waitFor()
    await takePicture(opened, 'email-code-over')
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
  })

  it('can be pasted with spaces', async () => {
    const email = createEmailAddress()
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    await requestCode(page, email)
    const code = await waitForCode(email)
    const opened = await openCodeWindow(page)
    await opened.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)} `)
    await opened.getByLabel('Code').focus()
    // The window may close before the key is released.
    await Promise.all([opened.waitForEvent('close'), opened.keyboard.press('Control+v').catch(() => {})])
    await locateModal(page).gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('is mailed once the user has opened the link, as the device is unknown; later logins need no link', async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    await modal.open()
    await field(page).fill(email)
    await page.keyboard.press('Enter')
    await modal.text('Approve this device').waitFor()
    await takePicture(page, 'email-device')
    await expect.poll(async () => (await readMails(email)).at(-1)?.link).toBeTruthy()
    const link = (await readMails(email)).at(-1)?.link ?? ''
    const mail = await page.context().newPage()
    await mail.goto(link)
    await mail.getByText(new URL(page.url()).origin).waitFor()
    await takePicture(mail, 'email-link')
    await mail.getByRole('button').first().click()
    await mail.getByRole('heading', { name: 'Device approved' }).waitFor()
    await mail.close()
    await enterCode(page, await waitForCode(email))
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('can be typed on the secure site’s page where no window opens, and the user is led back', async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    const url = page.url()
    await requestCode(page, email)
    const code = await waitForCode(email)
    await locateSecureFrame(page).frame.getByRole('link', { name: 'Open it on this page' }).click()
    await page.getByText('Whoever started it will be logged in.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await takePicture(page, 'email-code-page')
    await Promise.all([page.waitForURL(url), page.getByLabel('Code').fill(code)])
    await modal.open()
    await field(page).fill(email)
    await page.keyboard.press('Enter')
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
    expect(await readMails(email)).toHaveLength(2)
  })
})

describe('the e-mail address', () => {
  it('is marked in its field when it is incomplete, and not sent', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    await modal.open()
    await field(page).fill('maya@harbor')
    await page.keyboard.press('Enter')
    await modal.dialog.getByRole('alert').getByText('That email is incomplete').first().waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    await takePicture(page, 'email-incomplete')
    expect(await readState(page)).toMatchObject({ view: 'Connect' })
  })

  it('S5.011 has to wait when another one just got a code, and leads back to the code when it is the same', async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true })
    const modal = locateModal(page)
    await requestCode(page, email)
    await modal.back.click()
    await field(page).fill(createEmailAddress())
    await page.keyboard.press('Enter')
    await modal.dialog
      .getByRole('alert')
      .getByText(/Try again in \d+ seconds/)
      .first()
      .waitFor()
    await field(page).fill(email)
    await page.keyboard.press('Enter')
    await locateWindowButton(page).waitFor()
    // The link, and the code.
    expect(await readMails(email)).toHaveLength(2)
    await enterCode(page, await waitForCode(email))
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })
})

describe('the secure site', () => {
  it('S8.006 that is down at the start shows after 20 s what to do, and Try again works when it is back', async () => {
    await fault.add({ refuse: true })
    const page = await openOwnTime()
    const modal = locateModal(page)
    await modal.open()
    await field(page).fill(createEmailAddress())
    await page.keyboard.press('Enter')
    await inTime(page, () => modal.dialog.getByText(/Email sign-in didn’t load/).isVisible())
    const title = 'Network Error - Could not load embedded wallet'
    expect(await modal.dialog.getByRole('alert').getByText(title).isVisible()).toBe(true)
    await takePicture(page, 'email-unreachable')
    const alerts = await page.evaluate(() => globalThis.__modal!.context.stores.notices!.$alerts.get())
    expect(alerts).toMatchObject([{ title }])
    await fault.clear()
    await modal.button('Try again').click()
    await modal.text('Approve this device').waitFor()
  })

  it('that goes down before it checks a code shows an error, and accepts the code when it is back', async () => {
    const email = createEmailAddress()
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = locateModal(page)
    await requestCode(page, email)
    const code = await waitForCode(email)
    const opened = await openCodeWindow(page)
    await fault.add({ path: '/api', refuse: true })
    await opened.getByLabel('Code').fill(code)
    await opened.getByRole('alert').getByText('The secure site isn’t responding.').waitFor()
    await takePicture(opened, 'email-killed')
    expect(await readState(page)).toMatchObject({ status: 'disconnected' })
    await fault.clear()
    // The mailed code is still valid.
    await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name: 'Log in' }).click()])
    await modal.gone()
    expect(await readState(page)).toMatchObject({ status: 'connected' })
  })

  it('that goes down before it shows a request says that nothing was sent, and shows it when the user tries again', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = locateModal(page)
    await signInByEmail(page)
    await fault.add({ path: '/api', refuse: true })
    await page.getByRole('button', { name: 'Sign message' }).click()
    const frame = locateSecureFrame(page)
    await frame.frame.getByRole('alert').getByText('Nothing was sent.').waitFor()
    await takePicture(page, 'approve-unreachable')
    expect(await readState(page)).toMatchObject({ open: true, view: 'ApproveTransaction' })
    await fault.clear()
    await frame.again.click()
    await frame.approve.click()
    await page.getByText('verifyMessage').waitFor()
    await modal.gone()
  })

  it('that goes down during an approval sends the transaction once, when the user tries again', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = locateModal(page)
    await signInByEmail(page)
    const { address } = await readState(page)
    await setBalance(address as `0x${string}`, '1')
    const before = await getChainClient(1).getBalance({ address: RECIPIENT })
    const sent = async () => (await getChainClient(1).getBalance({ address: RECIPIENT })) - before
    await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
    const frame = locateSecureFrame(page)
    await frame.approve.waitFor()
    await fault.add({ path: '/api/chain', refuse: true })
    await frame.approve.click()
    await frame.heading.getByText('That didn’t work').waitFor()
    await frame.text('The secure site isn’t responding.').waitFor()
    await takePicture(page, 'approve-killed')
    expect(await sent()).toBe(0n)
    await fault.clear()
    await frame.again.click()
    await page.getByText(/In block \d+/).waitFor()
    expect(await sent()).toBe(parseEther('0.05'))
    await modal.gone()
  })

  it('that goes down during an approval reports an unknown outcome to the app when the user gives up', async () => {
    const page = await openPage({ withoutWallets: true, signIn: true, expected: [/console.error/] })
    const modal = locateModal(page)
    await signInByEmail(page)
    await fault.add({ path: '/api', refuse: true })
    await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
    await locateSecureFrame(page).frame.getByRole('button', { name: 'Close' }).click()
    await modal.gone()
    await page.getByRole('region', { name: 'Send' }).getByText('We don’t know whether it was sent.').waitFor()
    expect(await readState(page)).toMatchObject({ status: 'connected', open: false })
  })

  it('that is down at a reload keeps the account reconnecting, and connects it when it is back', async () => {
    const page = await openOwnTime()
    await signInByEmail(page)
    await fault.add({ refuse: true })
    // The browser logs the failure, the page does not.
    await Promise.all([page.waitForEvent('console', (message) => message.type() === 'error'), page.reload()])
    await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'reconnecting' })
    await fault.clear()
    await inTime(page, async () => (await readState(page)).status === 'connected')
  })

  it('S5.008 is not offered on an origin that the project does not allow', async () => {
    await setSignInDirectoryAnswers({ allowedOrigins: ['https://elsewhere.example'] })
    const host = new URL(getTestService('siteUrl')).port
    const page = await openPage({
      withoutWallets: true,
      signIn: true,
      path: `http://harbor.localhost:${host}/`,
      expected: [/console.error.*Invalid App Configuration/],
    })
    const modal = locateModal(page)
    await modal.openUnanswered()
    await modal.title.getByText('Connect a wallet').waitFor()
    expect(await field(page).count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
  })
})
