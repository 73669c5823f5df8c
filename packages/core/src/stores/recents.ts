import { atom } from 'nanostores'
import { RECENT_WALLETS } from '../constants.js'

/** Ids of the wallets that were connected last, newest first. */
export function createRecentsStore(initial: readonly string[]) {
  const $recents = atom<readonly string[]>(initial.slice(0, RECENT_WALLETS))
  return {
    $recents,
    add: (walletId: string) =>
      $recents.set([walletId, ...$recents.get().filter((id) => id !== walletId)].slice(0, RECENT_WALLETS)),
  }
}
