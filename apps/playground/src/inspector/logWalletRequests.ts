import { listPageWallets } from '../sandbox/listPageWallets'
import type { Log } from './createLog'

// Milliseconds between polls, as a wallet's journal has no events.
const POLL_INTERVAL_MS = 300

/** Logs every request to a sandbox wallet, and its outcome. Returns a function that stops. */
export function logWalletRequests(log: Log): () => void {
  const written = new Map<string, number[]>()
  const timer = setInterval(() => {
    // Wallets of another namespace are installed when its network is chosen.
    for (const { id: walletId, name, script } of listPageWallets()) {
      const ids = written.get(walletId) ?? []
      written.set(walletId, ids)
      for (const [index, { method, params, outcome }] of script.log().entries()) {
        const id = ids[index]
        if (id === undefined) {
          ids[index] = log.add({ source: 'wallet', name: `${name}: ${method}`, detail: params, outcome })
        } else if (
          outcome !== 'pending' &&
          log.$entries.get().find((entry) => entry.id === id)?.outcome === 'pending'
        ) {
          log.update(id, { outcome })
        }
      }
    }
  }, POLL_INTERVAL_MS)
  return () => clearInterval(timer)
}
