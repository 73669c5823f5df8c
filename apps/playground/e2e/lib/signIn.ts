import { openByClick } from '@foyer/secure-sandbox/openByClick'
import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'
import { locateSecureFrame } from './locateSecureFrame.ts'
import { approveDevice, createEmailAddress, waitForCode } from './mailbox.ts'

/** Enters an address in the modal, approves the device if the secure site asks, and waits until a code was mailed. */
export async function requestCode(page: Page, email: string): Promise<void> {
  const modal = locateModal(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await modal.dialog.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await approveDevice(email)
  await locateWindowButton(page).waitFor()
}

/** Finds the button of the secure site's frame that opens its window for the code, not one that opens a review. */
export const locateWindowButton = (page: Page) =>
  locateSecureFrame(page)
    .frame.getByRole('main', { name: 'Check your email' })
    .getByRole('button', { name: /^(Enter the code in our window|Open the window again)$/ })

/** Opens the secure site's window for the code. */
export async function openCodeWindow(page: Page): Promise<Page> {
  const opened = await openByClick(page, locateWindowButton(page))
  await opened.getByLabel('Code').waitFor()
  return opened
}

/** Types the login code in the secure site's window, which sends it with its sixth digit and closes. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const opened = await openCodeWindow(page)
  await Promise.all([opened.waitForEvent('close'), opened.getByLabel('Code').fill(code)])
}

/** Types both codes of an e-mail change in the secure site's window, which then closes. Returns them. */
export async function enterCodesOfChange(
  page: Page,
  { email, newAddress }: { email: string; newAddress: string },
): Promise<readonly [string, string]> {
  const opened = await openCodeWindow(page)
  await opened.getByRole('heading', { name: 'Confirm your current email' }).waitFor()
  const first = await waitForCode(email, { mails: 2 })
  await opened.getByLabel('Code').fill(first)
  await opened.getByRole('heading', { name: 'Confirm your new email' }).waitFor()
  const second = await waitForCode(newAddress)
  await Promise.all([opened.waitForEvent('close'), opened.getByLabel('Code').fill(second)])
  return [first, second]
}

/** Signs in from the button to the connected wallet. Returns the address. */
export async function signInByEmail(page: Page, email = createEmailAddress()): Promise<string> {
  await requestCode(page, email)
  await enterCode(page, await waitForCode(email))
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
