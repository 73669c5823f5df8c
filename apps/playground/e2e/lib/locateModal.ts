import type { Page } from 'playwright-core'

/** Finds the parts of the open modal by role and name. */
export function locateModal(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    back: dialog.getByRole('button', { name: 'Back', exact: true }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    /** Finds a row or button by the start of its name. */
    button: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
    text: (text: string | RegExp) => dialog.getByText(text),
    /** Opens the modal by the page's button, and waits until the services have answered and the view is at rest. */
    open: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await page.waitForFunction(haveAnswered)
      await dialog.evaluate(hasSettled)
    },
    /** Opens the modal without waiting for services. */
    openUnanswered: async () => {
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await dialog.evaluate(hasSettled)
    },
    /** Opens the account by the page's account button. */
    openAccount: () =>
      page
        .getByRole('button', { name: /0x|…|\.eth$/ })
        .first()
        .click(),
    /** Returns whether nothing moves and the view has the focus. */
    atRest: () => dialog.evaluate(hasSettled),
    gone: () => dialog.waitFor({ state: 'detached' }),
    isOpen: () => dialog.isVisible(),
  }
}

// Whether the project's configuration and the directory have loaded. The first view does not wait for them, and would
// change in the middle of a test.
function haveAnswered(): boolean {
  const { options, adapters, stores } = globalThis.__modal!.context
  const isProject = !options.basic && options.projectId
  const canSignIn = isProject && (['eip155', 'solana'] as const).some((each) => adapters.get(each)?.channel)
  const isLearned = !canSignIn || localStorage.getItem('@appkit/LAST_SIGN_IN_OFFER') !== null
  const { status } = stores.directory?.$suggestions.get() ?? { status: 'loading' }
  return isLearned && status !== 'loading' && status !== 'late'
}

// Returns whether the view has no gap for pending sign-in options, and nothing has moved for three frames. The slot of
// the secure site's frame keeps its skeleton, which the frame covers.
async function hasSettled(dialog: Element) {
  let before = ''
  for (let still = 0; still < 3 || dialog.querySelector('.fy-skel--field:not(.fy-slot__s *)'); ) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = dialog.getBoundingClientRect()
    const now = [x, y, width, height].join()
    still = now === before ? still + 1 : 0
    before = now
  }
}
