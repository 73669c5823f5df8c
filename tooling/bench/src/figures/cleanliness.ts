import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Parts } from '../types'

type Found = Record<'axe' | 'csp' | 'complaints' | 'otherHosts', string[]>

/** What must be zero: accessibility violations, policy violations, complaints, and requests to anybody before a click. */
export async function cleanliness({ browser, server }: Pick<Parts, 'browser' | 'server'>) {
  const found: Found = { axe: [], csp: [], complaints: [], otherHosts: [] }
  for (const colorScheme of ['light', 'dark'] as const) {
    const visit = await browser.visit(`${server.url}/vite/ten/`, { colorScheme })
    const { page } = visit
    await visit.rest()
    found.otherHosts.push(...visit.asked.filter((url) => !url.startsWith(server.url)))
    found.otherHosts.push(...(await page.evaluate(() => window.__asked)))
    await page.evaluate(axe.source)
    await check(page, found)
    await page.locator('button.fy-page').click()
    await page.locator('.fy-row:not([aria-hidden])').first().waitFor()
    // Ways to sign in and the wallets of the directory come a moment later.
    await visit.rest()
    await settle(page)
    await check(page, found)
    await page.locator('.fy-row', { hasText: 'Installed' }).click()
    await page.locator('button.fy-page--2').waitFor()
    await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
    await page.locator('button.fy-page--2').click()
    await page.locator('.fy-big').waitFor()
    await settle(page)
    await check(page, found)
    found.csp.push(...(await page.evaluate(() => window.__violations)))
    found.complaints.push(...visit.complaints)
    await visit.leave()
  }
  return found
}

/** Colours are judged when nothing is half faded in. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      (document.querySelector('[data-foyer]')?.shadowRoot?.getAnimations() ?? [])
        .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  )

async function check(page: Page, found: Found) {
  const { violations } = await page.evaluate(() => window.axe.run())
  found.axe.push(
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  )
}
