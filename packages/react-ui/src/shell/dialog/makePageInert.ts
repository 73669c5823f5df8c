import { isInTopLayer } from './keepInTopLayer.js'

const NEVER = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'])

/**
 * Makes the page behind the dialog inert, except where a wallet may draw above it: elements added later, empty hosts of
 * extensions, overlays already above, and the frame of the embedded wallet.
 */
export function makePageInert(host: HTMLElement): () => void {
  const zIndex = Number(getComputedStyle(host).getPropertyValue('--fy-z')) || 0
  const made: Element[] = []
  const parts = listSiblings(host)
  for (const part of parts) {
    if (part.matches('[inert],[data-foyer-frame]') || NEVER.has(part.tagName) || isOverlay(part, zIndex)) continue
    // A dialog above the modal must stay closable: it has made everything else inert.
    if (isInTopLayer(part)) continue
    part.setAttribute('inert', '')
    made.push(part)
  }
  return () => {
    for (const part of made) part.removeAttribute('inert')
  }
}

/** Returns the siblings of the host and of its ancestors up to the body. */
function listSiblings(host: HTMLElement): Element[] {
  const parts: Element[] = []
  for (let each: Element | null = host; each && each !== document.body; each = each.parentElement) {
    for (const sibling of each.parentElement?.children ?? []) if (sibling !== each) parts.push(sibling)
  }
  return parts
}

function isOverlay(element: Element, zIndex: number): boolean {
  if (element.hasAttribute('data-foyer')) return false
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const isAbove = style.position === 'fixed' && Number(style.zIndex) > zIndex
  return isAbove || ((width === 0 || height === 0) && element.textContent?.trim() === '')
}
