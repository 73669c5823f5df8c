import { atom } from 'nanostores'
import type { DirectoryWallet } from '../types/directory.js'

export interface DirectoryState {
  /** What has been loaded, page after page, each wallet once. */
  readonly wallets: readonly DirectoryWallet[]
  /** The last page that was loaded; 0 before the first. */
  readonly page: number
  /** How many the directory has. Undefined before the first page. */
  readonly count: number | undefined
}

/** The pages of the wallet directory. */
export function createDirectoryStore() {
  const $directory = atom<DirectoryState>({ wallets: [], page: 0, count: undefined })
  return {
    $directory,
    append(page: number, wallets: readonly DirectoryWallet[], count: number): void {
      const { wallets: before } = $directory.get()
      $directory.set({ wallets: onlyOnce([...before, ...wallets]), page, count })
    },
  }
}

/** The first of each id. */
export function onlyOnce(wallets: readonly DirectoryWallet[]): readonly DirectoryWallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
