import type { Page } from 'playwright-core'

/** Waits for the chunk that shows codes and opens apps. Core has one of the same name, without QR code. */
export async function waitForRemoteChunk(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    return [/\/remote-/, /\/QrCode-/].every((requested) => files.some((file) => requested.test(file)))
  })
}
