import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { getTestService } from './getTestService.ts'
import { SCREENSHOTS_FOLDER } from './paths.ts'

export interface Column {
  readonly look: string
  readonly viewport: { readonly width: number; readonly height: number }
}

// Sheet pixels per picture pixel.
const SCALE = 0.36

// A wider window is cropped around the modal.
const WIDE_PX = 640
const CROPPED_WIDTH_PX = 440

// Views per row.
const VIEWS_PER_ROW = 2

const style = `
body { margin: 0; padding: 10px; font: 12px system-ui; display: grid; gap: 12px 24px;
  grid-template-columns: repeat(${VIEWS_PER_ROW}, max-content) }
h2 { margin: 0; font-size: 14px }
div { display: flex; gap: 4px; align-items: start }
figure { margin: 0 }
img { display: block; object-fit: cover }`

/**
 * Draws all pictures of these views in one, a row for each view, as `e2e/screenshots/out/contact-sheet.png` and as a
 * page beside it.
 */
export async function drawContactSheet(views: readonly string[], columns: readonly Column[]): Promise<void> {
  if (!env.FOYER_PICTURES) return
  const rows = views.flatMap((view) => {
    const pictures = columns
      .map((column) => ({ ...column, file: `${view}-${column.look}.png` }))
      .filter(({ file }) => existsSync(join(SCREENSHOTS_FOLDER, file)))
    const figures = pictures.map(({ look, file, viewport: { width, height } }) => {
      const size = `width="${(width > WIDE_PX ? CROPPED_WIDTH_PX : width) * SCALE}" height="${height * SCALE}"`
      return `<figure><img src="${file}" ${size}><figcaption>${look}</figcaption></figure>`
    })
    return figures.length > 0 ? [`<section><h2>${view}</h2><div>${figures.join('')}</div></section>`] : []
  })
  const path = join(SCREENSHOTS_FOLDER, 'contact-sheet.html')
  await writeFile(path, `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`)
  const browser = await chromium.connect(getTestService('wsEndpoint'))
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 200 } })
    await page.goto(pathToFileURL(path).href)
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    await page.setViewportSize({ width, height: Math.min(height, 800) })
    await page.screenshot({ path: join(SCREENSHOTS_FOLDER, 'contact-sheet.png'), fullPage: true })
  } finally {
    await browser.close()
  }
}
