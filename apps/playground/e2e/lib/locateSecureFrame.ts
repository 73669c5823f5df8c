import type { Page } from 'playwright-core'

/** Finds the content of the secure site's frame. */
export function locateSecureFrame(page: Page) {
  const frame = page.frameLocator('iframe[title]')
  const button = frame.getByRole('button', { name: /^(Approve|Sign|Send)/ })
  // Scrolls to the end of the review, because Approve is enabled once its end was visible.
  const read = async () => {
    await button.waitFor()
    await frame.locator('.content').evaluate((content) => content.scrollTo(0, content.scrollHeight))
  }
  return {
    frame,
    heading: frame.getByRole('heading').first(),
    approve: {
      waitFor: () => button.waitFor(),
      isEnabled: () => read().then(() => button.isEnabled()),
      click: () => read().then(() => button.click()),
    },
    decline: frame.getByRole('button', { name: 'Decline' }),
    again: frame.getByRole('button', { name: 'Try again' }),
    text: (text: string | RegExp) => frame.getByText(text),
  }
}
