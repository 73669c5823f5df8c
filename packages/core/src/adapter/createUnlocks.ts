import type { Unsubscribe } from '../types/unsubscribe.js'
import { onAbort } from '../utils/waiting.js'
import type { ConnectRequest } from './contract.js'
import type { AdapterHost } from './host.js'

export interface Unlocks {
  /**
   * Tells whoever asked a locked wallet without a prompt, once, when it shows its accounts again; of several the last. `watch`
   * listens to the wallet and gives its undo.
   */
  wait(request: Pick<ConnectRequest, 'walletId' | 'onNews'>, watch: (open: () => void) => Unsubscribe): void
}

/** The locked wallets that are waited for. */
export function createUnlocks({ signal }: Pick<AdapterHost, 'signal'>): Unlocks {
  const ends = new Map<string, () => void>()
  return {
    wait({ walletId, onNews }, watch) {
      ends.get(walletId)?.()
      const unwatch = watch(() => {
        if (ends.get(walletId) !== end) return
        end()
        onNews?.('unlocked')
      })
      const end = () => {
        ends.delete(walletId)
        signal.removeEventListener('abort', end)
        unwatch()
      }
      ends.set(walletId, end)
      onAbort(signal, end)
    },
  }
}
