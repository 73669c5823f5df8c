export function createFocusRestorer(document: Document) {
  let before: Element | null = null
  return {
    remember(): void {
      before = findFocused(document)
    },
    giveBack(): void {
      const unknownAddress = document.activeElement === null || document.activeElement === document.body
      // Restores the focus only if the user has not moved it elsewhere.
      if (unknownAddress && before?.isConnected && 'focus' in before)
        (before as HTMLElement).focus({ preventScroll: true })
      before = null
    },
  }
}

function findFocused(root: Document | ShadowRoot): Element | null {
  const result = root.activeElement
  return result?.shadowRoot ? (findFocused(result.shadowRoot) ?? result) : result
}
