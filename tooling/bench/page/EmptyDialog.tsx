import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './empty.css'

/** A dialog of React alone with nothing in it but a frame, a title and a button: what opening costs on this very page. */
export function EmptyDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="empty" onClick={() => setOpen(true)}>
        Empty dialog
      </button>
      {isOpen && createPortal(<Frame onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function Frame({ onClose }: { readonly onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="scrim">
      <section className="frame" role="dialog" aria-modal="true" aria-labelledby="empty-title">
        <h2 id="empty-title" tabIndex={-1} ref={title}>
          Empty
        </h2>
        <button type="button" id="empty-row" onClick={onClose}>
          Close
        </button>
      </section>
    </div>
  )
}
