import type { DiscoveredWallet } from './discovery.js'
import { toDiscoveredWallets, type UntrustedWalletInfo } from './toDiscoveredWallets.js'

interface Announced extends UntrustedWalletInfo {
  readonly features?: object
}

/** Implements the Wallet Standard's two events, because its package is as large as this adapter. */
export function watchStandardWallets(result: (wallet: DiscoveredWallet) => () => void, signal: AbortSignal): void {
  const detail = {
    register(...announced: readonly Announced[]) {
      const undos = announced.flatMap(readWallet).map(result)
      return () => {
        for (const undo of undos) undo()
      }
    },
  }
  const listener = (event: CustomEventInit<(to: typeof detail) => void>) => event.detail?.(detail)
  window.addEventListener('wallet-standard:register-wallet', listener as EventListener, { signal })
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
}

function readWallet(source: Announced): DiscoveredWallet[] {
  try {
    const { name, icon, features = {} } = source
    // The modal itself uses the id `walletconnect`.
    return 'bitcoin:connect' in features && name !== 'walletconnect'
      ? toDiscoveredWallets('ANNOUNCED', source, { id: name, name, icon })
      : []
  } catch {
    return []
  }
}
