import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'

/** Chooses a network as a visitor does, and waits until the page is on it. The name of one may begin another's. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Network: / }).click()
  await modalOf(page)
    // A kind of networks, to see those alone, may be called as one of them.
    .dialog.getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${name}(?! Testnet| Devnet| Asset Hub)`) })
    .click()
  await modalOf(page).gone()
  await page.getByRole('button', { name: `Network: ${name}`, exact: true }).waitFor()
}
