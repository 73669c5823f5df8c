import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { DialogFrame } from './DialogFrame.js'
import { emptyCss } from './emptyCss.js'

const load = () => import('./openEmptyDialog.js')

// Renders two baselines in plain React: an empty dialog in the page's own tree, and an empty dialog that loads and
// mounts like the modal, when idle or on hover and in its own root.
export function EmptyDialog() {
  const [isOpen, setOpen] = useState(false)
  const open = async () => (await load()).openEmptyDialog()
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
      {isOpen && createPortal(<DialogFrame onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
