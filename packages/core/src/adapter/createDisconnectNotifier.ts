import { withTimeout } from '../utils/waiting.js'
import type { AdapterContext } from './context.js'
import { DISCONNECT_NOTICE_TIMEOUT_MS } from './limits.js'

export interface DisconnectNotifier {
  /**
   * Tells a wallet that the app has disconnected. Never rejects. Waits at most {@link DISCONNECT_NOTICE_TIMEOUT_MS},
   * because not every wallet answers.
   */
  notify(walletId: string, send: () => unknown): Promise<void>
  /**
   * Resolves once the wallet has handled the disconnect notice; a connect request sent before that could be revoked by
   * it. Undefined if no notice is pending.
   */
  pending(walletId: string): Promise<void> | undefined
}

export function createDisconnectNotifier({ log }: Pick<AdapterContext, 'log'>): DisconnectNotifier {
  const open = new Map<string, Promise<void>>()
  return {
    notify(walletId, send) {
      const notified = (async () => {
        try {
          await send()
        } catch (cause) {
          log('debug', `"${walletId}" was not notified of the disconnect`, cause)
        }
      })()
      const ended = withTimeout(notified, DISCONNECT_NOTICE_TIMEOUT_MS, () => {}).finally(() => {
        if (open.get(walletId) === ended) open.delete(walletId)
      })
      open.set(walletId, ended)
      return ended
    },
    pending: (walletId) => open.get(walletId),
  }
}
