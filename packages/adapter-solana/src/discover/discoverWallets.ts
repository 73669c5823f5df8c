import type { AdapterContext, Wallet } from '@foyer/core/adapter'
import { startWithSignal, toImageUrl, toUniqueWalletId } from '@foyer/core/internal/page'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaWallet } from '../options.js'
import type { DiscoveredWallet, Discovery } from './discovery.js'

const MAX_WALLETS = 1_000

/** Lists the user's Wallet Standard wallets and those of the app. Listens to `window` only while it has subscribers. */
export function discoverWallets({ signal: outer }: AdapterContext<'solana'>, own: readonly SolanaWallet[]): Discovery {
  const registered = new Set<StandardWallet>()
  const listeners = new Set<(wallets: readonly Wallet[]) => void>()
  let stop = () => {}

  const now = (): readonly DiscoveredWallet[] => {
    const result = new Map<string, DiscoveredWallet>()
    const add = (read: () => DiscoveredWallet | undefined, claim: (name: string) => string | undefined) => {
      try {
        const each = read()
        const id = each?.wallet.id && claim(each.wallet.id)
        // The modal itself uses the id `walletconnect`.
        if (each && id && id.toLowerCase() !== 'walletconnect')
          result.set(id, { ...each, wallet: { ...each.wallet, id } })
      } catch {
        // Wallets whose properties throw are not listed.
      }
    }
    // Two Wallet Standard wallets of the same name are listed as two.
    for (const each of registered) {
      add(
        () => readStandard(each),
        (name) => toUniqueWalletId(name, (id) => result.has(id)),
      )
    }
    // A wallet that the app passes is listed only if no Wallet Standard wallet has its name.
    for (const each of own) {
      add(
        () => readOwn(each),
        (name) => (result.has(name) ? undefined : name),
      )
    }
    return [...result.values()]
  }
  const wallets = () => now().map(({ wallet }) => wallet)
  const report = () => {
    for (const listener of listeners) listener(wallets())
  }
  const api = Object.freeze({
    register(...added: readonly StandardWallet[]) {
      for (const each of added) if (registered.size < MAX_WALLETS) registered.add(each)
      report()
      return () => {
        for (const each of added) registered.delete(each)
        report()
      }
    },
  })
  const start = (signal: AbortSignal) => {
    for (const each of own) signal.addEventListener('abort', each.watch(report))
    if (typeof window === 'undefined') return
    const addWallet = (event: Event) => {
      try {
        ;(event as CustomEvent<(to: typeof api) => void>).detail(api)
      } catch {}
    }
    window.addEventListener('wallet-standard:register-wallet', addWallet, { signal })
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }

  return {
    now,
    subscribe(listener) {
      if (!listeners.size) stop = startWithSignal(outer, start)
      listeners.add(listener)
      listener(wallets())
      return () => {
        if (listeners.delete(listener) && !listeners.size) stop()
      }
    },
  }
}

function readOwn(own: SolanaWallet): DiscoveredWallet | undefined {
  const described = own.describe()
  if (!described) return undefined
  const { name, icon } = described
  return { wallet: { id: name, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon) }, own }
}

function readStandard(standard: StandardWallet): DiscoveredWallet | undefined {
  const { name, icon, chains, features } = standard
  const isUsable =
    typeof name === 'string' &&
    'standard:connect' in features &&
    chains.some((chain) => chain.startsWith('solana:')) &&
    Object.keys(features).some((feature) => feature.startsWith('solana:sign'))
  return isUsable ? { wallet: { id: name, name, type: 'ANNOUNCED', imageUrl: toImageUrl(icon) }, standard } : undefined
}
