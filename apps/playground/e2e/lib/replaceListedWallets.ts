import type { Page } from 'playwright-core'

/** Shows one wallet with this name in the modal's list, without validation. The name null makes the view throw. */
export async function replaceListedWallets(page: Page, name: string | null): Promise<void> {
  await page.waitForFunction(() => globalThis.__modal?.context.stores.connectors !== undefined)
  await page.evaluate((input) => {
    const { $all } = globalThis.__modal!.context.stores.connectors!
    $all.set([{ id: 'com.example.odd', chain: 'eip155', name: input as string, type: 'ANNOUNCED' }])
  }, name)
}
