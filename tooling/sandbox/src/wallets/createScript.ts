import type { WalletContext } from './context'
import type { Emitter } from './createEmitter'
import type { SessionEvents } from './createSession'
import type { WalletScript } from './scriptTypes'

interface Dependencies {
  readonly context: WalletContext
  readonly emitter: Emitter<SessionEvents>
  readonly announce: () => void
}

/** The owner's hands, for a test. */
export function createScript({ context, emitter, announce }: Dependencies): WalletScript {
  const { behaviours, session, script } = context
  return {
    ...script,
    addAccountToSite(position) {
      script.addAccountToSite(position)
      session.welcome()
    },
    switchChain: (chainId) => session.setChain(chainId),
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
  }
}
