import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { BenchContext } from '../types'

type Violations = Record<'axe' | 'csp' | 'complaints' | 'otherHosts', string[]>

/**
 * Counts the figures that must be zero: violations of accessibility and policy, console errors, and foreign requests
 * before a click.
 */
export async function collectPageViolations({ browser, server }: Pick<BenchContext, 'browser' | 'server'>) {
  const result: Violations = { axe: [], csp: [], complaints: [], otherHosts: [] }
  for (const colorScheme of ['light', 'dark'] as const) {
    const visit = await browser.visit(`${server.url}/vite/ten/`, { colorScheme })
    const { page } = visit
    await visit.rest()
    result.otherHosts.push(...visit.asked.filter((url) => !url.startsWith(server.url)))
    result.otherHosts.push(...(await page.evaluate(() => window.__asked)))
    await page.evaluate(axe.source)
    await check(page, result)
    await page.locator('button.fy-page').click()
    await page.locator('.fy-row:not([aria-hidden])').first().waitFor()
    // Waits for sign-in options and the directory's wallets, which load a moment later.
    await visit.rest()
    await settle(page)
    await check(page, result)
    await page.locator('.fy-row', { hasText: 'Installed' }).click()
    await page.locator('button.fy-page--2').waitFor()
    await page.waitForFunction(() => !window.__inModal('.fy-scrim'))
    await page.locator('button.fy-page--2').click()
    await page.locator('.fy-big').waitFor()
    await settle(page)
    await check(page, result)
    result.csp.push(...(await page.evaluate(() => window.__violations)))
    result.complaints.push(...visit.complaints)
    await visit.leave()
  }
  return result
}

// Waits for fading elements, as axe checks their colors.
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      (document.querySelector('[data-foyer]')?.shadowRoot?.getAnimations() ?? [])
        .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  )

async function check(page: Page, result: Violations) {
  const { violations } = await page.evaluate(() => window.axe.run())
  result.axe.push(
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  )
}
