import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'

/** Chooses a network like a user, and waits until the page uses it. A name may begin another one. */
export async function switchNetwork(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Network: / }).click()
  await locateModal(page)
    // A namespace filter may have a network's name.
    .dialog.getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}(?! Testnet| Devnet| Asset Hub)`) })
    .click()
  await locateModal(page).gone()
  await page.getByRole('button', { name: `Network: ${name}`, exact: true }).waitFor()
}
