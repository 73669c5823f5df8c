import { useEffect, useRef } from 'react'

/** Renders the smallest dialog: a scrim, a frame, a focused title, a button. */
export function DialogFrame({ onClose }: { readonly onClose: () => void }) {
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
