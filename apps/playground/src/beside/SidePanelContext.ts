import { createContext, useContext } from 'react'

export type PanelTabId = 'code' | 'state' | 'events' | 'phone' | 'mailbox'

/** Describes the panel beside the app, usable while the modal is open. */
export interface SidePanel {
  readonly tab: PanelTabId
  /** Selects a tab, and brings the panel to the front on narrow screens. */
  show(tab: PanelTabId): void
}

export const SidePanelContext = createContext<SidePanel | undefined>(undefined)

export function useSidePanel(): SidePanel {
  const beside = useContext(SidePanelContext)
  if (!beside) throw new Error('Nothing stands beside this component.')
  return beside
}
