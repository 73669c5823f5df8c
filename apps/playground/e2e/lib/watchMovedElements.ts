import type { Page } from 'playwright-core'

/** Describes a clickable element that moved after it was first shown. */
export interface MovedElement {
  readonly name: string
  readonly view: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * Records the first position of each clickable element in the modal, frame by frame, and later differences. A new view
 * starts anew; nothing is recorded while its code loads. For `addInitScript`.
 */
export function watchMovedElements(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const PRESSED = 'button, a[href], input, textarea, select, summary, [role="tab"], [role="menuitemradio"]'
    const moved: MovedElement[] = []
    let boxes = new Map<Element, readonly number[]>()
    let displayed: Element | null = null
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent?.trim() ?? ''
    const look = () => {
      requestAnimationFrame(look)
      const root = document.querySelector('[data-foyer]')?.shadowRoot
      const view = root?.querySelector('.fy-view:not(.fy-ghost)') ?? null
      if (view !== displayed) {
        displayed = view
        boxes = new Map()
      }
      if (!root || !view || view.querySelector('.fy-rows[aria-busy=true]')) return
      for (const element of root.querySelectorAll(`.fy-modal :is(${PRESSED})`)) {
        if (element.closest('.fy-ghost, .is-leaving, .fy-toast')) continue
        const { x, y, width, height } = element.getBoundingClientRect()
        const now = [x, y, width, height].map(Math.round)
        const before = boxes.get(element)
        if (width * height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue
        if (!before) boxes.set(element, now)
        else if (before.slice(0, 2).some((value, axis) => Math.abs(value - (now[axis] ?? 0)) > 1)) {
          boxes.set(element, now)
          const title = root.querySelector('h2')?.textContent ?? ''
          moved.push({ name: nameOf(element), view: title, from: before, to: now })
        }
      }
    }
    requestAnimationFrame(look)
    Object.assign(globalThis, { __moved: moved })
  })
}

export const readMovedElements = (page: Page): Promise<readonly MovedElement[]> =>
  page.evaluate(() => Reflect.get(globalThis, '__moved') as readonly MovedElement[])
