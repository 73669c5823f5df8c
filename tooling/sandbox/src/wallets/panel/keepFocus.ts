/** Where the keyboard was before the panel took it, to put it back there. */
export function keepFocus(document: Document) {
  let before: Element | null = null
  return {
    remember(): void {
      before = findFocused(document)
    },
    giveBack(): void {
      const nobody = document.activeElement === null || document.activeElement === document.body
      // Someone who moved on by himself is not pulled back.
      if (nobody && before?.isConnected && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true })
      before = null
    },
  }
}

/** Also inside open shadow roots, where a dialog of the page may live. */
function findFocused(root: Document | ShadowRoot): Element | null {
  const found = root.activeElement
  return found?.shadowRoot ? (findFocused(found.shadowRoot) ?? found) : found
}
