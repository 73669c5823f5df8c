import type { Page } from 'playwright-core'
import { COMPARED_MARGIN_PX, COMPARED_WIDTH_PX } from '../../pages/redesign/comparedViews.ts'

// The ground of `pages/redesign`.
const STYLE = `
  html { color-scheme: light dark }
  html, body { background: light-dark(#d5ddd9, #070a09) !important }
  body > :not([data-foyer], [data-foyer-frame]) { visibility: hidden !important }`

/** Leaves the modal alone on a plain ground. Returns the undo. */
export async function hidePage(page: Page): Promise<() => Promise<void>> {
  await page.mouse.move(0, 0)
  const style = await page.addStyleTag({ content: STYLE })
  const scrim = page.locator('.fy-scrim')
  await scrim.evaluate((element) => {
    element.style.background = 'none'
    element.style.backdropFilter = 'none'
  })
  return async () => {
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    await scrim.evaluate((element) => element.removeAttribute('style'))
  }
}

/** Returns the rectangle of the modal with a margin, and with its shadow: down to the end of the window. */
export async function clipModal(page: Page) {
  const box = await page.locator('.fy-modal').boundingBox()
  const viewport = page.viewportSize()
  if (!box || !viewport) throw new Error('The page shows no modal.')
  const y = Math.round(box.y - COMPARED_MARGIN_PX)
  return {
    x: Math.round(box.x - COMPARED_MARGIN_PX),
    y,
    width: COMPARED_WIDTH_PX,
    height: viewport.height - y,
  }
}
