import { AccountButton, ConnectButton, NetworkButton, useAccount, useModal } from '@foyer/react-ui'
import { useEffect, useRef } from 'react'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { useMediaQuery } from '../parts/useMediaQuery'
import { SandboxCard } from '../sandbox/SandboxCard'
import { isStaticDemo } from '../settings/isStaticDemo'
import { ConnectionsCard } from './ConnectionsCard'
import { HarborMark } from './HarborMark'
import { HarborScene } from './HarborScene'
import { HoldingsCard } from './HoldingsCard'
import { NetworkCard } from './NetworkCard'
import { PermissionCard } from './PermissionCard'
import { SendCard } from './SendCard'
import { SignMessageCard } from './SignMessageCard'
import { SignTypedDataCard } from './SignTypedDataCard'
import { ViewsCard } from './ViewsCard'

// Up to this width the header has room for the buttons only.
const NARROW = '(max-width: 519px)'

/** Renders a small app with a button for each function of Foyer. */
export function DemoSite() {
  const { enableEmbedded, disableAppend, 'features.smartSessions': hasSessions } = useSettings()
  const isNarrow = useMediaQuery(NARROW)
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
          {!isStaticDemo && (
            <p>
              <a href="/pages/berths/">Your berths</a> (after signing in)
            </p>
          )}
        </div>
      </div>
      {(enableEmbedded || disableAppend) && <ModalSlot />}
      <Invitation />
      <div className="actions">
        <div>
          <SignMessageCard />
          <SendCard />
          <NetworkCard />
          <ConnectionsCard />
        </div>
        <div>
          <SignTypedDataCard />
          {hasSessions && <PermissionCard />}
          <HoldingsCard />
          <ViewsCard />
        </div>
      </div>
      <SandboxCard />
    </section>
  )
}

// Explains why the buttons below are inactive.
function Invitation() {
  const { isConnected } = useAccount()
  const { open } = useModal()
  if (isConnected) return null
  return (
    <p className="invitation">
      <span>Connect a wallet to try the actions below.</span>
      <button type="button" className="button button-small" onClick={() => open({ view: 'Connect' })}>
        Connect
      </button>
    </p>
  )
}

// Renders the container of an embedded modal, an element that outlives this component.
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
