import type { Locator, Page } from 'playwright-core'
import type { ClickTimes } from './types'

/**
 * Clicks a visible element after hovering for `aim` milliseconds. Returns the times until `find` returns an element.
 */
export async function clickButton(page: Page, target: Locator, find: string, aim: number): Promise<ClickTimes> {
  await page.mouse.move(0, 0)
  // Listens before the click, so that the page misses none.
  const times = page.evaluate<ClickTimes>(`window.__timeFromClick(${find})`)
  const { x, y } = await target.evaluate(whenStill)
  await page.mouse.move(x, y)
  if (aim) await new Promise((resolve) => setTimeout(resolve, aim))
  await page.mouse.down()
  await page.mouse.up()
  return times
}

// Runs in the page: returns the element's center once it has not moved for three frames.
async function whenStill(element: Element) {
  let before = ''
  for (let still = 0; ; ) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = [x, y, width, height].join()
    still = now === before ? still + 1 : 0
    if (still === 3) return { x: x + width / 2, y: y + height / 2 }
    before = now
  }
}
