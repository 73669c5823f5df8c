import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { emptyCss } from './emptyCss.js'
import { Frame } from './Frame.js'

const load = () => import('./mountEmpty.js')

/**
 * Two dialogs of React alone with nothing in them, to compare with: one that is part of the page's own tree, and one that
 * comes as ours does, loaded when the page is idle or the button is pointed at, and in a root of its own.
 */
export function EmptyDialog() {
  const [isOpen, setOpen] = useState(false)
  const open = async () => (await load()).openEmpty()
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(emptyCss)
    document.adoptedStyleSheets = [sheet]
    const ahead = () => requestIdleCallback(() => void load())
    if (document.readyState === 'complete') ahead()
    else window.addEventListener('load', ahead, { once: true })
  }, [])
  return (
    <>
      <button type="button" id="empty" onClick={() => setOpen(true)}>
        Empty dialog
      </button>
      <button type="button" id="lazy" onPointerEnter={() => void load()} onClick={() => void open()}>
        Empty dialog, loaded
      </button>
      {isOpen && createPortal(<Frame onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
