import type { Page } from 'playwright-core'

/** Lists the labels whose row and amount are nowhere wholly visible in the open modal: cut, faded or covered. */
export function findCoveredRows(page: Page, labels: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const root = document.querySelector('[data-foyer]')?.shadowRoot
    const modal = root?.querySelector('.fy-modal')
    if (!root || !modal) return wanted
    const veils = [...modal.querySelectorAll('.fy-list-end[data-more]')].map((veil) => veil.getBoundingClientRect())
    const isWhole = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      if (!element.checkVisibility() || width === 0 || top < 0 || bottom > innerHeight) return false
      for (let each = element.parentElement; each && each !== modal; each = each.parentElement) {
        const frame = each.getBoundingClientRect()
        const isClipping = getComputedStyle(each).overflow !== 'visible'
        if (isClipping && (top < frame.top || bottom > frame.bottom)) return false
      }
      // A hit test misses the veil that fades rows at the edge of the list, because the veil lets pointers through.
      const body = element.closest('.fy-body')
      if (body && veils.some((veil) => bottom > veil.top && top < veil.bottom)) return false
      return [left + 2, (left + right) / 2, right - 2].every((x) =>
        element.contains(root.elementFromPoint(x, (top + bottom) / 2)),
      )
    }
    const rows = [...modal.querySelectorAll('dt')].map((label) => ({ label, amount: label.nextElementSibling }))
    return wanted.filter(
      (text) =>
        !rows.some(
          ({ label, amount }) =>
            label.textContent?.trim().startsWith(text) &&
            isWhole(label) &&
            amount?.querySelector('bdi') &&
            isWhole(amount),
        ),
    )
  }, labels)
}
