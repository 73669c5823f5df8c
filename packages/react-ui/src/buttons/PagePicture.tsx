import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '../icons/picture.js'
import type { PictureKey } from '../icons/pictureKey.js'
import { find } from '../icons/pictures.js'

/** Says whether there is a picture before anything is drawn: until then the letter stands. */
export async function loadPagePicture(key: PictureKey) {
  const picture = await find(key)
  return picture && <PagePicture picture={picture} />
}

/** A drawing in the page. In a root of its own: a page that resets everything resets the shapes of an SVG too. */
function PagePicture({ picture }: { readonly picture: Picture }) {
  const host = useRef<HTMLSpanElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  useEffect(() => {
    if (!host.current) return
    const own = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('svg { display: block; }')
    own.adoptedStyleSheets = [sheet]
    setRoot(own)
  }, [])
  return <span ref={host}>{root && createPortal(picture, root)}</span>
}
