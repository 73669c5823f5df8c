import type { Behaviours } from '../../wallets/createBehaviours'
import type { PolkadotContext } from './context'
import type { PolkadotScript } from './types'

interface Dependencies {
  readonly context: PolkadotContext
  readonly behaviours: Behaviours
  readonly announce: () => void
}

/** The owner's hands, for a test. */
export function createScript({ context, behaviours, announce }: Dependencies): PolkadotScript {
  const { approvals, journal, keys, session } = context
  const own = (position: number): number => {
    if (keys.accounts[position] === undefined) throw new RangeError(`This wallet has no account ${position}.`)
    return position
  }
  return {
    mode: behaviours.setMode,
    delay: behaviours.setDelay,
    next: behaviours.push,
    release: (answer = 'approve') => approvals.release(answer),
    open: approvals.open,
    switchAccount: (position, { only } = {}) => session.select(own(position), only),
    addAccountToSite: (position) => session.grant([...new Set([...(session.granted() ?? []), own(position)])]),
    lock: () => session.setLocked(true),
    unlock() {
      session.setLocked(false)
      approvals.unlocked()
    },
    disconnectSite: session.forget,
    announce,
    log: journal.read,
    clearLog: journal.clear,
  }
}
