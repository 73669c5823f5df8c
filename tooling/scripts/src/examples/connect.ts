import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findAxeViolations } from '../../../../apps/playground/e2e/lib/findAxeViolations'

/** Connects to a wallet by the page's button, like a user, and checks the page and the modal with axe. */
export async function connect(page: Page, wallet: string, button = 'Connect wallet') {
  const dialog = page.getByRole('dialog')
  const connect = page.getByRole('button', { name: button })
  const row = dialog.getByRole('button', { name: new RegExp(`^${wallet}`) })
  await connect.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await connect.click()
  await row.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await row.click()
  await dialog.waitFor({ state: 'detached' })
}

/** Disconnects by the view of the account. */
export async function disconnect(page: Page) {
  await page.getByRole('button', { name: /0x|…|\.eth$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
}

/** Sees the connected address in the page, signs by its button, and disconnects. */
export async function signAndDisconnect(page: Page, address: string | RegExp, signature: RegExp) {
  await page.getByText(address, { exact: true }).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await page.getByText(signature).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await disconnect(page)
  await expect.poll(() => page.getByText(address, { exact: true }).count()).toBe(0)
}
