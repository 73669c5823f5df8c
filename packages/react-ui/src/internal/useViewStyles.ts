import { useInsertionEffect } from 'react'
import { useUi } from './UiContext.js'

const made = new WeakMap<ShadowRoot, Set<string>>()

/** Adopts the styles of a view. They stay, because the view may be shown again. */
export function useViewStyles(sheets: readonly string[] | undefined): void {
  const { host } = useUi()
  useInsertionEffect(() => {
    const root = host.shadowRoot
    if (!root || !sheets) return
    const known = made.get(root) ?? new Set<string>()
    made.set(root, known)
    const added = sheets.filter((css) => !known.has(css) && known.add(css))
    if (!added.length) return
    const before = root.adoptedStyleSheets.slice(0, -1)
    root.adoptedStyleSheets = [...before, ...added.map(toSheet), ...root.adoptedStyleSheets.slice(-1)]
  }, [host, sheets])
}

function toSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
