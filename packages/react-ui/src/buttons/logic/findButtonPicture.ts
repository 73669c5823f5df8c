import { findPictureParts } from '../../icons/findPictureParts.js'
import type { PictureKey, PictureParts } from '../../icons/picture.js'
import type { NetworkPicture } from './loadNetworkPicture.js'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Returns a function that draws a picture in a shadow root, out of reach of the app's CSS resets. */
export async function findButtonPicture(key: PictureKey): Promise<NetworkPicture['draw']> {
  const parts = await findPictureParts(key)
  if (!parts) return undefined
  return (host) => {
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('svg { display: block; }')
    root.adoptedStyleSheets = [sheet]
    // A shadow root has ids of its own, so a page may show a picture twice.
    root.replaceChildren(createElement('svg', { viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': 'true' }, parts))
  }
}

function createElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parts: PictureParts = [],
): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(tag === 'svg' ? name : toAttribute(name), value)
  element.append(...parts.map((part) => createElement(...part)))
  return element
}

// Pictures have React's names: `fillRule` is `fill-rule`, `gradientUnits` is itself.
const toAttribute = (name: string): string =>
  name.startsWith('gradient') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
