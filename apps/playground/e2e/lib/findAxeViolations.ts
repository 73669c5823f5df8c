import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Runs axe in the page and its open shadow roots, once nothing moves there: a line for each element. A color in
 * transition is neither of its two values.
 */
export async function findAxeViolations(page: Page | Frame, selector?: string): Promise<readonly string[]> {
  // Injects axe without a script element, which a strict CSP refuses, and once per page, as it has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await untilStill(page)
  return page.evaluate(async (within) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    // Violations only, as describing passes takes longer than finding violations. Without frames, which are of other
    // origins: axe would send them messages that the browser warns of.
    const { violations } = await inPage.run(within ?? document, { resultTypes: ['violations'], iframes: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, selector)
}

// An endless animation, such as a spinner, counts as still.
const untilStill = (page: Page | Frame) =>
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
