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
    /** Through the page's own button, until the services have answered and the first view has come to rest. */
    open: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await page.waitForFunction(haveAnswered)
      await dialog.evaluate(hasSettled)
    },
    /** The same where they do not answer. */
    openUnanswered: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await dialog.evaluate(hasSettled)
    },
    /** Through the account's button in the page. */
    openAccount: () =>
      page
        .getByRole('button', { name: /0x|…|\.eth$/ })
        .first()
        .click(),
    /** Nothing moves, and the focus has been given to the view. */
    atRest: () => dialog.evaluate(hasSettled),
    gone: () => dialog.waitFor({ state: 'detached' }),
    isOpen: () => dialog.isVisible(),
  }
}

/**
 * Whether the project has said what it offers, and the directory which wallets. The first view does not wait for them on a
 * busy machine: what they change then would come in the middle of a test.
 */
function haveAnswered(): boolean {
  const { options, adapters, complete } = globalThis.__modal!.context
  const isProject = !options.basic && options.projectId
  const canSignIn = isProject && (['eip155', 'solana'] as const).some((each) => adapters.get(each)?.channel)
  const isLearned = !canSignIn || localStorage.getItem('@appkit/LAST_SIGN_IN_OFFER') !== null
  const { status } = complete?.stores.directory.$suggestions.get() ?? { status: 'loading' }
  return isLearned && status !== 'loading' && status !== 'late'
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
