import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DialogFrame } from './DialogFrame.js'
import { emptyCss } from './emptyCss.js'

let show: (() => void) | undefined

/** Opens the empty dialog in its own shadow root, created on first use. */
export function openEmptyDialog(): void {
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
  return isOpen ? <DialogFrame onClose={() => setOpen(false)} /> : null
}
