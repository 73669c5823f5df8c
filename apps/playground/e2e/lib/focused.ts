import type { Page } from 'playwright-core'

/** What has the keyboard, also inside of open shadow roots: its label or text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return 'nothing'
    return active.getAttribute('aria-label') ?? (active.textContent?.trim() || active.tagName)
  })
}

/** Whether the keyboard is somewhere in the modal. */
export function isFocusInModal(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.hasAttribute('data-foyer') ?? false)
}
