import type { Behaviours } from '../../wallets/createBehaviours'
import type { Journal } from '../../wallets/createJournal'
import type { SolanaContext } from './context'
import type { SolanaScript } from './types'

interface Dependencies {
  readonly context: SolanaContext
  readonly behaviours: Behaviours
  readonly journal: Journal
  readonly announce: () => void
}

/** The owner's hands, for a test. */
export function createScript({ context, behaviours, journal, announce }: Dependencies): SolanaScript {
  const { accounts, approvals, session } = context
  const own = (position: number): number => {
    if (accounts[position] === undefined) throw new RangeError(`This wallet has no account ${position}.`)
    return position
  }
  return {
    mode: behaviours.setMode,
    delay: behaviours.setDelay,
    next: behaviours.push,
    answerTwice: () => behaviours.setTimes(2),
    release: (answer = 'approve') => approvals.release(answer),
    open: approvals.open,
    switchAccount: (position, { only } = {}) => session.select(own(position), only),
    addAccountToSite: (position) => session.grant([...new Set([...session.granted(), own(position)])]),
    lock: () => session.setLocked(true),
    unlock() {
      session.setLocked(false)
      approvals.unlocked()
    },
    disconnectSite: session.revoke,
    announce,
    log: journal.read,
    clearLog: journal.clear,
  }
}
