import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { toHex, verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { type Hex, useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment({ cooldownMs: 0 })

async function openWindow() {
  const context = await stage.site().browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${stage.secure().url}/wallet`)
  return page
}

async function logIn(page: Page, email: string, heading: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(stage.secure().inbox.list(email).at(-1)?.code ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

/** Adds a printed code, and returns it with the saved recovery file. */
async function addCode(page: Page) {
  await page.getByRole('button', { name: 'Add a printed code' }).click()
  const groups = page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem')
  await groups.first().waitFor()
  const code = await groups.allInnerTexts()
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
  await page.getByRole('button', { name: 'Add this code' }).click()
  await page.getByText('Printed code', { exact: true }).waitFor()
  return { code: code.join('-'), file }
}

const address = async (page: Page) => (await page.locator('dd').first().innerText()).replaceAll(/\s/g, '')

describe.skipIf(!existsSync(CHROMIUM))('the window of the site', () => {
  it('opens the wallet of the app, adds a printed code, and approves a new device that shows the same code', async () => {
    const email = 'window@example.org'
    const first = await stage.site().open()
    const user = await stage.login(first.page, email)
    const page = await openWindow()
    await logIn(page, email, 'Your wallet')
    expect(await address(page)).toBe(user.address)
    await addCode(page)

    const second = await stage.site().open()
    const refused = await stage.login(second.page, email).catch(({ message }: Error) => message)
    const code = /approve the code (\S+),/.exec(String(refused))?.[1]
    expect(refused).toContain(`Open ${stage.secure().url}/wallet`)
    const device = page.getByRole('listitem').filter({ hasText: stage.site().origin })
    await device.waitFor()
    expect(await device.locator('.large').innerText()).toBe(code)
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
    await other.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '))
    await other.getByRole('button', { name: 'Open with the code' }).click()
    await other.getByRole('heading', { name: 'Your wallet', level: 1 }).waitFor()
    expect(await address(other)).toBe(first)
    for (const each of [page, other]) await each.context().close()
  })
})
