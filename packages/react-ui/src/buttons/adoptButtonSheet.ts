import buttons from '../theme/buttons.css?text'

/** Marks the document that has the sheet, so that many buttons and many modals share one. */
const key = Symbol.for('foyer.buttons')

interface Shared {
  readonly sheet: CSSStyleSheet
  users: number
}

/** Styles the buttons of a page. Adopted, because a strict CSP forbids a style element. The last undo takes it away. */
export function adoptButtonSheet(page: Document & { [key]?: Shared }): () => void {
  let shared = page[key]
  if (!shared) {
    shared = { sheet: new CSSStyleSheet(), users: 0 }
    shared.sheet.replaceSync(buttons)
    page[key] = shared
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, shared.sheet]
  }
  const mine = shared
  mine.users++
  return () => {
    if (--mine.users > 0) return
    delete page[key]
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== mine.sheet)
  }
}
