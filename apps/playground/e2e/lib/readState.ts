import type { Page } from 'playwright-core'

/** Reads the state of the page's modal, as plain data. */
export function readState(page: Page) {
  return page.evaluate(() => {
    const { $account, $state, context } = globalThis.__modal!
    const { status, address } = $account().get()
    const { isOpen: open, caipNetworkId } = $state.get()
    const view: string | undefined = context.stores.router?.$route.get().view
    return { status, address, open, caipNetworkId, view }
  })
}

/** Reads the page's storage under the modal's prefix. */
export function readStorage(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('@appkit/'))),
  )
}
