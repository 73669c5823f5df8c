import type { Page } from 'playwright-core'
import { codeFor, newEmail } from './mailbox.ts'
import { modalOf } from './modalOf.ts'

/** Gives an address in the modal, and waits for the boxes. */
export async function askForCode(page: Page, email: string): Promise<void> {
  const modal = modalOf(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await modal.dialog.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await modal.dialog.getByRole('textbox', { name: 'Digit 1' }).waitFor()
}

/** As a visitor types it: it is sent with the sixth digit. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const { dialog } = modalOf(page)
  const first = dialog.getByRole('textbox', { name: 'Digit 1' })
  await first.waitFor()
  await first.focus()
  await page.keyboard.type(code)
}

/** From the button to the connected wallet. Gives the address that was used. */
export async function signInByEmail(page: Page, email = newEmail()): Promise<string> {
  await askForCode(page, email)
  await typeCode(page, await codeFor(email))
  await modalOf(page).gone()
  return email
}

/** Presses a provider's button in the modal and gives the window that opens. */
export async function openSocial(page: Page, name: string): Promise<Page> {
  const modal = modalOf(page)
  await modal.open()
  const button = modal.dialog.getByRole('button', { name: new RegExp(`^(Continue with )?${name}$`) })
  const more = modal.dialog.getByRole('button', { name: /^More/ })
  await modal.button('Continue with').first().waitFor()
  if (!(await button.isVisible()) && (await more.isVisible())) await more.click()
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  return popup
}
