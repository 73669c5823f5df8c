import type { Page } from 'playwright-core'

/** Puts a wallet of this name into the list, behind all validation. One without a name breaks the view. */
export async function injectConnector(page: Page, name: string | null): Promise<void> {
  await page.waitForFunction(() => globalThis.__modal?.context.stores.connectors !== undefined)
  await page.evaluate((input) => {
    const { $all } = globalThis.__modal!.context.stores.connectors!
    $all.set([{ id: 'com.example.odd', chain: 'eip155', name: input as string, type: 'ANNOUNCED' }])
  }, name)
}
