import type { WalletRow } from '@foyer/core/ui'

/** The wallets of a list as they stand in it. */
export interface WalletList {
  readonly wallets: readonly WalletRow[]
  /** Places after them: for wallets that are on their way, or of which none came. */
  readonly places: number
  /** Whether wallets are on their way. */
  readonly isComing: boolean
  /** Whether a code stands above them. */
  readonly scans: boolean
  /** Wallets that are not in this browser any more, by id. */
  readonly gone: readonly string[]
}

/** What came since, in a list that must not move: wallets keep their place, and new ones take those that are free. */
export function holdList(shown: WalletList, now: WalletList): WalletList {
  const stay = shown.wallets.map((wallet) => now.wallets.find(({ id }) => id === wallet.id) ?? wallet)
  const fresh = now.wallets.filter(({ id }) => !stay.some((wallet) => wallet.id === id)).slice(0, shown.places)
  // What the directory does not recommend any more can be connected all the same.
  const gone = stay.filter((wallet) => wallet.namespaces.length > 0 && !now.wallets.some(({ id }) => id === wallet.id))
  return {
    wallets: [...stay, ...fresh],
    places: shown.places - fresh.length,
    isComing: now.isComing,
    scans: shown.scans,
    gone: gone.map(({ id }) => id),
  }
}
