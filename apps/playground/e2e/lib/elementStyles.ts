import type { Page } from 'playwright-core'

export interface ElementStyle {
  readonly name: string
  readonly box: readonly number[]
  readonly styles: Readonly<Record<string, string>>
}

/**
 * Reads the computed styles and box of every element of the buttons (`.fy-page`) or of the modal; boxes are relative to
 * the first element, as pages place buttons differently.
 */
export function readStyles(page: Page, name: 'modal' | 'buttons'): Promise<readonly ElementStyle[]> {
  return page.evaluate((part) => {
    const roots =
      part === 'modal'
        ? [...(document.querySelector('[data-foyer]')?.shadowRoot?.querySelectorAll('.fy') ?? [])]
        : [...document.querySelectorAll('.fy-page')]
    // Properties that depend on the page: positions, and sizes in `rem`.
    const isPages = /^(perspective-origin|transform-origin|-webkit-locale|inline-size|block-size)$/
    return roots.flatMap((root) => {
      const origin = root.getBoundingClientRect()
      return [root, ...root.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const computed = getComputedStyle(element)
        const styles = [...computed]
          .filter((property) => !property.startsWith('--') && !isPages.test(property))
          .map((property) => [property, computed.getPropertyValue(property)])
        return {
          name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
          box: [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value * 10) / 10),
          styles: Object.fromEntries(styles),
        }
      })
    })
  }, name)
}

/** Formats differences as one line each, for readable failures. */
export function diffStyles(one: readonly ElementStyle[], other: readonly ElementStyle[]): readonly string[] {
  if (one.length !== other.length) return [`${one.length} elements, and ${other.length}`]
  return one.flatMap((look, index) => {
    const { name, box, styles } = other[index]!
    const changed = Object.keys(look.styles).filter((property) => look.styles[property] !== styles[property])
    return [
      ...(String(box) === String(look.box) ? [] : [`${name}: box ${look.box}, and ${box}`]),
      ...changed.map((property) => `${name}: ${property} ${look.styles[property]}, and ${styles[property]}`),
    ]
  })
}
