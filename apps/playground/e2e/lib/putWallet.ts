import type { Page } from 'playwright-core'

/** Puts a wallet of this name among those that were found. One without a name is what no adapter gives, and breaks the view. */
export function putWallet(page: Page, name: string | null): Promise<void> {
  return page.evaluate((given) => {
    const { $found } = globalThis.__modal!.context.stores
    $found.set({ eip155: [{ id: 'com.example.odd', name: given as string, type: 'ANNOUNCED' }] })
  }, name)
}
