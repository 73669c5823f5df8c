import { AccountButton, ConnectButton, NetworkButton, useAccount, useModal } from '@foyer/react-ui'
import { useEffect, useRef } from 'react'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { useMedia } from '../parts/useMedia'
import { SandboxCard } from '../sandbox/SandboxCard'
import { ConnectionsCard } from './ConnectionsCard'
import { HarborMark } from './HarborMark'
import { HarborScene } from './HarborScene'
import { NetworkCard } from './NetworkCard'
import { OwnsCard } from './OwnsCard'
import { PermissionCard } from './PermissionCard'
import { SendCard } from './SendCard'
import { SignMessageCard } from './SignMessageCard'
import { SignTypedDataCard } from './SignTypedDataCard'
import { ViewsCard } from './ViewsCard'

/** There is room for little more than the buttons. */
const NARROW = '(max-width: 519px)'

/** A small site as an integrator would have it, with a button for everything that Foyer does. */
export function Site() {
  const { enableEmbedded, disableAppend, 'features.smartSessions': hasSessions } = useSettings()
  const isNarrow = useMedia(NARROW)
  return (
    <section className="site" aria-label="Example site">
      <header className="site-bar">
        <HarborMark />
        <h2>Harbor</h2>
        <div className="site-buttons">
          <NetworkButton />
          <ConnectButton />
          <AccountButton balance={isNarrow ? 'hide' : 'show'} />
        </div>
      </header>
      <div className="hero">
        <HarborScene />
        <div>
          <p className="hero-title">A quiet place to tie up</p>
          <p>Berths by the night, from people who know the water.</p>
          <p>
            <a href="/pages/berths/">Your berths</a>, for who has signed in
          </p>
        </div>
      </div>
      {(enableEmbedded || disableAppend) && <ModalSlot />}
      <Invitation />
      <div className="actions">
        <div>
          <SignMessageCard />
          <SendCard />
          <NetworkCard />
        </div>
        <div>
          <SignTypedDataCard />
          {hasSessions && <PermissionCard />}
          <ConnectionsCard />
          <OwnsCard />
          <ViewsCard />
        </div>
      </div>
      <SandboxCard />
    </section>
  )
}

/** Says why the buttons below do nothing yet. */
function Invitation() {
  const { isConnected } = useAccount()
  const { open } = useModal()
  if (isConnected) return null
  return (
    <p className="invitation">
      <span>Connect a wallet to try the actions below.</span>
      <button
        type="button"
        className="button button-small"
        onClick={() => open({ view: 'Connect' }).catch(() => undefined)}
      >
        Connect
      </button>
    </p>
  )
}

/** The container that an embedded modal is given. It is older than this component, and outlives it. */
function ModalSlot() {
  const { container } = usePlayground()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    slot.current?.append(container)
    return () => container.remove()
  }, [container])
  return (
    <section className="slot" aria-label="Place of the modal">
      <p>
        This is the <code>container</code> the modal was given.
      </p>
      <div ref={slot} />
    </section>
  )
}
