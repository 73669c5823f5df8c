import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fund } from './lib/fund.ts'
import { codeFor, newEmail } from './lib/mailbox.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { recordSecrets } from './lib/recordSecrets.ts'
import { secureFrame } from './lib/secureFrame.ts'
import { askForCode, openSocial, typeCode } from './lib/signIn.ts'
import { siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

const SITE = {
  withoutWallets: true,
  signIn: true,
  path: siteWith({ networks: ['mainnet', 'base', 'solanaMainnet'] }),
} as const

/** Nothing of what must stay in the frame is anywhere that the page's own code can reach. */
function expectNone(places: Readonly<Record<string, readonly string[]>>, secrets: readonly string[]): void {
  for (const [place, texts] of Object.entries(places)) {
    const found = secrets.filter((secret) => texts.some((text) => text.includes(secret)))
    expect(found, place).toEqual([])
  }
}

const isBack = async (page: Page) => {
  await page.reload()
  await expect.poll(() => stateOf(page).catch(() => undefined)).toMatchObject({ status: 'connected' })
}

it('no key, token or code of an e-mail login is ever in the page: not in storage, messages, logs or requests', async () => {
  const [email, newAddress] = [newEmail(), newEmail()]
  const { before, secrets, seen } = recordSecrets()
  const page = await openPage({ ...SITE, before })
  const modal = modalOf(page)
  await askForCode(page, email)
  const first = await codeFor(email)
  await typeCode(page, first)
  await modal.gone()

  await fund(String((await stateOf(page)).address) as `0x${string}`, '1')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await secureFrame(page).approve.click()
  await page.getByText('verifyMessage').waitFor()
  await page.getByRole('button', { name: 'Send 0.05 ETH' }).click()
  await secureFrame(page).approve.click()
  await page.getByText(/In block \d+/).waitFor()
  await modal.gone()
  await page.getByRole('button', { name: 'Network: Ethereum' }).click()
  await modal.button('Solana').last().click()
  await modal.gone()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await secureFrame(page).approve.click()
  await page.getByText(/^Signed by/).waitFor()
  await modal.gone()

  await openView(page, { view: 'UpdateEmailWallet' })
  await modal.dialog.getByRole('textbox').first().fill(newAddress)
  await page.keyboard.press('Enter')
  await secureFrame(page).approve.click()
  await modal.text('First, your current email').waitFor()
  const second = await codeFor(email, { mails: 2 })
  await typeCode(page, second)
  await modal.text('Now, your new email').waitFor()
  const third = await codeFor(newAddress)
  await typeCode(page, third)
  await expect
    .poll(() => page.evaluate(() => globalThis.__modal!.$account('eip155').get().user?.email))
    .toBe(newAddress)
  await isBack(page)

  const { talk, keys } = await secrets(page)
  // What there is to find: otherwise nothing would be found because nothing was looked for.
  expect(talk.length).toBeGreaterThan(5)
  const codes = [first, second, third]
  const { sent, ...places } = await seen(page)
  expectNone({ ...places, sent }, [...talk, ...keys])
  expectNone(places, codes)
  // The visitor types a code into the page, which hands it to the frame in one message and keeps it nowhere.
  expect(codes.map((code) => sent.filter((text) => text.includes(code)).length)).toEqual([1, 1, 1])
})

it('no key or token of a social login is ever in the page; what the window says is good only in the frame', async () => {
  const { before, secrets, seen } = recordSecrets()
  const page = await openPage({ ...SITE, before })
  const popup = await openSocial(page, 'Google')
  await popup.getByLabel('E-mail or account name').fill('maya@harbor.example')
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
  await modalOf(page).gone()
  await page.getByRole('button', { name: 'Sign message' }).click()
  await secureFrame(page).approve.click()
  await page.getByText('verifyMessage').waitFor()
  await isBack(page)

  const { talk, keys } = await secrets(page)
  const { heard, sent, ...places } = await seen(page)
  const [told = ''] = heard.filter((text) => text.includes('resultUri'))
  const ticket = /ticket=([\w-]{43})/.exec(told)?.[1] ?? ''
  // The frame got it from the page, so it is among what it said to its server.
  expect(talk).toContain(ticket)
  const others = talk.filter((text) => text !== ticket)
  expect(others.length).toBeGreaterThan(3)
  expectNone({ ...places, heard, sent }, [...others, ...keys])
  expectNone(places, [ticket])
  expect([heard, sent].map((texts) => texts.filter((text) => text.includes(ticket)).length)).toEqual([1, 1])
})
