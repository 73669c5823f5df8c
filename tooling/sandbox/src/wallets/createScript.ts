import type { WalletContext } from './context'
import type { Emitter } from './createEmitter'
import type { Journal } from './createJournal'
import type { SessionEvents } from './createSession'
import type { WalletScript } from './scriptTypes'

interface Dependencies {
  readonly context: WalletContext
  readonly emitter: Emitter<SessionEvents>
  readonly journal: Journal
  readonly announce: () => void
}

/** The owner's hands, for a test. */
export function createScript({ context, emitter, journal, announce }: Dependencies): WalletScript {
  const { behaviours, approvals, session, keyring } = context
  const own = (position: number): number => {
    if (keyring.addresses[position] === undefined) throw new RangeError(`This wallet has no account ${position}.`)
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
    addAccountToSite: (position) => session.grant([...new Set([...session.positions(), own(position)])]),
    switchChain: (chainId) => session.setChain(chainId),
    lock: () => session.setLocked(true),
    unlock() {
      session.setLocked(false)
      approvals.unlocked()
    },
    disconnectSite: session.throwOut,
    goOffline: () => session.setOnline(false),
    goOnline: () => session.setOnline(true),
    message: (message) => emitter.emit('message', message),
    setSwitchErrorCode(code) {
      behaviours.switchErrorCode = code
    },
    setAddResult(result) {
      behaviours.addResult = result
    },
    announce,
    log: journal.read,
    clearLog: journal.clear,
  }
}
