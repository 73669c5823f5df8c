import { StrictMode, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What every app has anyway: React, a heading, a button, and the emptiest dialog there is. */
function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>Harbor</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Connect wallet
      </button>
      {isOpen &&
        createPortal(
          <div role="dialog" aria-label="Empty">
            <button type="button" data-row="" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>,
          document.body,
        )}
    </>
  )
}

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
