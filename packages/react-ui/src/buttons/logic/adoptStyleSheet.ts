interface Shared {
  readonly sheet: CSSStyleSheet
  users: number
}

/**
 * Adopts a style sheet once per document, until the last caller has released it. A strict CSP forbids style elements.
 */
export function adoptStyleSheet(page: Document, name: string, css: string): () => void {
  const sheets: Document & { foyer?: Record<string, Shared> } = page
  sheets.foyer ??= {}
  const all = sheets.foyer
  const shared = all[name] ?? { sheet: new CSSStyleSheet(), users: 0 }
  if (!shared.users++) {
    shared.sheet.replaceSync(css)
    all[name] = shared
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, shared.sheet]
  }
  return () => {
    if (--shared.users) return
    delete all[name]
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== shared.sheet)
  }
}
