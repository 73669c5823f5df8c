import type { PhoneScript } from '@foyer/sandbox'
import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'
import { readQr } from './readQr.ts'

export const locateRegion = (page: Page, name: string) => page.getByRole('region', { name })

export const locateQr = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^QR code to connect / })

/** Finds the Farcaster QR code. Without a wallet, the list before it shows WalletConnect's. */
export const locateFarcasterQr = (page: Page) =>
  page.getByRole('dialog').getByRole('img', { name: 'QR code to sign in with Farcaster' })

/** Opens the modal and reads WalletConnect's QR code, which a user without a wallet sees at once. */
export async function openModalAndReadQr(page: Page): Promise<string> {
  await locateModal(page).open()
  return readQrInOpenModal(page)
}

/** Opens and reads the QR code like `openModalAndReadQr`, in a modal that is already open. */
export async function readQrInOpenModal(page: Page): Promise<string> {
  const row = locateModal(page).button('Phone wallet')
  await locateQr(page).or(row).first().waitFor()
  if (await row.isVisible()) await row.click()
  await locateQr(page).waitFor()
  return readQr(locateQr(page))
}

/** Connects the phone, which approves everything from now on. */
export async function connectPhone(page: Page, phone: PhoneScript): Promise<void> {
  await phone.policy({ proposals: 'approve', requests: 'approve' })
  await phone.pair({ uri: await openModalAndReadQr(page) })
  await locateModal(page).gone()
}

/** Signs a message on the playground, and waits until viem has verified it. */
export async function signMessage(page: Page): Promise<void> {
  await locateRegion(page, 'Sign a message').getByRole('button', { name: 'Sign message' }).click()
  await locateRegion(page, 'Sign a message').getByText('verifyMessage').waitFor()
}
