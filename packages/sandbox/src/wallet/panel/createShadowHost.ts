import { onBodyReady, type PanelHost, type PanelHostOptions, placeInCorner } from './panelHost'
import { CARD_CSS } from './styles'

interface ShadowHostOptions extends PanelHostOptions {
  readonly mode: 'open' | 'closed'
}

export function createShadowHost(document: Document, { mode, early }: ShadowHostOptions): PanelHost {
  const element = document.createElement('div')
  const root = element.attachShadow({ mode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CARD_CSS)
  root.adoptedStyleSheets = [sheet]
  placeInCorner(element)

  const attach = () =>
    onBodyReady(document, (body) => {
      if (!element.isConnected) body.append(element)
    })
  let cancel = early ? attach() : () => {}
  return {
    fill(draw): void {
      const card = draw(document)
      root.replaceChildren(card)
      cancel = attach()
      focusCard(card)
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

export function focusCard(card: HTMLElement): void {
  const first = card.querySelector<HTMLElement>('[type="password"]') ?? card
  first.focus({ preventScroll: true })
}
