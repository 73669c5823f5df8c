import type { OpenParameters } from '@foyer/core'
import type { Page } from 'playwright-core'

/** Calls `modal.open(…)` in the page. Returns the code of its error. */
export function openView(page: Page, parameters?: OpenParameters): Promise<string | undefined> {
  return page.evaluate(
    (input) =>
      globalThis.__modal!.context.show(input).then(
        () => undefined,
        (error: { code?: string }) => error.code ?? String(error),
      ),
    parameters,
  )
}
