export interface PanelHost {
  /** Shows the card, which `draw` creates in the host's document. */
  fill(draw: (document: Document) => HTMLElement): void
  clear(): void
  destroy(): void
}

export interface PanelHostOptions {
  /** Accessible name of the host element. */
  readonly title: string
  /** Adds the empty host to the body from the start. */
  readonly early: boolean
}

const PLACE = { position: 'fixed', top: '12px', right: '12px', 'z-index': '2147483647' }

// Sets styles through the CSSOM, as a `style` attribute would need `unsafe-inline`.
export function setStyle(element: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
}

export const placeInCorner = (element: HTMLElement): void => setStyle(element, PLACE)

// Waits for the body, as wallets run before it exists.
export function onBodyReady(document: Document, callback: (body: HTMLElement) => void): () => void {
  const go = () => callback(document.body)
  if (document.body) go()
  else document.addEventListener('DOMContentLoaded', go, { once: true })
  return () => document.removeEventListener('DOMContentLoaded', go)
}
