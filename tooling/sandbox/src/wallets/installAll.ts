import type { SandboxWallets } from './pageGlobals'
import type { PageSetup, WalletSetup } from './scriptTypes'

/**
 * Injected scripts run in every frame, the empty one of a wallet's own panel included, and may run twice in a page. The
 * wallets of another namespace may be there already.
 */
export function showInPage(id: string, install: () => Readonly<Record<string, object>>): void {
  if (!/^https?:$/.test(location.protocol) || globalThis.__sandboxWallets?.[id]) return
  const shown = Object.freeze({ ...globalThis.__sandboxWallets, ...install() })
  globalThis.__sandboxWallets = shown as SandboxWallets
}

/** The wallets of a namespace, by id, each as the page asked for all of them and for this one. */
export function installAll<Options extends { readonly id: string }, Wallet>(
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
