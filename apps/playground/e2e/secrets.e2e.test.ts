import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { locateModal } from './lib/locateModal.ts'
import { locateSecureFrame } from './lib/locateSecureFrame.ts'
import { createEmailAddress, waitForCode } from './lib/mailbox.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { readState } from './lib/readState.ts'
import { recordSecrets } from './lib/recordSecrets.ts'
import { setBalance } from './lib/setBalance.ts'
import { enterCode, enterCodesOfChange, openSocial, requestCode } from './lib/signIn.ts'

const SITE = {
  withoutWallets: true,
  signIn: true,
  path: createPlaygroundPath({ networks: ['mainnet', 'base', 'solanaMainnet'] }),
} as const

// Fails for a secret of the frame in any place that the page's code can reach.
function expectNone(places: Readonly<Record<string, readonly string[]>>, secrets: readonly string[]): void {
  for (const [place, texts] of Object.entries(places)) {
    const result = secrets.filter((secret) => texts.some((text) => text.includes(secret)))
    expect(result, place).toEqual([])
  }
}

const isBack = async (page: Page) => {
  await page.reload()
  await expect.poll(() => readState(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
}

it('no key, token or code of an e-mail login is ever in the page: not in storage, messages, logs or requests', async () => {
  const [email, newAddress] = [createEmailAddress(), createEmailAddress()]
  const { before, secrets, seen } = recordSecrets()
  const page = await openPage({ ...SITE, before })
  const modal = locateModal(page)
  await requestCode(page, email)
  const first = await waitForCode(email)
  await enterCode(page, first)
  await modal.gone()

  await setBalance(String((await readState(page)).address) as `0x${string}`, '1')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await locateSecureFrame(page).approve.click()
  await page.getByText('verifyMessage').waitFor()
  await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
  await locateSecureFrame(page).approve.click()
  await page.getByText(/In block \d+/).waitFor()
  await modal.gone()
  await page.getByRole('button', { name: 'Network: Ethereum' }).click()
  await modal.button('Solana').last().click()
  await modal.gone()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await locateSecureFrame(page).approve.click()
  await page.getByText(/^Signed by/).waitFor()
  await modal.gone()

  await openView(page, { view: 'UpdateEmailWallet' })
  await modal.dialog.getByRole('textbox').first().fill(newAddress)
  await page.keyboard.press('Enter')
  await locateSecureFrame(page).approve.click()
  const [second, third] = await enterCodesOfChange(page, { email, newAddress })
  await expect
    .poll(() => page.evaluate(() => globalThis.__modal!.$account('eip155').get().user?.email))
    .toBe(newAddress)
  await isBack(page)

  const { talk, keys } = await secrets(page)
  // Without secrets, the check would pass wrongly.
  expect(talk.length).toBeGreaterThan(5)
  const codes = [first, second, third]
  // The page never sees a code: neither of the login, nor of the change.
  expectNone(await seen(page), [...talk, ...keys, ...codes])
})

it('no key or token of a social login is ever in the page; the window’s answer works only in the frame', async () => {
  const { before, secrets, seen } = recordSecrets()
  const page = await openPage({ ...SITE, before })
  const popup = await openSocial(page, 'Google')
  await popup.getByLabel('E-mail or account name').fill('maya@harbor.example')
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
  await locateModal(page).gone()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await locateSecureFrame(page).approve.click()
  await page.getByText('verifyMessage').waitFor()
  await isBack(page)

  const { talk, keys } = await secrets(page)
  const { heard: received, sent, ...places } = await seen(page)
  const [reported = ''] = received.filter((text) => text.includes('resultUri'))
  const ticket = /ticket=([\w-]{43})/.exec(reported)?.[1] ?? ''
  // The frame received the social login's ticket from the page, and sent it to the frame's server.
  expect(talk).toContain(ticket)
  const others = talk.filter((text) => text !== ticket)
  expect(others.length).toBeGreaterThan(3)
  expectNone({ ...places, heard: received, sent }, [...others, ...keys])
  expectNone(places, [ticket])
  expect([received, sent].map((texts) => texts.filter((text) => text.includes(ticket)).length)).toEqual([1, 1])
})
