import type { Locator, Page } from 'playwright-core'

const RETRY_MS = 20_000

/** Clicks until a window opens, as users do: Chromium ignores clicks in a frame that has just moved. */
export async function openByClick(page: Page, button: Locator): Promise<Page> {
  for (;;) {
    const opening = page
      .context()
      .waitForEvent('page', { timeout: RETRY_MS })
      .catch(() => undefined)
    await button.click()
    const opened = await opening
    if (opened !== undefined) return opened
  }
}
