import type { AdapterHost, Unsubscribe, Wallet } from '@foyer/core/adapter'
import type { FoundWallet } from './findWallets.js'

/** Reports the wallets, and again when one comes while the page loads: Keplr's own documents say to wait for that. */
export function watchWallets(
  host: AdapterHost<'cosmos'>,
  find: () => readonly FoundWallet[],
  listener: (wallets: readonly Wallet[]) => void,
): Unsubscribe {
  const end = new AbortController()
  let before: string | undefined
  const report = () => {
    const wallets = find().map(({ wallet }) => wallet)
    const now = wallets.map(({ id }) => id).join()
    if (now === before) return
    before = now
    listener(wallets)
  }
  if (typeof window !== 'undefined') {
    const signal = AbortSignal.any([end.signal, host.signal])
    for (const event of ['DOMContentLoaded', 'load']) window.addEventListener(event, report, { signal })
  }
  report()
  return () => end.abort()
}
