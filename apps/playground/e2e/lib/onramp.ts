import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'
import { openAccount } from './openAccount.ts'
import type { WalletName } from './wallet.ts'

/** The small page, of a site that sells coins and asks for payments. */
export const SHOP = '/pages/strict/?onramp=on'

/** To the amount that is paid, by way of the account. */
export async function openBuying(page: Page, wallet: WalletName = 'lantern') {
  const modal = await openAccount(page, wallet)
  await modal.button('Buy').click()
  await modal.dialog.getByLabel('You pay').waitFor()
  return modal
}

/** Types what is paid, until it is known what that buys. */
export async function typePayment(page: Page, amount: string) {
  const { dialog } = modalOf(page)
  await dialog.getByLabel('You pay').fill(amount)
  await dialog.locator('output:not([aria-busy])', { hasText: /[1-9]/ }).waitFor()
}

/** To the seller's page, which opens in a tab of its own. */
export async function continueTo(page: Page, provider: string): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), modalOf(page).button(`Continue to ${provider}`).click()])
  return tab
}
