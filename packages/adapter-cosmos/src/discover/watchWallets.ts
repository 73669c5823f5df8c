import type { AdapterContext, Unsubscribe, Wallet } from '@foyer/core/adapter'
import { startWithSignal } from '@foyer/core/internal/page'
import type { DiscoveredWallet } from './findWallets.js'

export function watchWallets(
  adapterContext: AdapterContext<'cosmos'>,
  find: () => readonly DiscoveredWallet[],
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
  return startWithSignal(adapterContext.signal, (signal) => {
    if (typeof window !== 'undefined') {
      for (const event of ['DOMContentLoaded', 'load']) window.addEventListener(event, report, { signal })
    }
    report()
  })
}
