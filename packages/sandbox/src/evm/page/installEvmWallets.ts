import testAccounts from '../../testAccounts.json'
import { KITEWING_ICON, LANTERN_ICON, NORTHBEAM_ICON } from '../../wallet/icons'
import type { SandboxWallets } from '../../wallet/pageGlobals'
import type { PageSetup } from '../../wallet/scriptTypes'
import type { EvmPageWalletOptions, LoadRpcUrls, RpcUrls } from '../../wallet/types'
import { createEvmWallet } from './createEvmWallet'

// Three wallets that differ like real ones: in where the panel is drawn and when its host is added.
const WALLETS: readonly Omit<EvmPageWalletOptions, 'rpcUrls'>[] = [
  { ...testAccounts.wallets.lantern, icon: LANTERN_ICON, accent: '#b4540a', panel: 'shadow' },
  { ...testAccounts.wallets.kitewing, icon: KITEWING_ICON, accent: '#2f5be0', panel: 'iframe' },
  { ...testAccounts.wallets.northbeam, icon: NORTHBEAM_ICON, accent: '#3f609b', panel: 'shadow', panelHost: 'early' },
]

export interface InstalledWallets {
  /** By rdns. */
  readonly wallets: SandboxWallets
  destroy(): void
}

/** Installs Lantern, Kitewing and Northbeam in a page. */
export function installEvmWallets(rpcUrls: RpcUrls | LoadRpcUrls, setup: PageSetup = {}): InstalledWallets {
  const { wallets: own = {}, ...forAll } = setup
  const entries = WALLETS.map((options) => {
    const merged = { ...forAll, ...own[options.rdns] }
    return [options.rdns, createEvmWallet({ ...options, ...merged, rpcUrls, setup: merged })] as const
  })
  return {
    wallets: Object.freeze(Object.fromEntries(entries)),
    destroy(): void {
      for (const [, wallet] of entries) wallet.destroy()
    },
  }
}
