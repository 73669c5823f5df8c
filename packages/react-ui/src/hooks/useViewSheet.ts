import { useInsertionEffect } from 'react'
import { useUi } from '../UiContext.js'

const made = new WeakMap<ShadowRoot, Map<string, CSSStyleSheet>>()

/** Styles that come with a view, not with the modal. They stay: the view may be seen again. */
export function useViewSheet(css: string): void {
  const { host } = useUi()
  useInsertionEffect(() => {
    const root = host.shadowRoot
    if (!root) return
    const sheets = made.get(root) ?? new Map<string, CSSStyleSheet>()
    made.set(root, sheets)
    if (sheets.has(css)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }, [host, css])
}
