import type { Unsubscribe } from '../types/unsubscribe.js'
import { onAbort } from '../utils/waiting.js'
import type { AdapterContext } from './context.js'
import type { ConnectRequest } from './contract.js'

export interface UnlockWatcher {
  /**
   * Reports `unlocked` to `request.onStatus` once the user unlocks the wallet; a newer request of this wallet replaces
   * this one. `watch` subscribes to the wallet and returns its unsubscribe function.
   */
  wait(request: Pick<ConnectRequest, 'walletId' | 'onStatus'>, watch: (open: () => void) => Unsubscribe): void
}

export function createUnlockWatcher({ signal }: Pick<AdapterContext, 'signal'>): UnlockWatcher {
  const ends = new Map<string, () => void>()
  return {
    wait({ walletId, onStatus }, watch) {
      ends.get(walletId)?.()
      const unwatch = watch(() => {
        if (ends.get(walletId) !== end) return
        end()
        onStatus?.('unlocked')
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
