import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { screenshots } from './paths.ts'

/** A picture of the page as it is, in `e2e/screenshots/out/<name>.png`. Returns its path. */
export async function shoot(page: Page, name: string): Promise<string> {
  await mkdir(screenshots, { recursive: true })
  const path = join(screenshots, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  return path
}
