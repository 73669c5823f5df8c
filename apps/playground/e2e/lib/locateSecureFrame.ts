import type { Page } from 'playwright-core'

const APPROVES = /^(Approve|Sign|Send)/
const OPENS = /^(Review in a new window|Open the window again)$/

// Scrolls to the end of the review, because Approve is enabled once its end was visible.
const readAll = async (place: Pick<Page, 'locator' | 'getByRole'>) => {
  await place.getByRole('button', { name: APPROVES }).waitFor()
  await place.locator('.content').evaluate((content) => content.scrollTo(0, content.scrollHeight))
}

/** Approves a request in the site’s window, which then closes itself. */
export async function approveReview(review: Page): Promise<void> {
  await readAll(review)
  await Promise.all([review.waitForEvent('close'), review.getByRole('button', { name: APPROVES }).click()])
}

/** Finds the content of the secure site's frame. */
export function locateSecureFrame(page: Page) {
  const frame = page.frameLocator('iframe[title]')
  const opener = frame.getByRole('button', { name: OPENS })
  // What moves something is approved in a window of the site, and the frame offers to open it.
  const button = frame.getByRole('button', { name: APPROVES }).or(opener)
  const read = async () => {
    await button.waitFor()
    if (!(await opener.isVisible())) await readAll(frame)
  }
  const openReview = async (): Promise<Page> => {
    const [review] = await Promise.all([page.context().waitForEvent('page'), opener.click()])
    return review
  }
  return {
    frame,
    heading: frame.getByRole('heading').first(),
    openReview,
    approve: {
      waitFor: () => button.waitFor(),
      isEnabled: () => read().then(() => button.isEnabled()),
      /** Approves in the frame, or in the window that it offers. */
      async click() {
        await read()
        if (await opener.isVisible()) await approveReview(await openReview())
        else await button.click()
      },
    },
    decline: frame.getByRole('button', { name: 'Decline' }),
    again: frame.getByRole('button', { name: 'Try again' }),
    text: (text: string | RegExp) => frame.getByText(text),
  }
}
