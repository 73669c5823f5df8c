import type { FoundWallet } from './discovery.js'
import { type Introduction, toFound } from './toFound.js'

interface Announced extends Introduction {
  readonly features?: object
}

/**
 * The Wallet Standard's two events: the page says that it is ready, and hears wallets that come later. `found` gives an
 * undo for each wallet that was taken. Its own code, as the standard's package for pages is as large as this adapter.
 */
export function watchStandard(found: (wallet: FoundWallet) => () => void, signal: AbortSignal): void {
  const detail = {
    register(...announced: readonly Announced[]) {
      const undos = announced.flatMap(readWallet).map(found)
      return () => {
        for (const undo of undos) undo()
      }
    },
  }
  // A wallet that throws in here is the page's to see: the browser reports what a listener throws, and goes on.
  const listener = (event: CustomEventInit<(to: typeof detail) => void>) => event.detail?.(detail)
  window.addEventListener('wallet-standard:register-wallet', listener as EventListener, { signal })
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
}

function readWallet(source: Announced): FoundWallet[] {
  try {
    const { name, icon, features = {} } = source
    // Its name is its id; that of remote sessions is taken.
    return 'bitcoin:connect' in features && name !== 'walletconnect'
      ? toFound('ANNOUNCED', source, { id: name, name, icon })
      : []
  } catch {
    return []
  }
}
