/** Where a panel is drawn: in the page itself or in a frame of its own. */
export interface PanelHost {
  /** Shows the card, with the document it has to be made of. */
  fill(draw: (document: Document) => HTMLElement): void
  clear(): void
  destroy(): void
}

export interface PanelHostOptions {
  /** Accessible name of what stands in the page. */
  readonly title: string
  /** In the body from the start, empty. */
  readonly early: boolean
}

/** The last layer there is; wallets take it. */
const PLACE = { position: 'fixed', top: '12px', right: '12px', 'z-index': '2147483647' }

/** Through the CSSOM: a `style` attribute would need `unsafe-inline`. */
export function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
}

export const place = (element: HTMLElement): void => setStyle(element, PLACE)

/** Wallets run before the page has a body. Gives its undo. */
export function whenBody(document: Document, act: (body: HTMLElement) => void): () => void {
  const go = () => act(document.body)
  if (document.body) go()
  else document.addEventListener('DOMContentLoaded', go, { once: true })
  return () => document.removeEventListener('DOMContentLoaded', go)
}
