import type { Page } from 'playwright-core'

/** The parts of the open modal as a visitor finds them. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    back: dialog.getByRole('button', { name: 'Back', exact: true }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    /** A row or button whose name begins with these words. */
    button: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
    text: (text: string | RegExp) => dialog.getByText(text),
    /** Through the page's own button, until the project has answered and the first view has come to rest. */
    open: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await dialog.evaluate(hasSettled)
    },
    /** Through the account's button in the page. */
    openAccount: () => page.getByRole('button', { name: /0x|…/ }).first().click(),
    gone: () => dialog.waitFor({ state: 'detached' }),
    isOpen: () => dialog.isVisible(),
  }
}

/** Done when no room is held for other ways to connect, and nothing has moved for three frames. */
async function hasSettled(dialog: Element) {
  let before = ''
  for (let still = 0; still < 3 || dialog.querySelector('.fy-skel--field'); ) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = dialog.getBoundingClientRect()
    const now = [x, y, width, height].join()
    still = now === before ? still + 1 : 0
    before = now
  }
}
