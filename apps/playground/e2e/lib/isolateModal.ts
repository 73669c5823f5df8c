import type { Page } from 'playwright-core'
import { COMPARED_MARGIN_PX, COMPARED_WIDTH_PX } from '../../pages/redesign/comparedViews.ts'

// Background of the page `redesign`.
const STYLE = `
  html { color-scheme: light dark }
  html, body { background: light-dark(#d5ddd9, #070a09) !important }
  body > :not([data-foyer], [data-foyer-frame]) { visibility: hidden !important }`

/** Hides everything but the modal, on a plain background. Returns a function that undoes this. */
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

/** Returns the modal's rectangle with a margin, down to the end of the window, so that it contains the shadow. */
export async function getModalClip(page: Page) {
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
