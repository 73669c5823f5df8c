import type { Page } from 'playwright-core'
import { modalOf } from './modalOf.ts'

/** Chooses a network as a visitor does, and waits until the page is on it. The name of one may begin another's. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Network: / }).click()
  await modalOf(page)
    .dialog.getByRole('button', { name: new RegExp(`^${name}(?! Testnet| Devnet)`) })
    .click()
  await modalOf(page).gone()
  await page.getByRole('button', { name: `Network: ${name}`, exact: true }).waitFor()
}
