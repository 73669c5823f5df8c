import { Mail, Smartphone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePlayground } from '../modal/PlaygroundContext'
import { useSidePanel } from './SidePanelContext'

interface BesidePanelProps {
  /** On narrow screens: whether the panel is in front of the app. */
  readonly isOut: boolean
  readonly isModalOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Renders a panel in the body above the modal's layer, which the modal leaves alone like a wallet's panel. Phone,
 * mailbox and log stay visible while the modal waits for them.
 */
export function SidePanelTabs({ isOut, isModalOpen, onClose, children }: BesidePanelProps) {
  const { local } = usePlayground()
  const { show } = useSidePanel()
  const place = document.querySelector('#beside')
  if (!place) return null
  const isAway = isModalOpen && !isOut
  return createPortal(
    <>
      <div className="beside" data-out={isOut || undefined} data-dimmed={isModalOpen || undefined}>
        <button
          type="button"
          className="button button-small beside-close"
          data-over={isModalOpen || undefined}
          onClick={onClose}
        >
          <X size={14} strokeWidth={2.1} aria-hidden />
          {isModalOpen ? 'Back to the modal' : 'Close'}
        </button>
        {children}
      </div>
      {isAway && (local.phoneUrl ?? local.inboxUrl) !== undefined && (
        <nav className="reach" aria-label="Beside the modal">
          {local.phoneUrl !== undefined && (
            <button type="button" className="button button-small reach-button" onClick={() => show('phone')}>
              <Smartphone size={16} strokeWidth={1.75} aria-hidden />
              <span className="reach-label">Phone</span>
            </button>
          )}
          {local.inboxUrl !== undefined && (
            <button type="button" className="button button-small reach-button" onClick={() => show('mailbox')}>
              <Mail size={16} strokeWidth={1.75} aria-hidden />
              <span className="reach-label">Mailbox</span>
            </button>
          )}
        </nav>
      )}
    </>,
    place,
  )
}
