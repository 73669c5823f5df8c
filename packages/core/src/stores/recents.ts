import { atom } from 'nanostores'
import { RECENT_WALLETS } from '../constants.js'

/** Ids of the wallets that were connected last, newest first. */
export function createRecentsStore() {
  const $recents = atom<readonly string[]>([])
  return {
    $recents,
    /** Puts in what was remembered; what was added since comes first. */
    recall: (ids: readonly string[]) =>
      $recents.set([...new Set([...$recents.get(), ...ids])].slice(0, RECENT_WALLETS)),
    add: (walletId: string) =>
      $recents.set([walletId, ...$recents.get().filter((id) => id !== walletId)].slice(0, RECENT_WALLETS)),
  }
}
