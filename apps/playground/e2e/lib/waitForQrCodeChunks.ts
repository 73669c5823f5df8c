import type { Page } from 'playwright-core'

/** Waits for the React UI's chunks that show QR codes and open apps. Core's chunk `remote` alone is not enough. */
export async function waitForQrCodeChunks(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return [/\/remote-/, /\/QrCode-/].every((requested) => files.some((file) => requested.test(file)))
  })
}
