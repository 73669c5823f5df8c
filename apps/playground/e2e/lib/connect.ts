import type { Page } from 'playwright-core'
import type { WalletName } from './controlWallet.ts'
import { getTestService } from './getTestService.ts'

/** Connects a wallet like a user, and waits until the page shows its account. */
export async function connect(page: Page, name: WalletName): Promise<void> {
  const { name: title } = getTestService('wallets')[name]
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await dialog.waitFor({ state: 'detached' })
}
