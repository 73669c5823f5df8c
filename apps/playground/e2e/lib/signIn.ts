import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'
import { createEmailAddress, waitForCode } from './mailbox.ts'

/** Enters an address in the modal, and waits for the code boxes. */
export async function requestCode(page: Page, email: string): Promise<void> {
  const modal = locateModal(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await modal.dialog.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await modal.dialog.getByRole('textbox', { name: 'Digit 1' }).waitFor()
}

/** Types the code, which is sent with its sixth digit. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const { dialog } = locateModal(page)
  const first = dialog.getByRole('textbox', { name: 'Digit 1' })
  await first.waitFor()
  await first.focus()
  await page.keyboard.type(code)
}

/** Signs in from the button to the connected wallet. Returns the address. */
export async function signInByEmail(page: Page, email = createEmailAddress()): Promise<string> {
  await requestCode(page, email)
  await typeCode(page, await waitForCode(email))
  await locateModal(page).gone()
  return email
}

/** Clicks a provider's button in the modal and returns its window. */
export async function openSocial(page: Page, name: string): Promise<Page> {
  const modal = locateModal(page)
  await modal.open()
  const button = modal.dialog.getByRole('button', { name: new RegExp(`^(Continue with )?${name}$`) })
  const more = modal.dialog.getByRole('button', { name: /^More/ })
  await modal.button('Continue with').first().waitFor()
  if (!(await button.isVisible()) && (await more.isVisible())) await more.click()
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  return popup
}
