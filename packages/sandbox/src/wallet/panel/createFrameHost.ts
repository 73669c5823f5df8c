import { focusCard } from './createShadowHost'
import { onBodyReady, type PanelHost, type PanelHostOptions, placeInCorner, setStyle } from './panelHost'
import { CARD_CSS, FRAME_CSS } from './styles'

const WIDTH = 360
const MARGIN = 12
const NOTHING = { width: '0', height: '0', border: '0', 'box-shadow': 'none' }
const SHOWN = {
  width: `min(${WIDTH}px, calc(100vw - ${2 * MARGIN}px))`,
  'border-radius': '18px',
  'box-shadow': '0 0 0 1px rgb(15 23 42 / .08), 0 18px 48px -12px rgb(15 23 42 / .35)',
}

// Draws the panel in a frame without URL, so that no `frame-src` is needed.
export function createFrameHost(document: Document, { title, early }: PanelHostOptions): PanelHost {
  const frame = document.createElement('iframe')
  frame.title = title
  placeInCorner(frame)
  setStyle(frame, NOTHING)

  let draw: ((document: Document) => HTMLElement) | undefined
  let observer: ResizeObserver | undefined
  const put = () => {
    const inner = frame.contentDocument
    const view = frame.contentWindow as (Window & typeof globalThis) | null
    if (!inner || !view || !draw) return
    setStyle(frame, SHOWN)
    // A document accepts only style sheets that its own window created.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(CARD_CSS + FRAME_CSS)
    inner.adoptedStyleSheets = [sheet]
    inner.documentElement.lang = 'en'
    const card = draw(inner)
    inner.body.replaceChildren(card)
    const fit = () => setStyle(frame, { height: `${Math.min(card.offsetHeight, innerHeight - 2 * MARGIN)}px` })
    observer?.disconnect()
    observer = new view.ResizeObserver(fit)
    observer.observe(card)
    fit()
    focusCard(card)
  }
  // Chromium emits `load` at once. Firefox replaces the frame's first document and emits it a moment later.
  frame.addEventListener('load', put)

  let cancel = () => {}
  const attach = () => {
    cancel = onBodyReady(document, (body) => body.append(frame))
  }
  if (early) attach()
  return {
    fill(next): void {
      draw = next
      if (frame.isConnected) put()
      else attach()
    },
    clear(): void {
      draw = undefined
      observer?.disconnect()
      setStyle(frame, NOTHING)
      frame.contentDocument?.body.replaceChildren()
      if (!early) frame.remove()
    },
    destroy(): void {
      cancel()
      observer?.disconnect()
      frame.remove()
    },
  }
}
