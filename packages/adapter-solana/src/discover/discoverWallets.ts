import { type AdapterHost, claimId, toImageUrl, type Wallet, watchWhile } from '@foyer/core/adapter'
import type { Wallet as StandardWallet } from '@wallet-standard/base'
import type { SolanaWallet } from '../options.js'
import type { Discovery, FoundWallet } from './discovery.js'
import { readStandard } from './readStandard.js'

/** Who registers more wallets than this is not to be heard out. */
const MOST = 1_000

/**
 * Everything that can be connected in this browser: wallets that register by the Wallet Standard, by its two events, and
 * the page's own. Touches the page only while somebody listens.
 */
export function discoverWallets({ signal: outer }: AdapterHost<'solana'>, own: readonly SolanaWallet[]): Discovery {
  const registered = new Set<StandardWallet>()
  const listeners = new Set<(wallets: readonly Wallet[]) => void>()
  let stop = () => {}

  const now = (): readonly FoundWallet[] => {
    const found = new Map<string, FoundWallet>()
    const add = (read: () => FoundWallet | undefined, claim: (name: string) => string | undefined) => {
      try {
        const each = read()
        const id = each?.wallet.id && claim(each.wallet.id)
        // Core has its own row for wallets on other devices.
        if (each && id && id.toLowerCase() !== 'walletconnect')
          found.set(id, { ...each, wallet: { ...each.wallet, id } })
      } catch {
        // One that throws when it is looked at is no wallet to offer.
      }
    }
    // Two that register with one name are two: which of them has the name is not for us to say.
    for (const each of registered) {
      add(
        () => readStandard(each),
        (name) => claimId(name, (id) => found.has(id)),
      )
    }
    // A wallet of the site's own is for users whose wallet does not register by itself.
    for (const each of own) {
      add(
        () => readOwn(each),
        (name) => (found.has(name) ? undefined : name),
      )
    }
    return [...found.values()]
  }
  const wallets = () => now().map(({ wallet }) => wallet)
  const report = () => {
    for (const listener of listeners) listener(wallets())
  }
  const api = Object.freeze({
    register(...added: readonly StandardWallet[]) {
      for (const each of added) if (registered.size < MOST) registered.add(each)
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
    const meet = (event: Event) => {
      try {
        ;(event as CustomEvent<(to: typeof api) => void>).detail(api)
      } catch {
        // Whatever this was, it brought no wallet.
      }
    }
    window.addEventListener('wallet-standard:register-wallet', meet, { signal })
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  }

  return {
    now,
    subscribe(listener) {
      if (!listeners.size) stop = watchWhile(outer, start)
      listeners.add(listener)
      listener(wallets())
      return () => {
        if (listeners.delete(listener) && !listeners.size) stop()
      }
    },
  }
}

function readOwn(own: SolanaWallet): FoundWallet | undefined {
  const described = own.describe()
  if (!described) return undefined
  const { name, icon } = described
  return { wallet: { id: name, name, type: 'EXTERNAL', imageUrl: toImageUrl(icon) }, own }
}
