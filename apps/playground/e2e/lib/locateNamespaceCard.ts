import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { locateModal } from './locateModal.ts'

/** Finds a card of the page `namespaces`: a namespace's account and actions. */
export function locateNamespaceCard(page: Page, label: string) {
  const card = page.getByRole('region', { name: label })
  const outcome = card.getByTestId('outcome')
  return {
    status: () => card.getByTestId('status').textContent(),
    address: () => card.getByTestId('address').textContent(),
    /** Clicks a button and returns its outcome. */
    async press(name: string): Promise<string> {
      await card.getByRole('button', { name }).click()
      await expect.poll(() => outcome.textContent()).not.toBe('…')
      return (await outcome.textContent()) ?? ''
    },
    disconnect: () => card.getByRole('button', { name: 'Disconnect' }).click(),
    /** Opens the modal for this namespace and chooses a wallet. */
    async open(wallet: string): Promise<void> {
      await card.getByRole('button', { name: `Connect ${label}` }).click()
      await locateModal(page).button(wallet).click()
    },
  }
}
