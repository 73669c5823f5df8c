import { atom, computed } from 'nanostores'
import { RECENT_WALLETS } from '../constants.js'
import type { RecentWallet } from '../types/wallet.js'

/** The wallets that were connected last, newest first. */
export function createRecentsStore() {
  const $wallets = atom<readonly RecentWallet[]>([])
  const take = (wallets: readonly RecentWallet[]) => {
    const seen = new Set<string>()
    $wallets.set(wallets.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, RECENT_WALLETS))
  }
  return {
    $wallets,
    /** Their ids. */
    $recents: computed($wallets, (wallets) => wallets.map(({ id }) => id)),
    /** Puts in what was remembered; what was added since comes first. */
    recall: (wallets: readonly RecentWallet[]) => take([...$wallets.get(), ...wallets]),
    add: (wallet: RecentWallet) => take([wallet, ...$wallets.get()]),
    remove: (id: string) => $wallets.set($wallets.get().filter((wallet) => wallet.id !== id)),
    find: (id: string): RecentWallet | undefined => $wallets.get().find((wallet) => wallet.id === id),
  }
}
