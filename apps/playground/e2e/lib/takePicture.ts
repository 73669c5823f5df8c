import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import type { Page, PageScreenshotOptions } from 'playwright-core'
import { SCREENSHOTS_FOLDER } from './paths.ts'

/** Saves a picture of the page as `e2e/screenshots/out/<name>.png` if `FOYER_PICTURES` is set. */
export async function takePicture(
  page: Page,
  name: string,
  options: Pick<PageScreenshotOptions, 'clip'> = {},
): Promise<void> {
  if (!env.FOYER_PICTURES) return
  await mkdir(SCREENSHOTS_FOLDER, { recursive: true })
  await page.screenshot({ path: join(SCREENSHOTS_FOLDER, `${name}.png`), animations: 'disabled', ...options })
}
