import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'

/** Chooses a network like a user, and waits until the page uses it. `Polkadot` does not choose `Polkadot Asset Hub`. */
export async function switchNetwork(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Network: / }).click()
  await locateModal(page)
    // Looks in the list only, as a filter above it may have a network's name.
    .dialog.getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}(?! Testnet| Devnet| Asset Hub)`) })
    .click()
  await locateModal(page).gone()
  await page.getByRole('button', { name: `Network: ${name}`, exact: true }).waitFor()
}
