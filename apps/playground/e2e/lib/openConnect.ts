import type { Page } from 'playwright-core'
import { locateModal } from './locateModal.ts'

/** Opens the first view, and waits until nothing moves there. */
export async function openConnect(page: Page) {
  const modal = locateModal(page)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await modal.title.waitFor()
  await modal.atRest()
  return modal
}
