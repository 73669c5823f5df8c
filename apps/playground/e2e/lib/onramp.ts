import type { Page } from 'playwright-core'
import type { WalletName } from './controlWallet.ts'
import { locateModal } from './locateModal.ts'
import { openAccount } from './openAccount.ts'

/** Path of the small page with onramp and payments. */
export const ONRAMP_PAGE = '/pages/strict/?onramp=on'

/** Connects the wallet, and opens the onramp's amount field from the account. */
export async function openOnramp(page: Page, wallet: WalletName = 'lantern') {
  const modal = await openAccount(page, wallet)
  await modal.button('Buy').click()
  await modal.dialog.getByLabel('You pay').waitFor()
  return modal
}

/** Types the amount to pay, and waits for its quote. */
export async function typePayment(page: Page, amount: string) {
  const { dialog } = locateModal(page)
  await dialog.getByLabel('You pay').fill(amount)
  await dialog.locator('output:not([aria-busy])', { hasText: /[1-9]/ }).waitFor()
}

/** Opens the provider's page, in its own tab. */
export async function openProvider(page: Page, provider: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    locateModal(page).button(`Continue to ${provider}`).click(),
  ])
  return tab
}
