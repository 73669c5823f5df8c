import type { Page } from 'playwright-core'

/** Returns the label or text of the focused element, also inside open shadow roots. */
export function getFocusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return 'nothing'
    return active.getAttribute('aria-label') ?? (active.textContent?.trim() || active.tagName)
  })
}

export function isFocusInModal(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.hasAttribute('data-foyer') ?? false)
}
