import type { SandboxWallets } from './pageGlobals'
import type { PageSetup, WalletSetup } from './scriptTypes'

/**
 * Installs wallets once per top-level page: injected scripts run in every frame, also in a panel's, and may run twice.
 * Keeps wallets of other namespaces.
 */
export function installOncePerPage(id: string, install: () => Readonly<Record<string, object>>): void {
  if (!/^https?:$/.test(location.protocol) || globalThis.__sandboxWallets?.[id]) return
  const shown = Object.freeze({ ...globalThis.__sandboxWallets, ...install() })
  globalThis.__sandboxWallets = shown as SandboxWallets
}

export function installConfiguredWallets<Options extends { readonly id: string }, Wallet>(
  wallets: readonly Options[],
  { wallets: own = {}, mode, delay, next, announce, locked }: PageSetup,
  create: (options: Options & WalletSetup) => Wallet,
): Readonly<Record<string, Wallet>> {
  const forAll = Object.fromEntries(
    Object.entries({ mode, delay, next, announce, locked }).filter(([, value]) => value !== undefined),
  )
  return Object.fromEntries(
    wallets.map((options) => [options.id, create({ ...options, ...forAll, ...own[options.id] })]),
  )
}
