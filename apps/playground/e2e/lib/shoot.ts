import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import type { Page } from 'playwright-core'
import { screenshots } from './paths.ts'

/** For people, who ask for them with `FOYER_PICTURES`: a picture of the page as it is, `e2e/screenshots/out/<name>.png`. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!env.FOYER_PICTURES) return
  await mkdir(screenshots, { recursive: true })
  await page.screenshot({ path: join(screenshots, `${name}.png`), animations: 'disabled' })
}
