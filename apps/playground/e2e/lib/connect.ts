import type { Page } from 'playwright-core'
import { given } from './given.ts'
import type { WalletName } from './wallet.ts'

/** Connects a wallet the way a visitor does, and waits until the page shows its account. */
export async function connect(page: Page, name: WalletName): Promise<void> {
  const { name: title } = given('wallets')[name]
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await dialog.waitFor({ state: 'detached' })
}
