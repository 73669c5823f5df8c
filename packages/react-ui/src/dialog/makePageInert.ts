import { isModal } from './placeOnTop.js'

const NEVER = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'])

/**
 * Takes the page behind the dialog out of reach. Left alone is what a wallet needs to show above it: elements that are
 * added while the dialog is open, empty hosts that a wallet put there earlier to fill now, what already lies above, and the
 * frame in which the embedded wallet is asked.
 */
export function makePageInert(host: HTMLElement): () => void {
  const zIndex = Number(getComputedStyle(host).getPropertyValue('--fy-z')) || 0
  const made: Element[] = []
  const parts = partsBeside(host)
  for (const part of parts) {
    if (part.matches('[inert],[data-foyer-frame]') || NEVER.has(part.tagName) || isOverlay(part, zIndex)) continue
    // A dialog that has come above the modal has to be closable: all else is inert because of it.
    if (isModal(part)) continue
    part.setAttribute('inert', '')
    made.push(part)
  }
  return () => {
    for (const part of made) part.removeAttribute('inert')
  }
}

/** The siblings of the host, of its parent, and so on up to the body. */
function partsBeside(host: HTMLElement): Element[] {
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
