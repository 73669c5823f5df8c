import { type PanelHost, type PanelHostOptions, place, whenBody } from './host'
import { CARD_CSS } from './styles'

interface ShadowHostOptions extends PanelHostOptions {
  readonly mode: 'open' | 'closed'
}

/** A `div` at the end of the body with everything in its shadow root. Empty it has no size. */
export function createShadowHost(document: Document, { mode, early }: ShadowHostOptions): PanelHost {
  const element = document.createElement('div')
  const root = element.attachShadow({ mode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CARD_CSS)
  root.adoptedStyleSheets = [sheet]
  place(element)

  const attach = () =>
    whenBody(document, (body) => {
      if (!element.isConnected) body.append(element)
    })
  let cancel = early ? attach() : () => {}
  return {
    fill(draw): void {
      const card = draw(document)
      root.replaceChildren(card)
      cancel = attach()
      takeFocus(card)
    },
    clear(): void {
      root.replaceChildren()
      if (!early) element.remove()
    },
    destroy(): void {
      cancel()
      element.remove()
    },
  }
}

/** A prompt asks for attention: the first field, or the card for a screen reader to read. */
export function takeFocus(card: HTMLElement): void {
  const first = card.querySelector<HTMLElement>('[type="password"]') ?? card
  first.focus({ preventScroll: true })
}
