import type { Page } from 'playwright-core'

/**
 * Puts a wallet of this name into the list, past all that reads what was found. One without a name is what nothing lets
 * through, and breaks the view.
 */
export async function putWallet(page: Page, name: string | null): Promise<void> {
  await page.waitForFunction(() => globalThis.__modal?.context.complete !== undefined)
  await page.evaluate((given) => {
    const { $all } = globalThis.__modal!.context.complete!.stores.connectors
    $all.set([{ id: 'com.example.odd', chain: 'eip155', name: given as string, type: 'ANNOUNCED' }])
  }, name)
}
