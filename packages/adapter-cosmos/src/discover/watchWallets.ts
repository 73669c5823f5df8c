import { type AdapterHost, type Unsubscribe, type Wallet, watchWhile } from '@foyer/core/adapter'
import type { FoundWallet } from './findWallets.js'

/** Reports the wallets, and again when one comes while the page loads: Keplr's own documents say to wait for that. */
export function watchWallets(
  host: AdapterHost<'cosmos'>,
  find: () => readonly FoundWallet[],
  listener: (wallets: readonly Wallet[]) => void,
): Unsubscribe {
  let before: string | undefined
  const report = () => {
    const wallets = find().map(({ wallet }) => wallet)
    const now = wallets.map(({ id }) => id).join()
    if (now === before) return
    before = now
    listener(wallets)
  }
  return watchWhile(host.signal, (signal) => {
    if (typeof window !== 'undefined') {
      for (const event of ['DOMContentLoaded', 'load']) window.addEventListener(event, report, { signal })
    }
    report()
  })
}
