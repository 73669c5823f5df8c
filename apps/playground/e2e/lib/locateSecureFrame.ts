import { openByClick } from '@foyer/secure-sandbox/openByClick'
import type { Page } from 'playwright-core'

const APPROVES = /^(Approve|Sign|Send)/
/** Longer than the frame keeps a button disabled after its layout changed. */
const DRAW_MS = 5_000
const OPENS = /^(Review in a new window|Open the window again)$/

// Scrolls to the end of the review, because Approve is enabled once its end was visible.
const readAll = async (place: Page) => {
  await place.getByRole('button', { name: APPROVES }).waitFor()
  await scrollToEnd(place)
}

const scrollToEnd = (place: Pick<Page, 'locator'>, timeout?: number) =>
  place
    .locator('.content')
    .evaluate((content) => content.scrollTo(0, content.scrollHeight), undefined, timeout ? { timeout } : {})

/** Approves a request in the site’s window, which then closes itself. */
export async function approveReview(review: Page): Promise<void> {
  await readAll(review)
  await Promise.all([review.waitForEvent('close'), review.getByRole('button', { name: APPROVES }).click()])
}

/** Finds the content of the secure site's frame. */
export function locateSecureFrame(page: Page) {
  const frame = page.frameLocator('iframe[title]')
  const opener = frame.getByRole('button', { name: OPENS })
  const approve = frame.getByRole('button', { name: APPROVES })
  // What moves something is approved in a window of the site, and the frame offers to open it.
  const button = approve.or(opener)
  const read = async () => {
    await button.waitFor()
    if (!(await opener.isVisible())) await scrollToEnd(frame, DRAW_MS).catch(() => {})
  }
  const openReview = () => openByClick(page, opener)
  return {
    frame,
    heading: frame.getByRole('heading').first(),
    openReview,
    approve: {
      waitFor: () => button.waitFor(),
      isEnabled: () => read().then(() => button.isEnabled()),
      /** Approves in the frame, or in the window that it offers. */
      async click() {
        for (;;) {
          await read()
          if (await opener.isVisible()) return approveReview(await openReview())
          // The frame may draw anew: it shows another request, or offers its window in place of what it shows.
          const isClicked = approve.click({ timeout: DRAW_MS }).then(
            () => true,
            () => false,
          )
          if (await isClicked) return
        }
      },
    },
    decline: frame.getByRole('button', { name: 'Decline' }),
    again: frame.getByRole('button', { name: 'Try again' }),
    text: (text: string | RegExp) => frame.getByText(text),
  }
}
