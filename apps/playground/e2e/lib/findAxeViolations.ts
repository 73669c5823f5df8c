import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds in the page and in its open shadow roots: one line for each element. */
export async function findAxeViolations(page: Page, selector?: string): Promise<readonly string[]> {
  // Not as a script element: a strict content policy would refuse that.
  await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(within ?? document)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
  }, selector)
}
