import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage } from './lib/openPage.ts'
import { readButtonLooks } from './lib/readButtonLooks.ts'

it('buttons that a server rendered look the same before any script and after, and nothing shifts', async () => {
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  let before: unknown
  const holdScripts = async (page: Page) => {
    await page.route(/\.js(\?|$)/, (route) => isFree.then(() => route.continue()))
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const each of list.getEntries()) if ('value' in each) shifts.push(Number(each.value))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(globalThis, { __shifts: shifts })
    })
    void page
      .waitForFunction(() => document.querySelectorAll('button.fy-page').length > 1 && document.styleSheets.length > 1)
      .then(async () => {
        before = await readButtonLooks(page)
        release()
      })
  }
  const page = await openPage({ path: '/pages/ssr/', before: holdScripts })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  expect(before).toHaveLength(2)
  expect(await readButtonLooks(page)).toEqual(before)
  expect(await page.evaluate(() => (globalThis as { __shifts?: number[] }).__shifts)).toEqual([])
})
