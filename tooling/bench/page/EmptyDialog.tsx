import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Frame } from './Frame.js'
import './empty.css'

const load = () => import('./mountEmpty.js')

/**
 * Two dialogs of React alone with nothing in them, to compare with on this very page: one that is part of the page's own
 * tree, and one that comes as ours does, loaded when it is pointed at and in a root of its own.
 */
export function EmptyDialog() {
  const [isOpen, setOpen] = useState(false)
  const open = async () => (await load()).openEmpty()
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
