import { atom, computed } from 'nanostores'
import type { RecentWallet } from '../types/wallet.js'

const MAX_RECENT_WALLETS = 2

export function createRecentWalletsStore() {
  const $wallets = atom<readonly RecentWallet[]>([])
  const take = (wallets: readonly RecentWallet[]) => {
    const seen = new Set<string>()
    $wallets.set(wallets.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, MAX_RECENT_WALLETS))
  }
  return {
    $wallets,
    $recents: computed($wallets, (wallets) => wallets.map(({ id }) => id)),
    recall: (wallets: readonly RecentWallet[]) => take([...$wallets.get(), ...wallets]),
    add: (wallet: RecentWallet) => take([wallet, ...$wallets.get()]),
    remove: (id: string) => $wallets.set($wallets.get().filter((wallet) => wallet.id !== id)),
    find: (id: string): RecentWallet | undefined => $wallets.get().find((wallet) => wallet.id === id),
  }
}
