import type { BrowserTarget } from './BrowserUser.ts'

/** Finds, in the page, a clickable element of the page or of a modal's shadow root. */
export function findTarget({ role, name }: BrowserTarget): Element | null {
  const selectors = {
    button: 'button, [role=button]',
    textbox: 'input, textarea, [role=textbox]',
    dialog: '[role=dialog]',
    tab: '[role=tab]',
  }
  const roots = [document, ...[...document.querySelectorAll('[data-foyer]')].map((host) => host.shadowRoot)]
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
  }
  const result = roots
    .flatMap((root) => [...(root?.querySelectorAll(selectors[role]) ?? [])])
    .filter((element) => nameOf(element).startsWith(name) && element.checkVisibility())
    .filter((element) => {
      const root = element.getRootNode()
      const host = root instanceof ShadowRoot ? root.host : element
      return !element.closest('[inert]') && !host.closest('[inert]')
    })
  return result[0] ?? null
}
