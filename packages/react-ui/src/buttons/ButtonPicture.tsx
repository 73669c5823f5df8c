import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture, PictureKey } from '../icons/picture.js'
import { find } from '../icons/pictures.js'

export async function loadButtonPicture(key: PictureKey) {
  const picture = await find(key)
  return picture && <ButtonPicture picture={picture} />
}

/** Renders a picture in a shadow root, out of reach of the app's CSS resets. */
function ButtonPicture({ picture }: { readonly picture: Picture }) {
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
