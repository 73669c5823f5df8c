import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { modalOf } from './modalOf.ts'

/** One card of the page `namespaces`: who is connected in one kind of networks, and what can be done. */
export function cardOf(page: Page, label: string) {
  const card = page.getByRole('region', { name: label })
  const outcome = card.getByTestId('outcome')
  return {
    status: () => card.getByTestId('status').textContent(),
    address: () => card.getByTestId('address').textContent(),
    /** Presses a button and gives what came of it. */
    async press(name: string): Promise<string> {
      await card.getByRole('button', { name }).click()
      await expect.poll(() => outcome.textContent()).not.toBe('…')
      return (await outcome.textContent()) ?? ''
    },
    disconnect: () => card.getByRole('button', { name: 'Disconnect' }).click(),
    /** Opens the modal for this kind of networks and chooses a wallet. */
    async open(wallet: string): Promise<void> {
      await card.getByRole('button', { name: `Connect ${label}` }).click()
      await modalOf(page).button(wallet).click()
    },
  }
}
