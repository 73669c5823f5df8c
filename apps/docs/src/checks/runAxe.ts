import axe from 'axe-core'
import type { Page } from 'playwright-core'

export interface AxeScope {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /** @default all */
  readonly rules?: readonly string[]
}

/** Runs axe in parts of a page, and returns a line for each violation. */
export async function runAxe(page: Page, { include, exclude = [], rules }: AxeScope): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ within, without, only }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
      const options: axe.RunOptions = { resultTypes: ['violations'] }
      if (only) options.runOnly = { type: 'rule', values: only }
      const { violations } = await inPage.run({ include: within, exclude: without }, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      )
    },
    { within: [...include], without: [...exclude], only: rules && [...rules] },
  )
}
