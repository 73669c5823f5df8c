import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * What axe finds in the page and in its open shadow roots, once nothing moves there: one line for each element. A
 * colour on its way to another is neither of the two that were chosen.
 */
export async function findAxeViolations(page: Page, selector?: string): Promise<readonly string[]> {
  // Not as a script element: a strict content policy would refuse that. Half a megabyte: a page takes it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await untilStill(page)
  return page.evaluate(async (within) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    // Nobody reads what is right, and describing it takes longer than finding what is wrong.
    const { violations } = await inPage.run(within ?? document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, selector)
}

/** What never ends, as a ring that turns, is still enough. */
const untilStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        return roots
          .flatMap((root) => root.getAnimations())
          .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
      }),
    )
    .toBe(true)
