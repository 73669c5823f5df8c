import { startCaptcha, startSecureSandbox } from '@foyer/secure-sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { getTestService } from './lib/getTestService.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { readState } from './lib/readState.ts'
import { enterCode } from './lib/signIn.ts'
import { takePicture } from './lib/takePicture.ts'

/** Starts a secure site of its own that asks for a captcha. */
async function startSite() {
  const captcha = await startCaptcha()
  const site = await startSecureSandbox({ rpcUrls: getTestService('rpcUrls'), captcha: captcha.options })
  captcha.settings.site = site.url
  onTestFinished(() => Promise.all([site.stop(), captcha.stop()]).then(() => {}))
  return site
}

it('a user solves a captcha in the modal before anything is mailed, may correct the address, and logs in', async () => {
  const { url, inbox } = await startSite()
  const page = await openPage({
    path: createPlaygroundPath({ 'services.secureSite': url }),
    withoutWallets: true,
    signIn: true,
  })
  const modal = locateModal(page)
  const [mistyped, email] = [createEmailAddress(), createEmailAddress()]
  const { frame } = locateSecureFrame(page)
  const title = frame.getByRole('heading', { name: 'One check before we email you' })
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const enter = async (address: string) => {
    await modal.dialog.getByLabel('Email address').fill(address)
    await page.keyboard.press('Enter')
    await frame.getByText(`Then we email ${address}.`).waitFor()
  }
  await enter(mistyped)
  await title.waitFor()
  await takePicture(page, 'captcha')
  // Nothing was mailed, so no time has to pass before another address.
  await modal.back.click()
  await enter(email)
  await frame.frameLocator('iframe.captcha').getByRole('button').click()
  await frame.getByRole('heading', { name: 'Approve this device' }).waitFor()
  await takePicture(page, 'captcha-link')
  const last = () => inbox.list(email).at(-1)
  const link = last()?.link ?? ''
  await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }),
  })
  await expect.poll(() => last()?.code).toBeTruthy()
  await enterCode(page, last()?.code ?? '')
  await modal.gone()
  expect(await readState(page)).toMatchObject({ status: 'connected' })
  expect(inbox.list(mistyped)).toEqual([])
})

it('a user who reloads the page before solving the captcha begins anew', async () => {
  const { url, inbox } = await startSite()
  const page = await openPage({
    path: createPlaygroundPath({ 'services.secureSite': url }),
    withoutWallets: true,
    signIn: true,
  })
  const modal = locateModal(page)
  const email = createEmailAddress()
  const { frame } = locateSecureFrame(page)
  const begin = async () => {
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await modal.dialog.getByLabel('Email address').fill(email)
    await page.keyboard.press('Enter')
    await frame.getByText(`Then we email ${email}.`).waitFor()
  }
  await begin()
  await page.reload()
  await begin()
  await frame.frameLocator('iframe.captcha').getByRole('button').click()
  await expect.poll(() => inbox.list(email).length).toBe(1)
})
