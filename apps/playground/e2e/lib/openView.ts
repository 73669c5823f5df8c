import type { OpenParameters } from '@foyer/core'
import type { Page } from 'playwright-core'

/** As the page's own code would: `modal.open(…)`. Gives the error's code where it is refused. */
export function openView(page: Page, parameters?: OpenParameters): Promise<string | undefined> {
  return page.evaluate(
    (given) =>
      globalThis.__modal!.open(given).then(
        () => undefined,
        (error: { code?: string }) => error.code ?? String(error),
      ),
    parameters,
  )
}
