import type { Namespace } from '@foyer/core'
import {
  type DirectoryWallet,
  isModalError,
  type ModalContext,
  offersDirectory,
  track,
  WALLET_SEARCH_PAGE,
} from '@foyer/core/ui'
import { searchWallets } from '@foyer/core/ui/wallets'
import { useEffect, useState } from 'react'

export interface WalletSearch {
  /** What the answer is about. */
  readonly search: string
  readonly status: 'searching' | 'found' | 'failed'
  readonly wallets: readonly DirectoryWallet[]
  /** How many the directory has that fit, shown or not. */
  readonly count: number
  readonly error?: unknown
}

const nothing: WalletSearch = { search: '', status: 'found', wallets: [], count: 0 }

/** What the directory finds. A newer search replaces an older one, whose answer is not shown any more. */
export function useWalletSearch(context: ModalContext, given: string, namespace: Namespace | undefined) {
  const search = given.trim()
  const [result, setResult] = useState<WalletSearch>(nothing)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask
  useEffect(() => {
    if (!search || !offersDirectory(context)) {
      setResult({ ...nothing, search })
      return
    }
    const late = new AbortController()
    setResult({ search, status: 'searching', wallets: [], count: 0 })
    searchWallets(context, { search, namespace, signal: late.signal }).then(
      ({ wallets, count }) => {
        setResult({ search, status: 'found', wallets, count: wallets.length < WALLET_SEARCH_PAGE ? 0 : count })
        track(context, 'SEARCH_WALLET', { search })
      },
      (error: unknown) => {
        if (!late.signal.aborted && !isModalError(error, 'ABORTED')) {
          setResult({ search, status: 'failed', wallets: [], count: 0, error })
        }
      },
    )
    return () => late.abort()
  }, [context, search, namespace, tries])
  return { ...result, again: () => setTries((count) => count + 1) }
}
