import type { Page } from 'playwright-core'

/** What the page's modal says of itself, as plain data. */
export function stateOf(page: Page) {
  return page.evaluate(() => {
    const { $account, $state, context } = globalThis.__modal!
    const { status, address } = $account().get()
    const { open, caipNetworkId } = $state.get()
    // Not there before something needs it.
    const view: string | undefined = context.complete?.stores.router.$route.get().view
    return { status, address, open, caipNetworkId, view }
  })
}

/** All that the page keeps in storage under the modal's prefix. */
export function storageOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('@appkit/'))),
  )
}
