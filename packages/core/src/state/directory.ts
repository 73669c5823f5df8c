import { atom } from 'nanostores'
import type { Namespace } from '../types/caip.js'
import type { DirectoryWallet } from '../types/wallet.js'

export interface DirectoryState {
  readonly wallets: readonly DirectoryWallet[]
  /** Number of the last page that was loaded, from 1; 0 if none was. */
  readonly page: number
  /** Number of wallets in the whole directory. Undefined until the first page has loaded. */
  readonly count: number | undefined
}

/**
 * Featured and recommended wallets. While the directory has not answered (`loading`, `late`), these are the ones of the
 * last visit.
 */
export interface WalletSuggestions {
  readonly status: 'idle' | 'loading' | 'late' | 'ready' | 'failed'
  readonly featured: readonly DirectoryWallet[]
  readonly recommended: readonly DirectoryWallet[]
  /** Number of wallets that the directory can recommend. Excludes featured ones. */
  readonly recommendedCount?: number | undefined
  readonly count: number | undefined
}

const unasked: DirectoryState = { wallets: [], page: 0, count: undefined }

export function createDirectoryStore() {
  const $suggestions = atom<WalletSuggestions>({ status: 'idle', featured: [], recommended: [], count: undefined })
  const $pages = atom<Readonly<Record<string, DirectoryState>>>({})
  const known = new Map<string, DirectoryWallet>()
  const learn = (wallets: readonly DirectoryWallet[]) => {
    for (const wallet of wallets) known.set(wallet.id, wallet)
  }
  return {
    $suggestions,
    $pages,
    suggest(change: Partial<WalletSuggestions>): void {
      const suggestions = { ...$suggestions.get(), ...change }
      learn([...suggestions.featured, ...suggestions.recommended])
      $suggestions.set(suggestions)
    },
    pages: (namespace?: Namespace): DirectoryState => $pages.get()[namespace ?? ''] ?? unasked,
    append(page: number, wallets: readonly DirectoryWallet[], count: number, namespace?: Namespace): void {
      const { wallets: before } = $pages.get()[namespace ?? ''] ?? unasked
      learn(wallets)
      $pages.set({
        ...$pages.get(),
        [namespace ?? '']: { wallets: dropDuplicateWallets([...before, ...wallets]), page, count },
      })
    },
    learn,
    find(id: string): DirectoryWallet | undefined {
      return known.get(id) ?? [...known.values()].find(({ rdns }) => rdns === id)
    },
  }
}

export function dropDuplicateWallets(wallets: readonly DirectoryWallet[]): readonly DirectoryWallet[] {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}
