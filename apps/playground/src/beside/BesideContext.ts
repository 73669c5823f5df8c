import { createContext, useContext } from 'react'

export type TabId = 'code' | 'state' | 'events' | 'phone' | 'mailbox'

/** What stands beside the site, and in reach while the modal is open. */
export interface Beside {
  readonly tab: TabId
  /** Also where there is room for one part at a time: it comes to the front then. */
  show(tab: TabId): void
}

export const BesideContext = createContext<Beside | undefined>(undefined)

export function useBeside(): Beside {
  const beside = useContext(BesideContext)
  if (!beside) throw new Error('Nothing stands beside this component.')
  return beside
}
