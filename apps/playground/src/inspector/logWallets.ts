import { pageWallets } from '../sandbox/pageWallets'
import type { Log } from './createLog'

/** A wallet keeps its own journal and tells nobody of it, so it is looked at. Milliseconds. */
const INTERVAL = 300

/** Writes down every request that reaches a sandbox wallet, and how it ended. Returns its undo. */
export function logWallets(log: Log): () => void {
  const written = new Map<string, number[]>()
  const timer = setInterval(() => {
    // Wallets of another namespace come when a network of it is chosen.
    for (const { id: walletId, name, script } of pageWallets()) {
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
  }, INTERVAL)
  return () => clearInterval(timer)
}
