import type { Emitter } from '../../wallet/createEmitter'
import type { EvmWalletScript } from '../../wallet/scriptTypes'
import type { EvmContext } from './context'
import type { EvmSessionEvents } from './createEvmSession'

interface Dependencies {
  readonly context: EvmContext
  readonly emitter: Emitter<EvmSessionEvents>
  readonly announce: () => void
}

export function createEvmWalletScript({ context, emitter, announce }: Dependencies): EvmWalletScript {
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
