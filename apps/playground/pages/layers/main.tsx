import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import * as Radix from '@radix-ui/react-dialog'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'

const local = await loadServicesAndWallets()
const modal = createModal({ ...getSharedOptions(local), adapters: [evm()], ui: reactUi() })
globalThis.__modal = modal

const connect = () => modal.open()

// An app that opens the modal while the browser or a library has made the rest of the page inert.
function Layers() {
  const outer = useRef<HTMLDialogElement>(null)
  const inner = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(true)
  return (
    <>
      <header>
        <h1>In dialogs and fullscreen</h1>
        <p>The modal opens above whatever the app has put in front.</p>
      </header>
      <div className="card">
        <div className="buttons">
          <button className="plain" type="button" onClick={connect}>
            Connect on the page
          </button>
          <button className="plain" type="button" onClick={() => outer.current?.showModal()}>
            Open a dialog
          </button>
          <button className="plain" type="button" onClick={() => stage.current?.requestFullscreen()}>
            Go fullscreen
          </button>
          <Radix.Root>
            <Radix.Trigger className="plain">Open a Radix dialog</Radix.Trigger>
            <Radix.Portal>
              <Radix.Content className="card" aria-describedby={undefined}>
                <Radix.Title>Berth</Radix.Title>
                <button className="plain" type="button" onClick={connect}>
                  Connect in Radix
                </button>
              </Radix.Content>
            </Radix.Portal>
          </Radix.Root>
        </div>
      </div>
      {isShown && (
        <dialog ref={outer} aria-label="Outer">
          <button className="plain" type="button" onClick={connect}>
            Connect in the dialog
          </button>
          <button className="plain" type="button" onClick={() => inner.current?.showModal()}>
            Open another
          </button>
          <dialog ref={inner} aria-label="Inner">
            <button className="plain" type="button" onClick={connect}>
              Connect in the inner dialog
            </button>
          </dialog>
        </dialog>
      )}
      <div ref={stage} className="card">
        <button className="plain" type="button" onClick={connect}>
          Connect on the stage
        </button>
      </div>
      <button className="plain" type="button" hidden id="remove" onClick={() => setShown(false)}>
        Remove the dialog
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Layers />)
