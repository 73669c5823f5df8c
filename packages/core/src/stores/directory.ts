import { atom } from 'nanostores'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/directory.js'

export interface DirectoryState {
  /** What has been loaded, page after page, each wallet once. */
  readonly wallets: readonly DirectoryWallet[]
  /** The last page that was loaded; 0 before the first. */
  readonly page: number
  /** How many the directory has. Undefined before the first page. */
  readonly count: number | undefined
}

/**
 * What the directory says for the first view: the site's featured wallets, and some that are recommended. While it is
 * `loading`, and when it is `late`, what it said last time.
 */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'late' | 'ready' | 'failed'
  readonly featured: readonly DirectoryWallet[]
  readonly recommended: readonly DirectoryWallet[]
  /** How many wallets the directory has for this page. Undefined until it has answered. */
  readonly count: number | undefined
}

const unasked: DirectoryState = { wallets: [], page: 0, count: undefined }

/** What has been heard from the wallet directory. */
export function createDirectoryStore() {
  const $suggestions = atom<Suggestions>({ status: 'idle', featured: [], recommended: [], count: undefined })
  const $pages = atom<Readonly<Record<string, DirectoryState>>>({})
  const known = new Map<string, DirectoryWallet>()
  const learn = (wallets: readonly DirectoryWallet[]) => {
    for (const wallet of wallets) known.set(wallet.id, wallet)
  }
  return {
    $suggestions,
    $pages,
    suggest(change: Partial<Suggestions>): void {
      const suggestions = { ...$suggestions.get(), ...change }
      learn([...suggestions.featured, ...suggestions.recommended])
      $suggestions.set(suggestions)
    },
    /** The pages of one namespace, or of all that the modal serves. */
    pages: (namespace?: Namespace): DirectoryState => $pages.get()[namespace ?? ''] ?? unasked,
    append(page: number, wallets: readonly DirectoryWallet[], count: number, namespace?: Namespace): void {
      const { wallets: before } = $pages.get()[namespace ?? ''] ?? unasked
      learn(wallets)
      $pages.set({ ...$pages.get(), [namespace ?? '']: { wallets: onlyOnce([...before, ...wallets]), page, count } })
    },
    learn,
    /** By id or reverse domain name, among all that has been heard of. */
    find(id: string): DirectoryWallet | undefined {
      return known.get(id) ?? [...known.values()].find(({ rdns }) => rdns === id)
    },
  }
}

/** The first of each id. */
export function onlyOnce(wallets: readonly DirectoryWallet[]): readonly DirectoryWallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
