import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { emptyCss } from './emptyCss.js'
import { Frame } from './Frame.js'

let show: (() => void) | undefined

/** Opens the empty dialog in a shadow root of its own, which is made the first time. */
export function openEmpty(): void {
  if (show) {
    show()
    return
  }
  const host = document.createElement('div')
  host.setAttribute('data-empty', '')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(emptyCss)
  shadow.adoptedStyleSheets = [sheet]
  document.body.append(host)
  flushSync(() => createRoot(shadow).render(<Root />))
}

function Root() {
  const [isOpen, setOpen] = useState(true)
  show = () => flushSync(() => setOpen(true))
  return isOpen ? <Frame onClose={() => setOpen(false)} /> : null
}
