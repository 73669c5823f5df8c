interface Shared {
  readonly sheet: CSSStyleSheet
  users: number
}

/**
 * Gives the page a style sheet. Adopted, because a strict CSP forbids a style element, and once, however many buttons and
 * modals use it: the document itself keeps count. The last undo takes it away.
 */
export function adoptSheet(page: Document, name: string, css: string): () => void {
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
