import type { SandboxWallet } from '@foyer/sandbox/wallets'
import type { Log } from './createLog'

/** A wallet keeps its own journal and tells nobody of it, so it is looked at. Milliseconds. */
const INTERVAL = 300

/** Writes down every request that reaches a sandbox wallet, and how it ended. Returns its undo. */
export function logWallets(wallets: readonly SandboxWallet[], log: Log): () => void {
  const written = new Map(wallets.map(({ info }) => [info.rdns, [] as number[]]))
  const timer = setInterval(() => {
    for (const { info, script } of wallets) {
      const ids = written.get(info.rdns) ?? []
      const requests = script.log()
      for (const [index, { method, params, outcome }] of requests.entries()) {
        const id = ids[index]
        if (id === undefined) {
          ids[index] = log.add({ source: 'wallet', name: `${info.name}: ${method}`, detail: params, outcome })
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
