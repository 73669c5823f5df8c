import type { Page } from 'playwright-core'

/** What the visitor sees inside of the secure site's frame. */
export function secureFrame(page: Page) {
  const frame = page.frameLocator('iframe[title]')
  return {
    frame,
    heading: frame.getByRole('heading').first(),
    approve: frame.getByRole('button', { name: /^(Approve|Sign|Send)/ }),
    decline: frame.getByRole('button', { name: 'Decline' }),
    again: frame.getByRole('button', { name: 'Try again' }),
    text: (text: string | RegExp) => frame.getByText(text),
  }
}
